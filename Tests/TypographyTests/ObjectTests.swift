import Foundation
import Geometry
import Testing

@testable import Typography

/// Objects that stand in a text among its characters.
@Suite struct ObjectTests {
  private let icon = TextObject(number: 7, width: 30, ascent: 12, descent: 2)
  private let tall = TextObject(number: 8, width: 30, ascent: 40, descent: 10)
  /// The system font's lines at 22 points.
  private let ascent = 22 * 1950 / 2048.0
  private let descent = 22 * 494 / 2048.0

  /// A text whose every U+FFFC is the object.
  private func text(
    _ string: String,
    _ object: TextObject,
    kern: Double? = nil,
    baselineOffset: Double = 0,
    style: (inout ParagraphStyle) -> Void = { _ in }
  ) -> StyledText {
    var own = TextAttributes.inter(kern: kern, style: style)
    (own.object, own.baselineOffset) = (object, baselineOffset)
    let plain = TextAttributes.inter(kern: kern, style: style)
    let spans = string.unicodeScalars.map { scalar in
      StyledText.Span(
        length: UTF16.width(scalar),
        attributes: scalar == TextObject.scalar ? own : plain
      )
    }
    return StyledText(string, spans: spans)
  }

  private func width(_ string: String) throws -> Double {
    try TextLayout(StyledText(string, .inter())).size.width
  }

  @Test func anObjectMovesThePenByItsWidth() throws {
    let layout = try TextLayout(text("a\u{fffc}b", icon))
    #expect(abs(layout.size.width - (try width("a") + 30 + width("b"))) < 1e-9)
    #expect(layout.missing.isEmpty)
    let spaced = try TextLayout(text("\u{fffc}", icon, kern: 3))
    #expect(spaced.size.width == 33)
  }

  @Test(arguments: [FontSource.current, .blocks])
  func anObjectStandsOnTheBaselineInsteadOfGlyphs(source: FontSource) throws {
    let frame = TextFrame(findsEdges: true)
    let layout = try TextLayout(text("a\u{fffc}b", icon), in: frame, from: source)
    let line = try #require(layout.lines.first)
    #expect(line.runs.map(\.object) == [nil, icon, nil])
    let run = line.runs[1]
    #expect(run.glyphs.glyphs.isEmpty)
    #expect(Double(run.origin.x) == line.runs[0].width && Double(run.origin.y) == line.baseline)
    #expect(run.edges == [0, 30] && run.start == 1)
    #expect(abs(Double(line.runs[2].origin.x) - line.runs[0].width - 30) < 1e-9)
  }

  @Test func eachOfSeveralObjectsHasItsOwnRun() throws {
    var attributes = TextAttributes.inter()
    attributes.object = icon
    let line = try #require(
      try TextLayout(StyledText("\u{fffc}\u{fffc}", attributes)).lines.first
    )
    #expect(line.runs.map(\.origin.x) == [0, 30])
    #expect(line.frame.width == 60)
  }

  @Test func aLineGrowsWithATallObject() throws {
    let layout = try TextLayout(text("a\u{fffc}\nb", tall))
    #expect(abs(layout.lines[0].frame.height - 50) < 1e-9)
    #expect(abs(layout.firstBaseline - 40) < 1e-9)
    #expect(abs(layout.lastBaseline - 50 - ascent) < 1e-9)
  }

  @Test func aSmallObjectLeavesTheLineAsHighAsItsFont() throws {
    for string in ["a\u{fffc}", "\u{fffc}"] {
      let layout = try TextLayout(text(string, icon))
      #expect(abs(layout.size.height - ascent - descent) < 1e-9)
      #expect(abs(layout.firstBaseline - ascent) < 1e-9)
    }
  }

  @Test func anObjectMayStandAboveOrBelowTheBaseline() throws {
    let raised = TextObject(number: 0, width: 5, ascent: 30, descent: -25)
    let above = try TextLayout(text("a\u{fffc}", raised))
    #expect(abs(above.size.height - 30 - descent) < 1e-9)
    let lowered = TextObject(number: 0, width: 5, ascent: -10, descent: 15)
    let below = try TextLayout(text("a\u{fffc}", lowered))
    #expect(abs(below.size.height - ascent - 15) < 1e-9)
    #expect(abs(below.firstBaseline - ascent) < 1e-9)
  }

  @Test func aBaselineOffsetRaisesAnObject() throws {
    let layout = try TextLayout(text("a\u{fffc}", tall, baselineOffset: 6))
    #expect(abs(layout.size.height - 46 - descent) < 1e-9)
    #expect(abs(Double(layout.lines[0].runs[1].origin.y) - (46 - 6)) < 1e-9)
  }

  @Test func aMaximumLineHeightHoldsForObjects() throws {
    let layout = try TextLayout(text("\u{fffc}\nb", tall) { $0.maximumLineHeight = 20 })
    #expect(layout.lines.map { Double($0.frame.height) } == [20, 20])
  }

  @Test func linesBreakAroundObjects() throws {
    let text = text("a \u{fffc} b", icon)
    let room = try width("a ") + 30
    let whole = try TextLayout(text, in: TextFrame(width: room))
    #expect(whole.shown == ["a \u{fffc}", "b"])
    let narrow = try TextLayout(text, in: TextFrame(width: room - 1))
    #expect(narrow.shown[0] == "a")
    #expect(narrow.lines[1].runs.first?.object == icon)
  }

  @Test func anObjectThatIsTooWideHasALineOfItsOwn() throws {
    let layout = try TextLayout(text("a \u{fffc} b", icon), in: TextFrame(width: 20))
    #expect(layout.shown == ["a", "\u{fffc}", "b"])
    #expect(layout.lines[1].frame.width == 30)
  }

  @Test func truncationCountsAnObjectAsOneCharacter() throws {
    let text = text("\u{fffc}\u{fffc}\u{fffc}", tall) { $0.lineBreakMode = .truncatingTail }
    let layout = try TextLayout(text, in: TextFrame(width: 70, maximumLines: 1))
    #expect(layout.isTruncated && layout.shown == ["\u{fffc}\u{2026}"])
    #expect(layout.lines[0].runs.map(\.object) == [tall, nil])
    #expect(abs(layout.size.width - 30 - 2312 * unit) < 1e-9)
  }

  /// The ellipsis has the attributes of what it replaces, but is no object.
  @Test func anObjectThatIsNotShownLeavesTheLineAlone() throws {
    let text = text("\u{fffc}\u{fffc}", tall) { $0.lineBreakMode = .truncatingTail }
    let layout = try TextLayout(text, in: TextFrame(width: 25, maximumLines: 1))
    #expect(layout.shown == ["\u{2026}"])
    #expect(abs(layout.size.height - ascent - descent) < 1e-9)
  }

  @Test func objectsGoWithTheDirectionOfTheText() throws {
    let frame = TextFrame(findsEdges: true)
    let line = try #require(try TextLayout(text("שלום\u{fffc}", icon), in: frame).lines.first)
    #expect(line.runs.first?.object == icon)
    #expect(line.runs[0].edges == [30, 0])
  }
}
