import Foundation
import Geometry
import QuartzCore
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The status bar above a screen that has stepped back behind a sheet, on black.
@MainActor
@Suite struct SteppedBackBarTests {
  private let stage = Stage(device: .iPhone15)
  private let root = UIViewController()

  init() {
    stage.systemBars = [.statusBar, .homeIndicator]
    stage.show(root)
  }

  private var bar: CALayer { stage.statusBar.view.layer }

  private func lightness(of layer: CALayer) -> CGFloat? {
    (layer as? CAShapeLayer)?.fillColor?.components?.first
  }

  /// The lightness of the bar's marks: 0 is black.
  private var model: CGFloat? { bar.sublayers?.compactMap(lightness).first }
  private var presented: CGFloat? {
    bar.sublayers?.compactMap { $0.presentation().flatMap(lightness) }.first
  }

  @Test(.rule("presentation.step-back", .reported))
  func itTurnsWhiteWithTheSheetAndBlackWithItsDismissal() throws {
    #expect(model == 0)
    root.present(UIViewController(), animated: true)
    stage.advance(by: 0.1)
    #expect(model == 1)
    let rising = try #require(presented)
    #expect(0 < rising && rising < 1)
    stage.advance(by: 1)
    #expect(presented == 1)
    #expect(stage.homeIndicator.view.backgroundColor == .black, "which is on the sheet")
    root.dismiss(animated: true)
    #expect(model == 0)
    stage.advance(by: 1)
    #expect(presented == 0)
  }

  @Test(arguments: [true, false])
  func aLowerSheetLeavesItBlackUntilItIsLarge(animated: Bool) {
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    root.present(sheet, animated: animated)
    stage.advance(by: 1)
    #expect(model == 0)
    sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    stage.advance(by: 1)
    #expect(model == 1)
  }

  @Test func aFullScreenOverTheSheetDecidesForItself() {
    let sheet = UIViewController()
    root.present(sheet, animated: false)
    stage.advance(by: 0)
    #expect(model == 1)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    sheet.present(cover, animated: false)
    stage.advance(by: 0.1)
    #expect(model == 0)
    sheet.dismiss(animated: false)
    stage.advance(by: 0.1)
    #expect(model == 1)
  }

  @Test func anAlertLeavesItAsItIs() {
    root.present(
      UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert),
      animated: false
    )
    stage.advance(by: 0.1)
    #expect(model == 0)
  }
}
