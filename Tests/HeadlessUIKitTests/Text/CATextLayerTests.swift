import Foundation
import Geometry
import Scene
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

  @Test func aViewMayHaveATextLayer() {
    final class TextView: UIView {
      override class var layerClass: AnyClass { CATextLayer.self }
    }
    #expect(TextView().layer is CATextLayer)
  }
}
