import CoreGraphics
import Foundation
import Geometry
import HeadlessUIKit
import Scene
import Testing

/// Core Text's lines and frames, which stand in a space whose y points up.
@MainActor
@Suite struct CoreTextTests {
  private let font = UIFont.systemFont(ofSize: 20)
  private let all = CFRangeMake(0, 0)

  private func text(_ string: String, _ more: [NSAttributedString.Key: Any] = [:])
    -> NSAttributedString
  {
    NSAttributedString(string: string, attributes: more.merging([.font: font]) { own, _ in own })
  }

  private func frame(_ string: String, _ size: CGSize) -> CTFrame {
    let path = CGPath(rect: CGRect(origin: CGPoint(x: 5, y: 7), size: size), transform: nil)
    let setter = CTFramesetterCreateWithAttributedString(text(string))
    return CTFramesetterCreateFrame(setter, all, path, nil)
  }

  private func lines(of frame: CTFrame) -> [CTLine] {
    CTFrameGetLines(frame).compactMap { $0 as? CTLine }
  }

  @Test func aFrameIsAsLargeAsTheText() {
    let string = text("One two three four five")
    let setter = CTFramesetterCreateWithAttributedString(string)
    let limit = CGSize(width: 90, height: CGFloat.greatestFiniteMagnitude)
    var fitting = CFRange()
    let size = CTFramesetterSuggestFrameSizeWithConstraints(setter, all, nil, limit, &fitting)
    let bounds = string.boundingRect(with: limit, options: .usesLineFragmentOrigin, context: nil)
    #expect(size == bounds.size)
    #expect(fitting == CFRangeMake(0, string.length))
  }

  @Test func linesHaveTheirOriginsFromTheBottom() {
    let frame = frame("One\nTwo", CGSize(width: 100, height: 100))
    #expect(CFArrayGetCount(CTFrameGetLines(frame)) == 2)
    var origins = [CGPoint](repeating: .zero, count: 2)
    CTFrameGetLineOrigins(frame, all, &origins)
    #expect(abs(origins[0].y - (100 - font.ascender)) < 0.5)
    #expect(abs(origins[0].y - origins[1].y - font.lineHeight) < 0.5)
    var second = CGPoint.zero
    CTFrameGetLineOrigins(frame, CFRangeMake(1, 1), &second)
    #expect(second == origins[1])
    #expect(lines(of: frame).map { CTLineGetStringRange($0).location } == [0, 4])
  }

  @Test func linesWithoutRoomAreLeftOut() {
    let frame = frame("One\nTwo", CGSize(width: 100, height: 30))
    #expect(lines(of: frame).count == 1)
    // The next frame begins behind the line end.
    #expect(CTFrameGetVisibleStringRange(frame) == CFRangeMake(0, 4))
    #expect(lines(of: self.frame("One", CGSize(width: 100, height: 10))).isEmpty)
  }

  @Test func aPartOfTheTextIsSet() {
    let setter = CTFramesetterCreateWithAttributedString(text("One two"))
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 50), transform: nil)
    let frame = CTFramesetterCreateFrame(setter, CFRangeMake(4, 0), path, nil)
    #expect(lines(of: frame).map(CTLineGetStringRange) == [CFRangeMake(4, 3)])
    #expect(CTFrameGetStringRange(frame) == CFRangeMake(4, 3))
  }

  @Test func pagesFollowEachOtherToTheEnd() {
    let string = text("One\r\nTwo three\n\nFour\n")
    let setter = CTFramesetterCreateWithAttributedString(string)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 70, height: 30), transform: nil)
    var (starts, start) = ([Int](), 0)
    while start < string.length, starts.count < 9 {
      starts.append(start)
      let frame = CTFramesetterCreateFrame(setter, CFRangeMake(start, 0), path, nil)
      start += CTFrameGetVisibleStringRange(frame).length
    }
    #expect(starts == [0, 5, 9, 15, 16])
    #expect(start == string.length)
  }

  @Test func nothingIsBehindTheEnd() {
    let setter = CTFramesetterCreateWithAttributedString(text("One two"))
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 50), transform: nil)
    let frame = CTFramesetterCreateFrame(setter, CFRangeMake(4, 99), path, nil)
    #expect(CTFrameGetStringRange(frame) == CFRangeMake(4, 3))
    let empty = CTFramesetterCreateFrame(setter, CFRangeMake(99, 0), path, nil)
    #expect(lines(of: empty).isEmpty)
  }

  /// Foundation on Linux cannot compare such runs.
  @Test func neighboursMayDifferInTheirFontsAlone() {
    let string = NSMutableAttributedString(string: "ab", attributes: [.font: font])
    string.append(text("c", [.font: UIFont.systemFont(ofSize: 40)]))
    let line = CTLineCreateWithAttributedString(string)
    #expect(CTLineGetStringRange(line) == CFRangeMake(0, 3))
    let setter = CTFramesetterCreateWithAttributedString(string)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    let frame = CTFramesetterCreateFrame(setter, CFRangeMake(1, 0), path, nil)
    #expect(lines(of: frame).map(CTLineGetStringRange) == [CFRangeMake(1, 2)])
  }

  /// The glyphs of a context, and where they stand in its base space.
  private func glyphs(in context: CGContext) -> [(origin: CGPoint, up: CGFloat, ink: Ink)] {
    var transforms = [CGAffineTransform.identity]
    return context.commands.compactMap { command in
      let last = transforms[transforms.count - 1]
      switch command {
      case .save: transforms.append(last)
      case .restore: transforms.removeLast()
      case .concatenate(let more): transforms[transforms.count - 1] = more.concatenating(last)
      case .glyphs(_, let origin, let ink): return (origin.applying(last), last.d, ink)
      default: break
      }
      return nil
    }
  }

  @Test func aFrameIsDrawnUprightWhereYPointsUp() throws {
    let context = CGContext(canvas: CGRect(x: 0, y: 0, width: 200, height: 100), scale: 1)
    context.translateBy(x: 0, y: 100)
    context.scaleBy(x: 1, y: -1)
    CTFrameDraw(frame("One", CGSize(width: 100, height: 50)), context)
    let run = try #require(glyphs(in: context).first)
    #expect(run.up == 1)
    #expect(abs(run.origin.x - 5) < 0.001)
    // The box ends 57 above the bottom.
    #expect(abs(run.origin.y - (100 - 57 + font.ascender)) < 0.5)
  }

  @Test func aLineIsDrawnAtTheTextPosition() throws {
    let context = CGContext(canvas: CGRect(x: 0, y: 0, width: 200, height: 100), scale: 1)
    let line = CTLineCreateWithAttributedString(text("One"))
    context.textPosition = CGPoint(x: 30, y: 40)
    CTLineDraw(line, context)
    // In a view's space it stands on its head, unless the text matrix turns it.
    context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
    CTLineDraw(line, context)
    let runs = glyphs(in: context)
    #expect(runs.map(\.up) == [-1, 1])
    #expect(runs.map(\.origin) == [CGPoint(x: 30, y: 40), .zero])
  }

  @Test func colorsHaveCoreTextsNames() throws {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let key = NSAttributedString.Key(rawValue: kCTForegroundColorAttributeName)
    let context = CGContext(canvas: CGRect(x: 0, y: 0, width: 99, height: 99), scale: 1)
    CTLineDraw(CTLineCreateWithAttributedString(text("One", [key: red])), context)
    #expect(glyphs(in: context).first?.ink == .color(Color(red: 1, green: 0, blue: 0)))
  }

  @Test func aLineHasMeasures() {
    let line = CTLineCreateWithAttributedString(text("One two"))
    var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(0))
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    #expect(abs(width - text("One two").size().width) < 0.001)
    #expect((ascent, descent) == (font.ascender, -font.descender))
    #expect(CTLineGetGlyphCount(line) == 7)
    #expect(CTLineGetOffsetForStringIndex(line, 0, nil) == 0)
    #expect(abs(CTLineGetOffsetForStringIndex(line, 7, nil) - width) < 0.001)
    let third = CTLineGetOffsetForStringIndex(line, 3, nil)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: third + 0.5, y: 0)) == 3)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 999, y: 0)) == 7)
  }

  @Test func anEmptyLineIsNothing() {
    let line = CTLineCreateWithAttributedString(NSAttributedString())
    #expect(CTLineGetTypographicBounds(line, nil, nil, nil) == 0)
    #expect(CTLineGetStringRange(line) == CFRangeMake(0, 0))
  }
}
