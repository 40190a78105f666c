import Foundation
import HeadlessUIKit
import Scene
import Testing

@MainActor
@Suite struct GradientColorTests {
  private let stage = Stage(device: .iPhoneSE)

  @Test func gradientsTakeCGColorsOnly() {
    let gradient = CAGradientLayer()
    stage.window.layer.addSublayer(gradient)
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    #expect(gradient.colors?.count == 2 && stage.faults.isEmpty)
    gradient.colors = [UIColor.red, UIColor.blue]
    #expect((gradient.colors ?? []).isEmpty)
    #expect(stage.faults.map(\.kind) == [.misuse])
    gradient.colors = nil
    #expect(stage.faults.count == 1)
  }
}
