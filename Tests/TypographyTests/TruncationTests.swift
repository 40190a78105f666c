import Foundation
import Geometry
import Testing

@testable import Typography

@Suite struct TruncationTests {
  static let modes: [LineBreakMode] = [.truncatingHead, .truncatingTail, .truncatingMiddle]

  @Test(arguments: modes, samples)
  func shortenedTextIsNeverWiderThanItsFrame(mode: LineBreakMode, text: String) throws {
    let styled = StyledText(text, .inter { $0.lineBreakMode = mode })
    for width in stride(from: 0.0, through: 500, by: 47.3) {
      for lines in 1...3 {
        let layout = try TextLayout(styled, in: TextFrame(width: width, maximumLines: lines))
        #expect(layout.lines.count <= lines)
        let last = try #require(layout.lines.last)
        if layout.isTruncated { #expect(last.advance <= width + 1e-6) }
        let hasRoom = width >= 2312 * unit
        #expect(!hasRoom || layout.shown.joined().contains("…") == shouldHave(layout, text))
      }
    }
  }

  private func shouldHave(_ layout: TextLayout, _ text: String) -> Bool {
    layout.isTruncated || text.contains("…")
  }

  @Test(arguments: modes)
  func keptPartsComeFromTheTextsEnds(mode: LineBreakMode) throws {
    let text = samples[0]
    let styled = StyledText(text, .inter { $0.lineBreakMode = mode })
    for width in stride(from: 30.0, through: 400, by: 7) {
      let layout = try TextLayout(styled, in: TextFrame(width: width, maximumLines: 1))
      let parts = layout.shown.joined().split(
        separator: "…",
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      try #require(parts.count == 2)
      #expect(text.hasPrefix(parts[0]))
      #expect(text.hasSuffix(parts[1]))
      if mode == .truncatingHead { #expect(parts[0].isEmpty) }
      if mode == .truncatingTail { #expect(parts[1].isEmpty) }
      #expect(parts.allSatisfy { $0 == $0.trimmingPrefix(" ") || $0 == parts[0] })
    }
  }

  @Test(arguments: modes)
  func oneCharacterMoreWouldNotFit(mode: LineBreakMode) throws {
    let text = "abcdefghijklmnopqrstuvwxyz"
    let attributes = TextAttributes.inter { $0.lineBreakMode = mode }
    let layout = try TextLayout(
      StyledText(text, attributes),
      in: TextFrame(width: 150, maximumLines: 1)
    )
    let shown = layout.shown.joined()
    let parts = shown.split(separator: "…", omittingEmptySubsequences: false)
    var longer: [String] = []
    if mode != .truncatingHead { longer.append(text.prefix(parts[0].count + 1) + "…" + parts[1]) }
    if mode == .truncatingHead { longer.append(parts[0] + "…" + text.suffix(parts[1].count + 1)) }
    for candidate in longer {
      #expect(try TextLayout(StyledText(candidate, attributes)).size.width > 150)
    }
  }

  @Test func middleKeepsBothSidesBalanced() throws {
    let styled = StyledText(
      String(repeating: "n", count: 60),
      .inter { $0.lineBreakMode = .truncatingMiddle }
    )
    let shown = try TextLayout(styled, in: TextFrame(width: 300, maximumLines: 1)).shown.joined()
    let parts = shown.split(separator: "…")
    try #require(parts.count == 2)
    #expect(abs(parts[0].count - parts[1].count) <= 1)
  }

  @Test func anEllipsisStandsForTheLinesThatDoNotFit() throws {
    let styled = StyledText("One\nTwo\nThree", .inter { $0.lineBreakMode = .truncatingTail })
    #expect(try TextLayout(styled, in: TextFrame(width: 300, maximumLines: 1)).shown == ["One…"])
    #expect(
      try TextLayout(styled, in: TextFrame(width: 300, maximumLines: 2)).shown == ["One", "Two…"]
    )
    let head = StyledText("One\nTwo\nThree", .inter { $0.lineBreakMode = .truncatingHead })
    #expect(
      try TextLayout(head, in: TextFrame(width: 300, maximumLines: 2)).shown == ["One", "…Three"]
    )
  }

  @Test func linesThatDoNotFitInHeightAreLeftOut() throws {
    let styled = StyledText(samples[0], .inter { $0.lineBreakMode = .truncatingTail })
    let whole = try TextLayout(styled, in: TextFrame(width: 120))
    let lineHeight = whole.lines[0].frame.height
    try #require(whole.lines.count > 3)
    let cut = try TextLayout(styled, in: TextFrame(width: 120, height: lineHeight * 2.5))
    #expect(cut.lines.count == 2)
    #expect(cut.shown[1].hasSuffix("…"))
    #expect(try TextLayout(styled, in: TextFrame(width: 120, height: 1)).lines.count == 1)
  }

  @Test func wrappingModesLeaveOutWithoutAnEllipsis() throws {
    let layout = try TextLayout(
      StyledText(samples[0], .inter()),
      in: TextFrame(width: 120, maximumLines: 2)
    )
    #expect(layout.isTruncated)
    #expect(!layout.shown.joined().contains("…"))
    #expect(layout.shown.joined(separator: " ") == "The quick brown fox")
  }

  @Test func clippedTextRunsOverTheEdge() throws {
    let styled = StyledText(samples[0], .inter { $0.lineBreakMode = .clip })
    let layout = try TextLayout(styled, in: TextFrame(width: 120, maximumLines: 1))
    #expect(layout.isTruncated)
    #expect(samples[0].hasPrefix(layout.shown[0]))
    #expect(layout.widest >= 120 && layout.widest < 120 + 22)
  }

  @Test func withoutWrappingEachParagraphIsShortened() throws {
    let styled = StyledText(
      "A line that is long\nshort\nA line that is long",
      .inter { $0.lineBreakMode = .truncatingTail }
    )
    let layout = try TextLayout(styled, in: TextFrame(width: 100, wraps: false))
    #expect(layout.lines.count == 3)
    #expect(layout.shown[0].hasSuffix("…") && layout.shown[2].hasSuffix("…"))
    #expect(layout.shown[1] == "short")
  }

  @Test func onlyParagraphsThatAreShortenedStayOnOneLine() throws {
    let long = "A line that is long\n"
    let spans = [LineBreakMode.truncatingTail, .wordWrap, .truncatingHead].map { mode in
      StyledText.Span(length: long.count, attributes: .inter { $0.lineBreakMode = mode })
    }
    let styled = StyledText(String(repeating: long, count: 3), spans: spans)
    let frame = TextFrame(width: 100, shortensParagraphs: true, lastLineMode: .truncatingTail)
    let shown = try TextLayout(styled, in: frame).shown
    try #require(shown.count > 3)
    let (first, last) = (shown[0], shown[shown.count - 1])
    #expect(first.hasPrefix("A") && first.hasSuffix("…"))
    #expect(shown[1..<(shown.count - 1)].joined(separator: " ") == "A line that is long")
    #expect(last.hasPrefix("…") && last.hasSuffix("long"))
    let wrapped = try TextLayout(styled, in: TextFrame(width: 100)).shown
    #expect(!wrapped.joined().contains("…"))
  }

  @Test func theEllipsisOfRightToLeftTextIsAtTheLeft() throws {
    let styled = StyledText(samples[4], .inter { $0.lineBreakMode = .truncatingTail })
    let line = try #require(
      try TextLayout(styled, in: TextFrame(width: 60, maximumLines: 1)).lines.first
    )
    #expect(line.runs.first?.glyphs.text.contains("…") == true)
    #expect(abs(line.frame.maxX - 60) < 1e-6)
  }

  /// A letter and its accent are shown or left out together.
  @Test(arguments: modes)
  func charactersAreNotCutApart(mode: LineBreakMode) throws {
    let text = String(repeating: "e\u{301}", count: 40)
    let styled = StyledText(text, .inter { $0.lineBreakMode = mode })
    var most = (head: 0, tail: 0)
    for width in stride(from: 40.0, through: 300, by: 5) {
      let layout = try TextLayout(styled, in: TextFrame(width: width, maximumLines: 1))
      let scalars = Array(layout.shown.joined().unicodeScalars)
      let place = try #require(scalars.firstIndex(of: "\u{2026}"))
      let (head, tail) = (scalars[..<place], scalars[(place + 1)...])
      #expect(head.count % 2 == 0 && head.last != "e", "\(width)")
      #expect(tail.count % 2 == 0 && tail.first != "\u{301}", "\(width)")
      most = (max(most.head, head.count), max(most.tail, tail.count))
    }
    #expect((most.head > 0) == (mode != .truncatingHead))
    #expect((most.tail > 0) == (mode != .truncatingTail))
  }
}
