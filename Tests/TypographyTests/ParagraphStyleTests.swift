import Foundation
import Geometry
import Testing

@testable import Typography

@Suite struct ParagraphStyleTests {
  private func layout(
    _ text: String,
    width: Double = .infinity,
    style: (inout ParagraphStyle) -> Void
  ) throws -> TextLayout {
    try TextLayout(StyledText(text, .inter(style: style)), in: TextFrame(width: width))
  }

  /// The system font's lines: 1950 above the baseline and 494 below, of 2048 to an em.
  private let natural = 22 * (1950 + 494) / 2048.0

  @Test func aParagraphIsSetPlainly() {
    let style = ParagraphStyle()
    let lengths = [
      style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore, style.headIndent,
      style.firstLineHeadIndent, style.tailIndent, style.minimumLineHeight,
      style.maximumLineHeight, style.lineHeightMultiple,
    ]
    #expect(lengths.allSatisfy { $0 == 0 })
    #expect(style.tabInterval == 28 && style.tabStops.isEmpty)
    #expect(style.alignment == .natural && style.direction == .natural)
    #expect(style.lineBreakMode == .wordWrap)
  }

  @Test func linesAreAsHighAsTheirFont() throws {
    let layout = try layout("a\nb") { _ in }
    #expect(abs(layout.size.height - 2 * natural) < 1e-9)
    #expect(abs(layout.firstBaseline - 22 * 1950 / 2048) < 1e-9)
    #expect(abs(layout.lastBaseline - layout.firstBaseline - natural) < 1e-9)
  }

  @Test func lineSpacingStandsBetweenLines() throws {
    let layout = try layout("a\nb\nc") { $0.lineSpacing = 5 }
    #expect(abs(layout.size.height - 3 * natural - 10) < 1e-9)
  }

  @Test func paragraphSpacingStandsBetweenParagraphs() throws {
    let layout = try layout("a\u{2028}b\nc\nd") {
      $0.paragraphSpacing = 7
      $0.paragraphSpacingBefore = 2
    }
    #expect(abs(layout.size.height - 4 * natural - 2 * 9) < 1e-9)
  }

  @Test func aHigherLineGrowsAboveItsBaseline() throws {
    let taller = try layout("a") { $0.minimumLineHeight = 40 }
    #expect(abs(taller.size.height - 40) < 1e-9)
    #expect(abs(taller.firstBaseline - (40 - 22 * 494 / 2048.0)) < 1e-9)
    let doubled = try layout("a") { $0.lineHeightMultiple = 2 }
    #expect(abs(doubled.size.height - 2 * natural) < 1e-9)
    let lower = try layout("a") { $0.maximumLineHeight = 20 }
    #expect(abs(lower.size.height - 20) < 1e-9)
    #expect(abs(lower.firstBaseline - (20 - 22 * 494 / 2048.0)) < 1e-9)
  }

  @Test func indentsNarrowTheLines() throws {
    let layout = try layout(samples[0], width: 200) {
      $0.firstLineHeadIndent = 30
      $0.headIndent = 12
      $0.tailIndent = -20
    }
    #expect(layout.lines[0].frame.minX == 30)
    #expect(layout.lines.dropFirst().allSatisfy { $0.frame.minX == 12 })
    #expect(layout.lines.allSatisfy { $0.frame.maxX <= 180 + 1e-6 })
  }

  @Test func aPositiveTailIndentCountsFromTheLeadingEdge() throws {
    let layout = try layout(samples[0], width: 300) { $0.tailIndent = 120 }
    #expect(layout.lines.allSatisfy { $0.frame.maxX <= 120 + 1e-6 })
    #expect(layout.lines.count == 5)
  }

  @Test func rightToLeftIndentsAreAtTheRight() throws {
    let layout = try layout(samples[4], width: 300) { $0.firstLineHeadIndent = 25 }
    #expect(abs(layout.lines[0].frame.maxX - 275) < 1e-9)
  }

  @Test func tabsGoToTheNextStop() throws {
    let layout = try layout("a\tb\tc") { $0.tabInterval = 50 }
    let starts = layout.lines[0].runs.filter { $0.glyphs.text != "\t" }.map { $0.origin.x }
    #expect(starts == [0, 50, 100])
  }

  @Test func ownStopsComeBeforeThoseAtRegularDistances() throws {
    let layout = try layout("a\tb\tc\td") {
      ($0.tabStops, $0.tabInterval) = ([30, 70], 50)
    }
    let starts = layout.lines[0].runs.filter { $0.glyphs.text != "\t" }.map { $0.origin.x }
    #expect(starts == [0, 30, 70, 100])
  }

  /// The edges of the text behind each tab, as far as it is one run.
  private func edges(_ text: String, _ stops: [TabStop]) throws -> [(start: Double, end: Double)] {
    let line = try layout(text) { $0.tabStops = stops }.lines[0]
    return line.runs.indices.dropFirst().filter { line.runs[$0 - 1].glyphs.text == "\t" }.map {
      let next = line.runs.indices.contains($0 + 1) ? line.runs[$0 + 1].origin.x : line.frame.maxX
      return (line.runs[$0].origin.x, next)
    }
  }

  @Test func textEndsAtRightStopsAndIsCentredAtOthers() throws {
    let stops = [TabStop(90, alignment: .center), TabStop(200, alignment: .right)]
    let edges = try edges("a\tmiddle\tend", stops)
    try #require(edges.count == 2)
    let middle = (edges[0].start + edges[0].end) / 2
    #expect(abs(middle - 90) < 1e-9)
    #expect(edges[1].start > edges[0].end && abs(edges[1].end - 200) < 1e-9)
  }

  @Test func numbersHaveTheirPointsAtTheStop() throws {
    let stop = TabStop(100, alignment: .right, terminators: CharacterSet(charactersIn: "."))
    let plain = try edges("\t12", [TabStop(100, alignment: .right)])
    let decimal = try edges("\t12.75", [stop])
    let whole = try edges("\t12", [stop])
    #expect(abs(plain[0].start - decimal[0].start) < 0.5 && decimal[0].end > 110)
    #expect(whole[0].start == plain[0].start && abs(whole[0].end - 100) < 1e-9)
  }

  @Test func textWithoutRoomBeforeItsStopBeginsAtOnce() throws {
    let edges = try edges("abcdefgh\twxyzwxyzwxyz", [TabStop(200, alignment: .right)])
    let before = try layout("abcdefgh") { _ in }.lines[0].frame.width
    try #require(before < 200 && edges.count == 1 && edges[0].end > 200)
    #expect(abs(edges[0].start - before) < 1e-6)
  }

  @Test func eachParagraphHasItsOwnStyle() throws {
    let left = TextAttributes.inter { $0.alignment = .left }
    let right = TextAttributes.inter { $0.alignment = .right }
    let text = StyledText(
      "a\nb",
      spans: [.init(length: 2, attributes: left), .init(length: 1, attributes: right)]
    )
    let lines = try TextLayout(text, in: TextFrame(width: 100)).lines
    #expect(lines[0].frame.minX == 0)
    #expect(abs(lines[1].frame.maxX - 100) < 1e-9)
  }

  @Test func theLargestFontOfALineDecides() throws {
    let text = StyledText(
      "ab",
      spans: [
        .init(length: 1, attributes: .inter(size: 11)), .init(length: 1, attributes: .inter()),
      ]
    )
    let layout = try TextLayout(text)
    #expect(abs(layout.size.height - natural) < 1e-9)
    #expect(layout.lines[0].runs.map(\.span) == [0, 1])
  }

  @Test func anEmptyLineIsAsHighAsTheCharacterThatEndsIt() throws {
    let text = StyledText(
      "a\n\nb",
      spans: [
        .init(length: 2, attributes: .inter(size: 11)), .init(length: 1, attributes: .inter()),
        .init(length: 1, attributes: .inter(size: 11)),
      ]
    )
    #expect(abs(try TextLayout(text).lines[1].frame.height - natural) < 1e-9)
  }

  @Test func aBaselineOffsetRaisesTheGlyphs() throws {
    var raised = TextAttributes.inter()
    raised.baselineOffset = 6
    let text = StyledText(
      "ab",
      spans: [.init(length: 1, attributes: .inter()), .init(length: 1, attributes: raised)]
    )
    let layout = try TextLayout(text)
    let line = layout.lines[0]
    #expect(Double(line.runs[0].origin.y) == line.baseline)
    #expect(Double(line.runs[1].origin.y) == line.baseline - 6)
    #expect(abs(layout.size.height - natural - 6) < 1e-9)
  }
}
