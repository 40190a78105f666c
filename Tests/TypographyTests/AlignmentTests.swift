import Foundation
import Geometry
import Testing

@testable import Typography

@Suite struct AlignmentTests {
  private func lines(
    _ alignment: TextAlignment,
    _ text: String = samples[0],
    width: Double = 150
  ) throws -> [TextLine] {
    try TextLayout(
      StyledText(text, .inter { $0.alignment = alignment }),
      in: TextFrame(width: width)
    ).lines
  }

  @Test func leftLinesBeginAtTheLeft() throws {
    #expect(try lines(.left).allSatisfy { $0.frame.minX == 0 })
    #expect(try lines(.natural).allSatisfy { $0.frame.minX == 0 })
  }

  @Test func rightLinesEndAtTheRight() throws {
    #expect(try lines(.right).allSatisfy { abs($0.frame.maxX - 150) < 1e-9 })
    #expect(try lines(.natural, samples[4]).allSatisfy { abs($0.frame.maxX - 150) < 1e-9 })
  }

  @Test func centeredLinesHaveEqualMargins() throws {
    #expect(try lines(.center).allSatisfy { abs($0.frame.minX + $0.frame.maxX - 150) < 1e-9 })
  }

  @Test func justifiedLinesFillTheWidthButTheLast() throws {
    let lines = try lines(.justified)
    for line in lines.dropLast() where line.runs.contains(where: { $0.glyphs.text.contains(" ") }) {
      #expect(abs(line.advance - 150) < 1e-9)
    }
    #expect(try #require(lines.last).advance < 140)
  }

  @Test func withoutAWidthLinesAlignInTheWidestOne() throws {
    let layout = try TextLayout(
      StyledText("wide line\nx", .inter { $0.alignment = .right })
    )
    #expect(layout.lines.allSatisfy { abs($0.frame.maxX - layout.size.width) < 1e-9 })
    #expect(layout.lines[1].frame.minX > 0)
  }

  @Test func alignmentDoesNotChangeTheSize() throws {
    let sizes = try TextAlignment.allCases.map { alignment in
      try TextLayout(
        StyledText("wide line\nx", .inter { $0.alignment = alignment }),
        in: TextFrame(width: 300)
      ).size
    }
    #expect(Set(sizes.map { "\($0)" }).count == 1)
  }
}
