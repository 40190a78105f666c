import Foundation
import Testing
import Typography

@testable import HeadlessUIKit

/// Containers that come and go, and places in them.
@MainActor
@Suite struct ContainerFlowTests {
  private static let text = "one two three four five six seven eight nine ten"
  private let storage = NSTextStorage(
    string: text,
    attributes: [.font: UIFont.systemFont(ofSize: 14)]
  )
  private let manager = NSLayoutManager()

  init() {
    storage.addLayoutManager(manager)
  }

  private var end: Int { storage.length }

  private func container(_ width: CGFloat, _ height: CGFloat) -> NSTextContainer {
    let container = NSTextContainer(size: CGSize(width: width, height: height))
    container.lineFragmentPadding = 0
    return container
  }

  // MARK: Flow

  @Test func aContainerInFrontTakesTheBeginning() {
    let (first, second) = (container(80, 40), container(80, 0))
    manager.addTextContainer(second)
    #expect(manager.glyphRange(for: second) == NSRange(location: 0, length: end))
    manager.insertTextContainer(first, at: 0)
    #expect(manager.textContainers == [first, second])
    let (one, two) = (manager.glyphRange(for: first), manager.glyphRange(for: second))
    #expect(one.location == 0 && one.length > 0 && two.length > 0)
    #expect(NSMaxRange(one) == two.location && NSMaxRange(two) == end)
    manager.removeTextContainer(at: 0)
    #expect(first.layoutManager == nil && second.layoutManager === manager)
    #expect(manager.glyphRange(for: second) == NSRange(location: 0, length: end))
    #expect(manager.glyphRange(for: first) == NSRange(location: 0, length: 0))
  }

  @Test func aContainerHasOneLayoutManager() {
    let (container, other) = (container(80, 0), NSLayoutManager())
    manager.addTextContainer(container)
    other.addTextContainer(container)
    #expect(manager.textContainers.isEmpty && other.textContainers == [container])
    #expect(container.layoutManager === other)
  }

  /// [D] The new layout manager takes over the text and all containers.
  @Test func aLayoutManagerIsReplaced() {
    let (first, second) = (container(80, 40), container(80, 0))
    manager.addTextContainer(first)
    manager.addTextContainer(second)
    let other = NSLayoutManager()
    first.replaceLayoutManager(other)
    #expect(other.textContainers == [first, second] && other.textStorage === storage)
    #expect(storage.layoutManagers == [other] && manager.textStorage == nil)
    #expect(manager.textContainers.isEmpty)
  }

  @Test func glyphsKnowTheirContainerAndItsRange() {
    let containers = [container(80, 40), container(80, 40)]
    containers.forEach(manager.addTextContainer)
    for container in containers {
      let range = manager.glyphRange(for: container)
      for index in [range.location, NSMaxRange(range) - 1] {
        var found = NSRange(location: 0, length: 0)
        #expect(manager.textContainer(forGlyphAt: index, effectiveRange: &found) === container)
        #expect(found == range)
      }
    }
    let shown = NSMaxRange(manager.glyphRange(for: containers[1]))
    #expect(shown < end)
    #expect(manager.textContainer(forGlyphAt: shown, effectiveRange: nil) == nil)
    var line = NSRange(location: 0, length: 0)
    #expect(manager.lineFragmentRect(forGlyphAt: shown, effectiveRange: &line) == .zero)
    #expect(line.location == NSNotFound)
    #expect(manager.location(forGlyphAt: shown) == .zero)
  }

  // MARK: Places

  private var lines: [(rect: CGRect, range: NSRange)] {
    var lines: [(rect: CGRect, range: NSRange)] = []
    let whole = NSRange(location: 0, length: end)
    manager.enumerateLineFragments(forGlyphRange: whole) { rect, _, _, range, _ in
      lines.append((rect, range))
    }
    return lines
  }

  @Test func aRectHoldsTheLinesItMeets() throws {
    let container = container(80, 0)
    manager.addTextContainer(container)
    let lines = lines
    try #require(lines.count > 3)
    for (index, line) in lines.enumerated() {
      let rect = line.rect.insetBy(dx: 1, dy: 1)
      #expect(manager.glyphRange(forBoundingRect: rect, in: container) == line.range)
      guard index > 0 else { continue }
      let both = manager.glyphRange(
        forBoundingRect: rect.offsetBy(dx: 0, dy: -line.rect.height / 2),
        in: container
      )
      #expect(both == NSUnionRange(lines[index - 1].range, line.range))
    }
    let below = CGRect(x: 0, y: 5000, width: 10, height: 10)
    #expect(manager.glyphRange(forBoundingRect: below, in: container).length == 0)
  }

  /// The share of a glyph that lies before a point, from the side where it begins.
  @Test(arguments: [("abc", false), ("\u{5D0}\u{5D1}\u{5D2}", true)])
  func pointsLieInGlyphs(text: String, isRightToLeft: Bool) {
    storage.mutableString.setString(text)
    let container = container(200, 0)
    manager.addTextContainer(container)
    for index in 0..<3 {
      let range = NSRange(location: index, length: 1)
      let rect = manager.boundingRect(forGlyphRange: range, in: container)
      for share in [0.25, 0.75] {
        let point = CGPoint(x: rect.minX + rect.width * share, y: rect.midY)
        var fraction = CGFloat(-1)
        let found = manager.glyphIndex(
          for: point,
          in: container,
          fractionOfDistanceThroughGlyph: &fraction
        )
        #expect(found == index)
        #expect(abs(fraction - (isRightToLeft ? 1 - share : share)) < 1e-6)
        #expect(manager.fractionOfDistanceThroughGlyph(for: point, in: container) == fraction)
      }
    }
  }

  @Test func aCaretStandsBeforeItsGlyphOrAtTheEnd() {
    let container = container(1000, 0)
    manager.addTextContainer(container)
    for index in [0, 3, end] {
      let caret = manager.boundingRect(
        forGlyphRange: NSRange(location: index, length: 0),
        in: container
      )
      let before = manager.boundingRect(
        forGlyphRange: NSRange(location: 0, length: index),
        in: container
      )
      #expect(caret.width == 0 && caret.height > 10)
      #expect(abs(caret.minX - (index == 0 ? 0 : before.maxX)) < 1e-9)
    }
    storage.append(NSAttributedString(string: "\n"))
    let last = manager.boundingRect(
      forGlyphRange: NSRange(location: end, length: 0),
      in: container
    )
    #expect(last == CGRect(origin: manager.extraLineFragmentUsedRect.origin, size: last.size))
    #expect(manager.extraLineFragmentTextContainer === container)
  }

  @Test func rangesBeyondTheTextAreCut() {
    let container = container(80, 0)
    manager.addTextContainer(container)
    var actual = NSRange(location: 0, length: 0)
    let beyond = NSRange(location: end - 2, length: 10)
    let cut = NSRange(location: end - 2, length: 2)
    #expect(manager.glyphRange(forCharacterRange: beyond, actualCharacterRange: &actual) == cut)
    #expect(actual == cut)
    #expect(manager.characterRange(forGlyphRange: beyond, actualGlyphRange: nil) == cut)
    #expect(manager.isValidGlyphIndex(end - 1) && !manager.isValidGlyphIndex(end))
    #expect(!manager.isValidGlyphIndex(-1))
  }

  @Test func enumerationsStopWhenTheyAreTold() {
    let container = container(80, 0)
    manager.addTextContainer(container)
    let whole = NSRange(location: 0, length: end)
    var (fragments, rects) = (0, 0)
    manager.enumerateLineFragments(forGlyphRange: whole) { _, _, _, _, stop in
      fragments += 1
      stop.pointee = true
    }
    manager.enumerateEnclosingRects(
      forGlyphRange: whole,
      withinSelectedGlyphRange: whole,
      in: container
    ) { _, stop in
      rects += 1
      stop.pointee = true
    }
    #expect(fragments == 1 && rects == 1)
  }

  @Test func anEmptyTextHasOneEmptyLine() {
    let container = container(80, 0)
    manager.addTextContainer(container)
    storage.mutableString.setString("")
    #expect(abs(manager.extraLineFragmentRect.minY) < 1e-9)
    #expect(manager.extraLineFragmentRect.height > 0)
    #expect(manager.usedRect(for: container) == manager.extraLineFragmentUsedRect)
    // A container that is full has no room for the line after the last.
    container.maximumNumberOfLines = 1
    storage.mutableString.setString("a\n")
    #expect(manager.extraLineFragmentRect == .zero)
    #expect(manager.extraLineFragmentTextContainer == nil)
  }

  // MARK: Containers

  @Test(arguments: [
    (100.0, 50.0, 5.0, 90.0, 50.0), (0, 0, 5, .infinity, .infinity), (8, 50, 5, 0, 50),
    (1e7, 1e7, 5, .infinity, .infinity), (-3, -3, 0, .infinity, .infinity),
  ])
  func roomIsBetweenThePaddings(
    width: Double,
    height: Double,
    padding: Double,
    room: Double,
    heightRoom: Double
  ) {
    let container = NSTextContainer(size: CGSize(width: width, height: height))
    container.lineFragmentPadding = padding
    #expect(container.frame.width == room && container.frame.height == heightRoom)
  }

  @Test func onlyModesThatCutConcernTheLastLine() {
    let container = container(80, 0)
    for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping] {
      container.lineBreakMode = mode
      #expect(container.frame.lastLineMode == nil)
      #expect(container.paragraphMode == (mode == .byCharWrapping ? mode : nil))
    }
    container.lineBreakMode = .byTruncatingMiddle
    #expect(container.frame.lastLineMode != nil && container.paragraphMode == nil)
    container.maximumNumberOfLines = -1
    #expect(container.frame.maximumLines == 0)
  }

  // MARK: Runs

  /// `a` and `b` are runs of their own with the same attributes, `c` has none.
  private static let runs: NSAttributedString = {
    let text = NSMutableAttributedString(string: "aabbcc")
    text.addAttributes([.kern: 1], range: NSRange(location: 0, length: 4))
    text.addAttributes([.baselineOffset: 2], range: NSRange(location: 2, length: 2))
    return text
  }()

  @Test func runsAreCutAtTheRange() {
    let ranges = Self.runs.runs(in: NSRange(location: 1, length: 4)).map(\.range)
    #expect(ranges.map(\.location) == [1, 2, 4] && ranges.map(\.length) == [1, 2, 1])
    #expect(Self.runs.runs(in: NSRange(location: 3, length: 0)).isEmpty)
  }

  @Test(arguments: [
    (0, 0, 6, 0, 4), (3, 0, 6, 0, 4), (1, 1, 2, 1, 2), (4, 0, 6, 4, 2), (4, 0, 5, 4, 1),
    (2, 2, 4, 2, 2),
  ])
  func alikeRunsAreOne(at place: Int, from: Int, length: Int, start: Int, count: Int) {
    let kern = Self.runs.attributes(at: place, effectiveRange: nil)[.kern]
    let limit = NSRange(location: from, length: length)
    let range = Self.runs.longestRange(around: place, in: limit) {
      NSAttributedString.isAlike($0[.kern], kern)
    }
    #expect(range == NSRange(location: start, length: count))
  }

  @Test func attributesAreAlikeByTheirValues() {
    typealias Attributes = [NSAttributedString.Key: Any]
    let one: Attributes = [.kern: 1, .link: "a"]
    #expect(NSAttributedString.areAlike(one, [.link: "a", .kern: 1]))
    let others: [Attributes] = [
      [.kern: 1], [.kern: 2, .link: "a"], [.kern: 1, .link: "a", .ligature: 0],
    ]
    for other in others { #expect(!NSAttributedString.areAlike(one, other)) }
    #expect(NSAttributedString.isAlike(nil, nil) && !NSAttributedString.isAlike(1, nil))
  }
}
