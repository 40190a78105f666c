import Foundation
import Geometry
import Testing

@testable import Typography

@Suite struct OutlineTests {
  private func outline(_ text: String) throws -> Path {
    let run = try #require(try TextLayout(StyledText(text, .inter())).lines.first?.runs.first)
    return run.glyphs.glyphs[0].outline
  }

  /// The charstring of `l` as fontTools reads it.
  @Test func outlinesAreInFontUnits() throws {
    #expect(
      try outline("l").elements == [
        .move(CGPoint(x: 452, y: 2048)), .line(CGPoint(x: 216, y: 2048)),
        .line(CGPoint(x: 216, y: 0)), .line(CGPoint(x: 452, y: 0)),
        .line(CGPoint(x: 452, y: 2048)), .close,
      ]
    )
  }

  @Test func trueTypeCurvesStayQuadratic() throws {
    let hasQuads = try outline("ㅣ").elements.contains {
      if case .quad = $0 { true } else { false }
    }
    #expect(hasQuads)
  }

  @Test func aSpaceHasNoOutline() throws {
    #expect(try outline(" ").isEmpty)
  }

  @Test func outlinesDoNotDependOnTheSize() throws {
    let small = try TextLayout(StyledText("g", .inter(size: 9))).lines[0].runs[0].glyphs
    let large = try TextLayout(StyledText("g", .inter(size: 90))).lines[0].runs[0].glyphs
    #expect(small.glyphs[0].outline == large.glyphs[0].outline)
    #expect(small.unitsPerEm == 2816)
  }
}
