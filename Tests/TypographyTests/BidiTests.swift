import Foundation
import Geometry
import Testing

@testable import Typography

@Suite struct BidiTests {
  /// hb-shape on NotoSansHebrew: final mem, vav (10 units to the left), lamed, shin.
  @Test func hebrewRunsFromRightToLeft() throws {
    let layout = try TextLayout(StyledText("שלום", .inter(size: 10)))
    let run = try #require(layout.lines.first?.runs.first)
    #expect(run.glyphs.font == "NotoSansHebrew-Regular")
    let ends = run.glyphs.glyphs.map { Double($0.position.x) }
    for (end, expected) in zip(ends, [0, 6.74, 9.75, 14.97]) {
      #expect(abs(end - expected) < 1e-9)
    }
    #expect(abs(run.width - 22.27) < 1e-9)
  }

  /// hb-shape on NotoSansArabic: meem 484, lam-alef 599, seen 784 units.
  @Test func arabicJoins() throws {
    let layout = try TextLayout(StyledText("سلام", .inter(size: 10)))
    let run = try #require(layout.lines.first?.runs.first)
    #expect(run.glyphs.glyphs.count == 3)
    #expect(abs(run.width - 18.67) < 1e-9)
  }

  @Test func arabicStaysJoinedWhereALineBreaks() throws {
    let text = "سلامسلام"
    let layout = try TextLayout(
      StyledText(text, .inter(size: 10) { $0.lineBreakMode = .charWrap }),
      in: TextFrame(width: 16)
    )
    let whole = try TextLayout(StyledText(text, .inter(size: 10)))
    try #require(layout.lines.count > 1)
    let parts = layout.lines.reduce(0) { $0 + $1.advance }
    #expect(abs(parts - whole.size.width) < 1e-9)
  }

  @Test func mixedTextIsPutInTheOrderOfTheEye() throws {
    let layout = try TextLayout(StyledText("abc שלום def", .inter()))
    #expect(layout.shown == ["abc שלום def"])
    let rightToLeft = StyledText("abc שלום def", .inter { $0.direction = .rightToLeft })
    let runs = try #require(try TextLayout(rightToLeft).lines.first).runs
    #expect(
      runs.map { $0.glyphs.text.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        == ["def", "שלום", "abc"]
    )
  }

  @Test func numbersInRightToLeftTextRunFromLeftToRight() throws {
    let runs = try #require(try TextLayout(StyledText("שלום 123 עולם", .inter())).lines.first).runs
    let texts = runs.map { $0.glyphs.text.trimmingCharacters(in: .whitespaces) }
    #expect(texts.filter { !$0.isEmpty } == ["עולם", "123", "שלום"])
  }

  @Test func runsTouchFromLeftToRight() throws {
    for sample in samples {
      for line in try TextLayout(StyledText(sample, .inter()), in: TextFrame(width: 150)).lines {
        var pen = Double(line.frame.minX)
        for run in line.runs {
          #expect(abs(run.origin.x - pen) < 1e-9)
          pen += run.width
        }
        #expect(abs(pen - line.frame.maxX) < 1e-9)
      }
    }
  }
}
