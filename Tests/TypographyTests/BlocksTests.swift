import Foundation
import Geometry
import Testing

@testable import Typography

@Suite struct BlocksTests {
  @Test func eachRunIsOneBar() throws {
    let layout = try TextLayout(StyledText("Hello world", .inter(size: 10)), from: .blocks)
    let run = try #require(layout.lines.first?.runs.first)
    #expect(run.glyphs.glyphs.count == 1)
    let bar = run.glyphs.glyphs[0].outline.bounds
    #expect(abs(bar.width * 10 / run.glyphs.unitsPerEm - run.width) < 1e-9)
    #expect(bar.minY == 0)
    #expect(abs(run.width - (10 * 6 + 3)) < 1e-9)
  }

  @Test(arguments: samples)
  func blocksAreBrokenAndShortenedLikeText(text: String) throws {
    let styled = StyledText(text, .inter { $0.lineBreakMode = .truncatingTail })
    let layout = try TextLayout(
      styled,
      in: TextFrame(width: 120, maximumLines: 1),
      from: .blocks
    )
    #expect(layout.isTruncated)
    #expect(layout.widest <= 120 + 1e-6)
    #expect(layout.missing.isEmpty)
  }

  @Test func noFontIsNeeded() throws {
    #expect(try FontFingerprint(of: .blocks).entries.isEmpty)
    #expect(abs(try Font(size: 10).metrics(from: .blocks).lineHeight - 11.93359375) < 1e-9)
  }

  @Test(
    arguments: [
      ("a", 600), (" ", 300), ("\u{301}", 0), ("\u{200b}", 0), ("\u{10ff}", 600),
      ("\u{1100}", 1000), ("\u{11ff}", 1000), ("\u{1200}", 600), ("\u{3042}", 1000),
      ("\u{ac00}", 1000), ("\u{ff60}", 1000), ("\u{ff61}", 600), ("\u{1f600}", 1000),
      ("\u{1fb00}", 600), ("\u{20000}", 1000),
    ] as [(String, Double)]
  )
  func blocksAreAsWideAsTheirKind(text: String, advance: Double) {
    let request = ShapingRequest(
      scalars: text.unicodeScalars.map(\.value),
      range: 0..<1,
      script: .latin,
      isRightToLeft: false,
      features: []
    )
    #expect(Blocks.shape(request).map(\.advance) == [advance])
  }
}
