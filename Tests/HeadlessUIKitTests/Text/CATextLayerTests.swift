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

  @Test func theTextSaysHowLargeItIs() {
    let line = layer { _ in }.preferredFrameSize()
    let wrapped = layer { $0.isWrapped = true }.preferredFrameSize()
    #expect(line.width > 100 && wrapped.width <= 100)
    // Four words in four lines, the last of which the bounds do not show.
    #expect(abs(wrapped.height - line.height * 4) < 1)
    #expect(layer { $0.string = nil }.preferredFrameSize() == .zero)
    let plain = CALayer()
    plain.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
    plain.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(plain.preferredFrameSize() == CGSize(width: 20, height: 40))
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

  struct Change: Sendable, CustomStringConvertible {
    let description: String
    let apply: @Sendable (CATextLayer) -> Void
  }

  nonisolated static let changes = [
    Change(description: "string") { $0.string = "Other" },
    Change(description: "font") { $0.font = UIFont.boldSystemFont(ofSize: 9) },
    Change(description: "size") { $0.fontSize = 9 },
    Change(description: "color") { $0.foregroundColor = .black },
    Change(description: "wrapping") { $0.isWrapped = true },
    Change(description: "truncation") { $0.truncationMode = .end },
    Change(description: "alignment") { $0.alignmentMode = .center },
    Change(description: "bounds") { $0.bounds.size.width = 50 },
  ]

  /// Each property shows, so each draws the text again.
  @Test(arguments: changes) func eachPropertyDrawsTheTextAgain(change: Change) {
    let layer = layer { _ in }
    layer.displayIfNeeded()
    #expect(!layer.needsDisplay())
    change.apply(layer)
    #expect(layer.needsDisplay())
  }

  @Test func copiesLookAlike() {
    let font = UIFont.boldSystemFont(ofSize: 9)
    let other = layer {
      ($0.font, $0.isWrapped, $0.foregroundColor) = (font, true, .black)
      ($0.truncationMode, $0.alignmentMode) = (.middle, .justified)
    }
    let copy = CATextLayer(layer: other)
    #expect(copy.string as? String == "The quick brown fox" && copy.font as? UIFont === font)
    #expect(copy.isWrapped && copy.truncationMode == .middle && copy.alignmentMode == .justified)
    #expect(copy.fontSize == 22 && copy.foregroundColor == .black)
  }

  /// A font of UIKit, or a name; the size is the layer's own.
  @Test func theFontIsTakenInTheSizeOfTheLayer() throws {
    let fonts: [(Any?, String)] = [
      (nil, "Inter-Regular"), (UIFont.boldSystemFont(ofSize: 9), "Inter-SemiBold"),
      ("Inter-Bold", "Inter-Bold"), (CGFont("Inter-Italic"), "Inter-Italic"), (7, "Inter-Regular"),
    ]
    for (font, name) in fonts {
      let run = try #require(layer { $0.font = font }.shownText?.runs.first)
      #expect(run.glyphs.font == name && run.glyphs.size == 22)
    }
  }

  @Test func everyKindOfStringIsDrawn() throws {
    let strings: [Any] = [
      "ab", NSString(string: "ab"), NSAttributedString(string: "ab"),
      NSMutableAttributedString(string: "ab"),
    ]
    for string in strings {
      let shown = layer {
        ($0.string, $0.foregroundColor) = (string, .black)
      }
      #expect(shown.shownText?.text == "ab")
    }
    let nothing: [Any?] = [nil, "", NSAttributedString(string: ""), 7]
    for string in nothing { #expect(layer { $0.string = string }.shownText == nil) }
  }

  @Test func alignmentPlacesTheText() throws {
    func start(_ mode: CATextLayerAlignmentMode) throws -> CGFloat {
      let layer = layer { ($0.string, $0.alignmentMode) = ("x", mode) }
      return try #require(layer.shownText?.runs.first).origin.x
    }
    let (left, center, right) = (try start(.left), try start(.center), try start(.right))
    #expect(left == 0 && right > 80 && abs(2 * center - right) < 1e-9)
    let (natural, justified) = (try start(.natural), try start(.justified))
    #expect(natural == 0 && justified == 0)
  }

  @Test func theMiddleMayBeLeftOut() throws {
    let parts = try #require(layer { $0.truncationMode = .middle }.shownText).text
    #expect(parts.hasPrefix("T") && parts.hasSuffix("x") && parts.contains("…"))
    let whole = try #require(layer { _ in }.shownText).text
    #expect(!whole.contains("…"))
  }

  /// What lies below the layer is left out only where the text is wrapped.
  @Test func onlyWrappedTextEndsAtTheBottom() throws {
    func lines(isWrapped: Bool) throws -> Int {
      let tall = layer {
        ($0.string, $0.isWrapped) = ("a\nb\nc\nd\ne\nf", isWrapped)
      }
      return Set(try #require(tall.shownText).runs.map(\.origin.y)).count
    }
    // A line of 22 points is more than 26 high.
    #expect(try lines(isWrapped: true) == 3)
    #expect(try lines(isWrapped: false) == 6)
  }

  @Test func aViewMayHaveATextLayer() {
    final class TextView: UIView {
      override class var layerClass: AnyClass { CATextLayer.self }
    }
    #expect(TextView().layer is CATextLayer)
  }
}
