import Bitmap
import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct UILabelTests {
  private let stage = Stage()

  private func label(_ text: String, lines: Int = 1, width: CGFloat = 0) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 200))
    label.font = .systemFont(ofSize: 22)
    label.text = text
    label.numberOfLines = lines
    stage.window.addSubview(label)
    return label
  }

  private func origin(_ label: UILabel) throws -> CGPoint {
    try #require(label.layer.shownText?.runs.first).origin
  }

  @Test func aLabelIsAsLargeAsItsTextOnWholePixels() {
    // 15700 units are 122.66 points, a line is 26.254; the screen has 3 pixels to a point.
    #expect(abs(label("Hello, world").intrinsicContentSize.width - 368.0 / 3) < 1e-9)
    #expect(abs(label("Hello, world").intrinsicContentSize.height - 79.0 / 3) < 1e-9)
    #expect(UILabel().intrinsicContentSize == .zero)
  }

  @Test(.rule("text.line-metrics", .documented))
  func `a line of body text is 20⅓ points high, the baseline at its ascender`()
    throws
  {
    let label = label("Hello, world")
    label.font = .systemFont(ofSize: 17)
    label.sizeToFit()
    #expect(abs(label.bounds.height - 61.0 / 3) < 1e-9)
    #expect(abs(try origin(label).y - 16.1865234375) < 1e-9)
  }

  @Test func aLabelThatFitsShowsAllOfItsText() {
    for text in ["Hello, world", "AVATAR To. We", "안녕하세요 세계", "سلام عليكم"] {
      let label = label(text)
      label.sizeToFit()
      #expect(label.layer.shownText?.text == text)
    }
  }

  @Test func severalLinesKeepTheWidth() {
    let text = "The quick brown fox jumps over the lazy dog"
    let wrapped = label(text, lines: 0)
    #expect(wrapped.sizeThatFits(CGSize(width: 120, height: 0)).height > 5 * 26)
    #expect(wrapped.sizeThatFits(CGSize(width: 120, height: 0)).width <= 120)
    #expect(label(text, lines: 2).sizeThatFits(CGSize(width: 120, height: 0)).height < 54)
    #expect(label(text).sizeThatFits(CGSize(width: 120, height: 0)).width > 400)
    wrapped.preferredMaxLayoutWidth = 120
    #expect(wrapped.intrinsicContentSize == wrapped.sizeThatFits(CGSize(width: 120, height: 0)))
  }

  @Test func textThatDoesNotFitIsShortened() throws {
    let shown = try #require(label("The quick brown fox", width: 100).layer.shownText).text
    #expect(shown.hasPrefix("The") && shown.hasSuffix("…"))
    let middle = label("The quick brown fox", width: 100)
    middle.lineBreakMode = .byTruncatingMiddle
    let parts = try #require(middle.layer.shownText).text.split(separator: "…")
    #expect(parts.count == 2)
  }

  @Test func textStandsInTheMiddleOfTheHeight() throws {
    let label = label("x", width: 100)
    // (200 − 26.254) / 2 is 86.87, on whole pixels 86⅔; the ascender is 20.947.
    #expect(abs(try origin(label).y - (260.0 / 3 + 22 * 1950 / 2048.0)) < 1e-9)
    let baselines = try #require(label.textBaselines)
    let y = try origin(label).y
    #expect(abs(baselines.first - y) < 1e-9)
    // One baseline, measured from the top and from the bottom.
    #expect(abs(baselines.first + baselines.last - 200) < 1e-9)
  }

  @Test func alignmentMovesTheText() throws {
    let label = label("Hello, world", width: 300)
    label.textAlignment = .right
    #expect(abs(try origin(label).x - (300 - 15700 * interUnit)) < 1e-9)
    label.textAlignment = .center
    #expect(abs(try origin(label).x - (300 - 15700 * interUnit) / 2) < 1e-9)
  }

  @Test func aSmallerFontIsChosenWhenTheTextMayShrink() throws {
    let label = label("Hello, world", width: 100)
    label.adjustsFontSizeToFitWidth = true
    let run = try #require(label.layer.shownText?.runs.first)
    #expect(run.glyphs.text == "Hello, world")
    let smallestThatFits: CGFloat = 22 * 100 / 123 * 0.98
    #expect(run.glyphs.size < 22 && run.glyphs.size > smallestThatFits)
    label.minimumScaleFactor = 0.95
    #expect(label.layer.shownText?.text.hasSuffix("…") == true)
    let smallest = try #require(label.layer.shownText?.runs.first).glyphs.size
    #expect(abs(smallest - 22 * 0.95) < 1e-9)
  }

  @Test(.evidence(.documented)) func shrunkTextStaysOnItsBaseline() throws {
    let label = label("Hello, world", width: 100)
    label.adjustsFontSizeToFitWidth = true
    let size = Double(try #require(label.layer.shownText?.runs.first).glyphs.size)
    // As in the label that is not shrunk.
    let (top, ascender) = (260.0 / 3, 1950 / 2048.0)
    func baseline() throws -> Double { Double(try origin(label).y) }
    #expect(size < 22)
    #expect(abs(try baseline() - (top + 22 * ascender)) < 1e-9)
    label.baselineAdjustment = .none
    #expect(abs(try baseline() - (top + size * ascender)) < 1e-9)
    label.baselineAdjustment = .alignCenters
    let centred = try baseline()
    #expect(centred > top + size * ascender && centred < top + 22 * ascender)
    // What fits is where it was.
    label.frame.size.width = 300
    #expect(abs(try baseline() - (top + 22 * ascender)) < 1e-9)
  }

  @Test func colorsComeFromTheLabelsState() throws {
    let label = label("x", width: 50)
    label.textColor = .red
    label.highlightedTextColor = .blue
    #expect(label.layer.shownText?.runs[0].color == UIColor.red.value)
    label.isHighlighted = true
    #expect(label.layer.shownText?.runs[0].color == UIColor.blue.value)
    label.isHighlighted = false
    label.isEnabled = false
    #expect(label.layer.shownText?.runs[0].color.alpha == 0.5)
    label.shadowColor = .green
    #expect(label.layer.shownText?.runs[0].shadow?.offset == CGSize(width: 0, height: -1))
  }

  @Test func theTintColorIsThatOfTheLabel() {
    let label = label("a", width: 300)
    label.tintColor = .green
    label.textColor = .tintColor
    #expect(label.layer.shownText?.runs[0].color == UIColor.green.value)
  }

  @Test func attributesWinOverTheLabel() throws {
    let label = label("", width: 300)
    let text = NSMutableAttributedString(string: "ab")
    text.addAttributes(
      [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red],
      range: NSRange(location: 0, length: 1)
    )
    label.attributedText = text
    let runs = try #require(label.layer.shownText).runs
    #expect(runs.map(\.glyphs.font) == ["Inter-SemiBold", "Inter-Regular"])
    #expect(runs.map(\.glyphs.size) == [30, 22])
    #expect(runs.map(\.color) == [UIColor.red.value, UIColor.black.value])
    #expect(label.text == "ab")
    label.textColor = .blue
    #expect(try #require(label.layer.shownText).runs.allSatisfy { $0.color == UIColor.blue.value })
    label.text = "plain"
    // [D] The label has taken over the style of the first letter.
    #expect(label.layer.shownText?.runs.map(\.glyphs.size) == [30])
  }

  @Test func textRectHugsTheText() {
    let label = label("Hello, world", width: 300)
    label.textAlignment = .right
    let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
    #expect(abs(rect.maxX - 300) < 0.5 && abs(rect.height - 79.0 / 3) < 1e-9)
    label.text = nil
    #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).size == .zero)
  }

  @Test func drawingIsWhereASubclassPutsIt() throws {
    final class Padded: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 0)))
      }
    }
    let padded = Padded(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    padded.text = "x"
    #expect(try origin(padded).x == 12)
  }

  @Test func aLabelTakesPartInAFrame() throws {
    _ = label("In the frame", width: 200)
    let film = try stage.record(for: 0, fps: 60) {}
    let frame = try #require(film.frames.last)
    #expect("\(frame.scene)".contains("text=\"In the frame\""))
  }

  @Test func aMissingCharacterIsReported() throws {
    _ = label("a\u{13000}", width: 100).layer.shownText
    #expect(stage.faults.map(\.sentence) == ["no font here draws “\u{13000}” (U+13000)"])
  }

  /// Each character of each label was reported.
  @Test func aMissingScriptIsReportedOnce() {
    for text in ["\u{13000}\u{13001}\u{13002}", "\u{13003}", "\u{13000}"] {
      _ = label(text, width: 100).layer.shownText
    }
    let sentence = "no font here draws “\u{13000}” (U+13000) and 2 more of its script"
    #expect(stage.faults.map(\.sentence) == [sentence])
  }

  @Test func missingIconsAreReportedTextByText() {
    for text in ["\u{f8ff0}\u{f8ff1}", "\u{f8ff2}", "\u{f8ff2}"] {
      _ = label(text, width: 100).layer.shownText
    }
    let sentences = ["no font here draws U+F8FF0 and 1 more", "no font here draws U+F8FF2"]
    #expect(stage.faults.map(\.sentence) == sentences)
  }

  @Test func emojiAreDrawnAsPictures() throws {
    let runs = try #require(label("a😀", width: 100).layer.shownText).runs
    #expect(runs.map(\.pictures.count) == [0, 1])
    #expect(runs[1].pictures[0].bitmap.width == 136 && runs[1].pictures[0].bitmap.height == 128)
    #expect(stage.faults.isEmpty)
  }
}
