import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct CATextLayerTests {
  private func layer(_ change: (CATextLayer) -> Void) -> CATextLayer {
    let layer = CATextLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.string = "The quick brown fox"
    layer.fontSize = 22
    change(layer)
    return layer
  }

  @Test func textBeginsAtTheTop() throws {
    let run = try #require(layer { _ in }.shownText?.runs.first)
    #expect(abs(run.origin.y - 22 * 1950 / 2048) < 1e-9)
    #expect(run.color == UIColor.white.value)
    #expect(run.glyphs.text.hasPrefix("The quick"))
  }

  @Test func truncationShortens() throws {
    let end = try #require(layer { $0.truncationMode = .end }.shownText).text
    #expect(end.hasSuffix("…"))
    let start = try #require(layer { $0.truncationMode = .start }.shownText).text
    #expect(start.hasPrefix("…") && start.hasSuffix("fox"))
  }

  @Test func wrappedTextHasLines() throws {
    let wrapped = layer { $0.isWrapped = true }
    let lines = Set(try #require(wrapped.shownText).runs.map(\.origin.y))
    #expect(lines.count == 3)
  }

  @Test func alignmentMovesTheText() throws {
    let right = layer {
      $0.string = "x"
      $0.alignmentMode = .right
    }
    let run = try #require(right.shownText?.runs.first)
    #expect(run.origin.x > 80)
  }

  @Test func sizeAndColorAreDefaultsUntilTheyAreSet() {
    let layer = CATextLayer()
    #expect(layer.fontSize == 36 && layer.foregroundColor == .white)
    layer.foregroundColor = nil
    #expect(layer.foregroundColor == nil)
    layer.setValue(20, forKey: "fontSize")
    #expect(layer.fontSize == 20)
    #expect(CATextLayer(layer: layer).fontSize == 20)
  }

  /// By themselves, as those of other layers without a view are.
  @Test(.evidence(.documented))
  func changesOfSizeAndColorAreAnimated() throws {
    let stage = Stage(device: .iPhone15)
    let layer = layer { $0.foregroundColor = .black }
    stage.window.layer.addSublayer(layer)
    stage.advance(by: 0)
    #expect(layer.animationKeys() == nil)
    (layer.fontSize, layer.foregroundColor) = (44, .white)
    #expect(layer.animationKeys()?.sorted() == ["fontSize", "foregroundColor"])
    stage.advance(by: 0.125)
    let shown = try #require(layer.presentation())
    #expect(shown.fontSize > 22 && shown.fontSize < 44)
    let red = try #require(layer.shownText?.runs.first).color.red
    #expect(red > 0 && red < 1)
    #expect(layer.fontSize == 44)
    stage.advance(by: 1)
    #expect(layer.animationKeys() == nil)
    #expect(try #require(layer.shownText?.runs.first).color.red == 1)
  }

  @Test func anAnimationOfTheSizeDrawsAtEveryRefresh() throws {
    let stage = Stage(device: .iPhone15)
    let layer = layer { _ in }
    stage.window.layer.addSublayer(layer)
    stage.advance(by: 0)
    let animation = CABasicAnimation(keyPath: "fontSize")
    (animation.fromValue, animation.toValue, animation.duration) = (10, 30, 1)
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(animation, forKey: nil)
    stage.advance(by: 0.5)
    #expect(layer.presentation()?.fontSize == 20)
    let run = try #require(layer.shownText?.runs.first)
    // As large as at the last refresh.
    #expect(abs(run.origin.y - 20 * 1950 / 2048) < 0.4)
    #expect(stage.faults.isEmpty)
  }

  @Test func aViewMayHaveATextLayer() {
    final class TextView: UIView {
      override class var layerClass: AnyClass { CATextLayer.self }
    }
    #expect(TextView().layer is CATextLayer)
  }
}
