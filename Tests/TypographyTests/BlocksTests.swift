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
}
