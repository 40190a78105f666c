import Foundation
import Geometry
import Testing

@testable import Typography

@Suite struct LineBreakTests {
  @Test(arguments: [LineBreakMode.wordWrap, .charWrap], samples)
  func linesFitAndTogetherHoldTheText(mode: LineBreakMode, text: String) throws {
    let styled = StyledText(text, .inter { $0.lineBreakMode = mode })
    for width in stride(from: 45.0, through: 400, by: 31) {
      let layout = try TextLayout(styled, in: TextFrame(width: width))
      #expect(!layout.isTruncated)
      #expect(layout.widest <= width + 1e-6, "\(layout.shown)")
      let kept = layout.shown.joined().unicodeScalars.filter { !$0.properties.isWhitespace }
      let wanted = text.unicodeScalars.filter { !$0.properties.isWhitespace }
      #expect(kept.map(\.value).sorted() == wanted.map(\.value).sorted())
    }
  }

  @Test(arguments: samples)
  func aTextFitsInTheSizeItWasMeasuredToHave(text: String) throws {
    let styled = StyledText(text, .inter())
    for width in stride(from: 50.0, through: 500, by: 41) {
      let measured = try TextLayout(styled, in: TextFrame(width: width))
      let frame = TextFrame(width: measured.size.width, height: measured.size.height)
      let again = try TextLayout(styled, in: frame)
      #expect(again.shown == measured.shown)
      #expect(again.size == measured.size)
    }
  }

  @Test func wordsStayWholeWhereTheyFit() throws {
    let layout = try TextLayout(StyledText(samples[0], .inter()), in: TextFrame(width: 120))
    #expect(
      layout.shown == ["The quick", "brown fox", "jumps over", "the lazy", "dog"]
    )
  }

  @Test func aWordThatDoesNotFitIsBroken() throws {
    let layout = try TextLayout(StyledText(samples[5], .inter()), in: TextFrame(width: 100))
    #expect(layout.lines.count > 2)
    #expect(layout.shown.joined() == samples[5])
  }

  @Test func everyLineHoldsACharacter() throws {
    let text = "ne\u{301}e"
    let layout = try TextLayout(StyledText(text, .inter()), in: TextFrame(width: 0))
    #expect(layout.shown == ["n", "e\u{301}", "e"])
  }

  @Test func hangulBreaksBetweenSyllables() throws {
    let styled = StyledText("안녕하세요", .inter())
    let layout = try TextLayout(styled, in: TextFrame(width: 22 * 2.5))
    #expect(layout.shown == ["안녕", "하세", "요"])
  }

  @Test(arguments: [
    ("a\nb", 2), ("a\n", 1), ("a\n\n", 2), ("\n", 1), ("a\r\nb", 2), ("a\u{2028}b", 2),
    ("a\u{2029}b\u{85}c", 3), ("", 0), (" ", 1),
  ])
  func lineEnds(text: String, count: Int) throws {
    #expect(try TextLayout(StyledText(text, .inter())).lines.count == count)
  }

  @Test func rangesCountInUTF16() throws {
    let layout = try TextLayout(StyledText("a😀\r\nbé\n\nc", .inter()))
    #expect(layout.lines.map(\.range) == [0..<3, 5..<7, 8..<8, 9..<10])
  }

  @Test func wrappedRangesTouch() throws {
    let layout = try TextLayout(StyledText(samples[0], .inter()), in: TextFrame(width: 120))
    for (one, next) in zip(layout.lines, layout.lines.dropFirst()) {
      #expect(one.range.upperBound == next.range.lowerBound)
    }
    #expect(layout.lines.last?.range.upperBound == samples[0].utf16.count)
  }

  @Test func whiteSpaceAtTheEndOfAWrappedLineHangs() throws {
    let width = try TextLayout(StyledText("The quick", .inter())).size.width
    let layout = try TextLayout(
      StyledText("The quick   fox", .inter()),
      in: TextFrame(width: width)
    )
    #expect(layout.shown == ["The quick", "fox"])
  }

  @Test func whiteSpaceAtTheEndOfATextIsMeasured() throws {
    let bare = try TextLayout(StyledText("ab", .inter())).size.width
    let spaced = try TextLayout(StyledText("ab ", .inter())).size.width
    #expect(abs(spaced - bare - 792 * unit) < 1e-9)
  }

  /// Guards against reading what Pango says of a text as if it had not stopped at the zero.
  @Test func aZeroIsOneMoreCharacter() throws {
    let text = "ab\0cd\0"
    let layout = try TextLayout(StyledText(text, .inter()), in: TextFrame(width: 300))
    #expect(layout.lines.last?.range.upperBound == text.utf16.count)
  }
}
