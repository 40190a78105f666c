import Foundation
import Geometry
import Scene
import Testing
import Typography

@testable import HeadlessUIKit

@MainActor
@Suite struct AttributedTextTests {
  private let font = UIFont.systemFont(ofSize: 22)

  @Test func sizesAreSumsOfAdvances() {
    let size = "Hello, world".size(withAttributes: [.font: font])
    #expect(abs(size.width - 15700 * interUnit) < 1e-9)
    #expect(abs(size.height - 22 * 2444 / 2048) < 1e-9)
    #expect("x".size().height == UIFont.systemFont(ofSize: 12).lineHeight)
  }

  @Test func boundingRectsWrap() {
    let text = NSString(string: "The quick brown fox jumps over the lazy dog")
    let wide = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
    let wrapped = text.boundingRect(
      with: wide,
      options: .usesLineFragmentOrigin,
      attributes: [.font: font],
      context: nil
    )
    #expect(wrapped.width <= 120)
    #expect(abs(wrapped.height - 5 * font.lineHeight) < 1e-9)
    let single = text.boundingRect(with: wide, attributes: [.font: font], context: nil)
    #expect(abs(single.height - font.lineHeight) < 1e-9)
    #expect(abs(single.minY + font.ascender) < 1e-9)
  }

  @Test func numbersOfEveryTypeAreRead() {
    let widths = [2, 2.0, CGFloat(2), Float(2), NSNumber(value: 2)].map { (kern: Any) in
      "ab".size(withAttributes: [.font: font, .kern: kern]).width
    }
    let plain = "ab".size(withAttributes: [.font: font, .kern: 0]).width
    #expect(widths.allSatisfy { $0 > plain + 3.9 && $0 == widths[0] })
  }

  @Test func tabStopsAreInOrder() {
    let style = NSMutableParagraphStyle()
    let defaults: [CGFloat] = (1...12).map { CGFloat(28 * $0) }
    #expect(style.tabStops.map(\.location) == defaults)
    #expect(style.values.style.tabStops.isEmpty)
    let stops: [NSTextTab] = [70, 30].map { NSTextTab(textAlignment: .left, location: $0) }
    style.tabStops = []
    stops.forEach(style.addTabStop)
    #expect(style.tabStops == [stops[1], stops[0]])
    #expect(style.values.style.tabStops == [30, 70])
    let middle = NSTextTab(textAlignment: .center, location: 50)
    style.addTabStop(middle)
    #expect(style.values.style.tabStops[1] == TabStop(50, alignment: .center))
    style.removeTabStop(middle)
    style.removeTabStop(stops[1])
    #expect(style.tabStops == [stops[0]])
  }

  @Test func paragraphStylesAreValuesThatCopy() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.alignment = .center
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style && copy.hash == style.hash)
    style.lineSpacing = 5
    #expect(copy.lineSpacing == 4 && copy != style)
    let mutable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    mutable.setParagraphStyle(style)
    #expect(mutable.lineSpacing == 5)
    #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
  }

  @Test func paragraphStylesSpaceLines() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 6
    style.minimumLineHeight = 40
    let size = NSAttributedString(
      string: "a\nb",
      attributes: [.font: font, .paragraphStyle: style]
    ).size()
    #expect(abs(size.height - 86) < 1e-9)
  }

  @Test func linesAndBackgroundsAreRectangles() throws {
    let text = NSAttributedString(
      string: "ab",
      attributes: [
        .font: font, .foregroundColor: UIColor.red, .backgroundColor: UIColor.green,
        .underlineStyle: NSUnderlineStyle.single.rawValue,
        .strikethroughStyle: NSUnderlineStyle.double.rawValue,
        .strikethroughColor: UIColor.blue,
      ]
    )
    let content = drawn { text.draw(at: CGPoint(x: 10, y: 20)) }
    guard case .text(let runs) = content else {
      Issue.record("nothing was drawn")
      return
    }
    let (behind, front) = (
      runs.decorations.filter(\.isBehindGlyphs), runs.decorations.filter { !$0.isBehindGlyphs }
    )
    #expect(behind.map(\.color) == [UIColor.green.value])
    #expect(behind[0].rect.origin == CGPoint(x: 10, y: 20))
    #expect(front.map(\.color) == [UIColor.red, .blue, .blue].map(\.value))
    #expect(abs(front[0].rect.midY - (20 + font.ascender + 464 * interUnit)) < 1e-9)
    #expect(runs.runs[0].origin.x == 10)
  }

  @Test func strokesAndShadowsAreKept() throws {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 4
    shadow.shadowColor = UIColor.blue
    let text = NSAttributedString(
      string: "a",
      attributes: [.font: font, .strokeWidth: -10, .shadow: shadow]
    )
    let content = drawn { text.draw(in: CGRect(x: 0, y: 0, width: 99, height: 99)) }
    guard case .text(let runs) = content else {
      Issue.record("nothing was drawn")
      return
    }
    #expect(runs.runs[0].outline?.width == 2.2)
    #expect(runs.runs[0].color.alpha == 1)
    #expect(runs.runs[0].shadow?.radius == 2)
  }

  @Test func anAttributeCanBeReplaced() {
    let text = NSMutableAttributedString(string: "abc", attributes: [.font: font])
    let larger = UIFont.systemFont(ofSize: 44)
    text.addAttribute(.font, value: larger, range: NSRange(location: 0, length: 2))
    text.addAttribute(.font, value: larger, range: NSRange(location: 0, length: 3))
    #expect(text.size().height == larger.lineHeight)
  }

  @Test func aSplitEmojiDoesNotBreakTheSpans() {
    let text = NSMutableAttributedString(string: "a😀b")
    text.addAttribute(.kern, value: 1, range: NSRange(location: 1, length: 2))
    text.addAttribute(
      .font,
      value: font,
      range: NSRange(location: 3, length: 1)
    )
    #expect(text.size().height == font.lineHeight)
  }
}
