import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct MixedContentsTests {
  private func image(_ color: UIColor) -> CGImage? {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }.cgImage
  }

  @Test(.evidence(.reported))
  func oneImageDissolvesIntoTheNext() throws {
    let stage = Stage(device: .iPhone15)
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.contents = image(.red)
    stage.window.layer.addSublayer(layer)
    stage.window.isHidden = false
    try stage.settle()
    let film = try stage.record {
      let change = CABasicAnimation(keyPath: "contents")
      change.fromValue = layer.contents
      change.duration = 1
      layer.contents = image(.blue)
      layer.add(change, forKey: nil)
    }
    func amount(_ frame: Frame) -> Double? {
      for node in frame.scene.root.subtree {
        if case .mix(let mix) = node.layer.content, case .uniform(let share) = mix.amount {
          return share
        }
      }
      return nil
    }
    let half = try #require(film.frames.first { $0.time >= 0.5 })
    let share = try #require(amount(half))
    #expect(abs(share - 0.5) < 0.02)
    #expect(film.frames.last.flatMap(amount) == nil)
  }
}
