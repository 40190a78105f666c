import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What layout managers and containers start with, and what lays a text out or makes it old.
@MainActor
@Suite struct LayoutRequestTests {
  private let stage = Stage(device: .iPhone15)
  private let storage = NSTextStorage(
    string: "one two three four five six",
    attributes: [.font: UIFont.systemFont(ofSize: 14)]
  )
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 80, height: 0))
  private let diary = Diary()

  init() {
    storage.addLayoutManager(manager)
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    manager.delegate = diary
  }

  private var whole: NSRange { NSRange(location: 0, length: storage.length) }

  // MARK: Defaults

  @Test(.evidence(.documented)) func aLayoutManagerStartsWithItsDefaults() {
    let fresh = NSLayoutManager()
    #expect(fresh.usesFontLeading && fresh.hyphenationFactor == 0)
    #expect(!fresh.allowsNonContiguousLayout && !fresh.hasNonContiguousLayout)
    #expect(fresh.textStorage == nil && fresh.textContainers.isEmpty && fresh.delegate == nil)
    #expect(fresh.numberOfGlyphs == 0 && !fresh.isValidGlyphIndex(0))
    #expect(fresh.extraLineFragmentRect == .zero && fresh.extraLineFragmentUsedRect == .zero)
    #expect(fresh.usedRect(for: container) == .zero)
    #expect(fresh.boundingRect(forGlyphRange: whole, in: container) == .zero)
  }

  @Test(.evidence(.documented)) func aContainerStartsWithItsDefaults() {
    let fresh = NSTextContainer()
    #expect(fresh.size == .zero && fresh.lineFragmentPadding == 5)
    #expect(fresh.maximumNumberOfLines == 0 && fresh.lineBreakMode == .byWordWrapping)
    #expect(!fresh.widthTracksTextView && !fresh.heightTracksTextView)
    #expect(fresh.exclusionPaths.isEmpty && fresh.isSimpleRectangular)
    #expect(fresh.layoutManager == nil)
  }

  @Test(.evidence(.documented)) func whatAnEditChangesIsABit() {
    let actions: [NSTextStorage.EditActions] = [.editedAttributes, .editedCharacters]
    #expect(actions.map(\.rawValue) == [1, 2])
    let properties: [NSLayoutManager.GlyphProperty] = [
      .null, .controlCharacter, .elastic, .nonBaseCharacter,
    ]
    #expect(properties.map(\.rawValue) == [1, 2, 4, 8])
  }

  /// Only hyphens that are asked for are missed, once.
  @Test func hyphensThatAreAskedForAreReported() {
    manager.hyphenationFactor = 0
    #expect(stage.faults.isEmpty)
    manager.hyphenationFactor = 0.5
    manager.hyphenationFactor = 0.7
    #expect(stage.faults.map(\.subject) == ["NSLayoutManager"])
  }

  @Test func invisibleCharactersThatAreToBeShownAreReported() {
    manager.showsControlCharacters = false
    manager.showsInvisibleCharacters = false
    #expect(stage.faults.isEmpty)
    manager.showsControlCharacters = true
    #expect(stage.faults.map(\.subject) == ["NSLayoutManager"])
  }

  // MARK: Laying out

  @Test func eachRequestLaysOutWhatIsPendingOnce() {
    let room = CGRect(x: 0, y: 0, width: 10, height: 10)
    let requests: [(NSLayoutManager) -> Void] = [
      { $0.ensureLayout(forCharacterRange: whole) }, { $0.ensureLayout(forGlyphRange: whole) },
      { $0.ensureLayout(for: container) },
      { $0.ensureLayout(forBoundingRect: room, in: container) },
      { _ = $0.usedRect(for: container) }, { _ = $0.glyphRange(for: container) },
      { _ = $0.extraLineFragmentRect },
    ]
    for request in requests {
      diary.lines = []
      request(manager)
      request(manager)
      #expect(diary.lines == ["done"])
      manager.invalidateLayout(forCharacterRange: whole, actualCharacterRange: nil)
      manager.invalidateLayout(forCharacterRange: whole, actualCharacterRange: nil)
      #expect(diary.lines == ["done", "invalid"])
    }
  }

  /// There is a glyph for each character without any layout.
  @Test func glyphsNeedNoLayout() {
    manager.ensureGlyphs(forCharacterRange: whole)
    manager.ensureGlyphs(forGlyphRange: whole)
    #expect(manager.numberOfGlyphs == 27 && manager.characterIndexForGlyph(at: 4) == 4)
    #expect(manager.glyphIndexForCharacter(at: 5) == 5)
    #expect(diary.lines.isEmpty)
  }

  @Test func whatBecomesOldIsToldByItsRange() {
    let part = NSRange(location: 3, length: 4)
    var glyphs = NSRange(location: 0, length: 0)
    manager.ensureLayout(for: container)
    manager.invalidateGlyphs(
      forCharacterRange: part,
      changeInLength: 0,
      actualCharacterRange: &glyphs
    )
    var layout = NSRange(location: 0, length: 0)
    manager.ensureLayout(for: container)
    manager.invalidateLayout(forCharacterRange: part, actualCharacterRange: &layout)
    #expect(glyphs == part && layout == part)
    #expect(diary.lines == ["done", "invalid", "done", "invalid"])
  }

  @Test func everySettingOfAContainerMakesItsLayoutOld() {
    let changes: [(NSTextContainer) -> Void] = [
      { $0.lineFragmentPadding = 3 }, { $0.maximumNumberOfLines = 2 },
      { $0.lineBreakMode = .byTruncatingTail }, { $0.exclusionPaths = [] },
      { $0.widthTracksTextView = true }, { $0.heightTracksTextView = true },
    ]
    for change in changes {
      manager.ensureLayout(for: container)
      diary.lines = []
      change(container)
      #expect(diary.lines == ["invalid"])
    }
    manager.ensureLayout(for: container)
    diary.lines = []
    container.size = CGSize(width: 80, height: 0)
    #expect(diary.lines.isEmpty, "it has that size")
    container.size.width = 60
    #expect(diary.lines == ["invalid", "from 80.0"])
    #expect(stage.faults.isEmpty)
  }

  /// A container of its own is of no concern.
  @Test func anotherContainerChangesNothing() {
    manager.ensureLayout(for: container)
    let stranger = NSTextContainer(size: CGSize(width: 50, height: 50))
    stranger.size.width = 40
    stranger.replaceLayoutManager(NSLayoutManager())
    #expect(diary.lines == ["done"] && stranger.layoutManager == nil)
  }

  // MARK: Lines

  @Test func aContainerWithoutLimitsTakesEveryLine() {
    let free = NSTextContainer()
    let far = CGRect(x: 10, y: 1e6, width: 50, height: 20)
    func line(_ proposed: CGRect, in container: NSTextContainer) -> CGRect {
      container.lineFragmentRect(
        forProposedRect: proposed,
        at: 0,
        writingDirection: .natural,
        remaining: nil
      )
    }
    #expect(line(far, in: free) == far)
    let narrow = NSTextContainer(size: CGSize(width: 30, height: 0))
    #expect(line(far, in: narrow) == CGRect(x: 10, y: 1e6, width: 20, height: 20))
    let low = NSTextContainer(size: CGSize(width: 0, height: 50))
    #expect(line(far, in: low) == .zero)
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"])
  func anEndOfALineOpensAnother(end: String) {
    storage.mutableString.setString("ab" + end)
    #expect(manager.extraLineFragmentRect.height > 10)
    #expect(manager.extraLineFragmentTextContainer === container)
    #expect(abs(manager.extraLineHeight - manager.extraLineFragmentRect.height) < 1e-9)
    storage.mutableString.setString("ab" + end + "c")
    #expect(manager.extraLineFragmentRect == .zero && manager.extraLineHeight == 0)
    #expect(manager.extraLineFragmentTextContainer == nil)
  }

  // MARK: Drawing

  /// The boxes that the text is clipped to when a part of it is drawn.
  private func clips(_ location: Int, _ length: Int) -> [CGRect] {
    let range = NSRange(location: location, length: length)
    let commands = recorded { _ in
      manager.drawGlyphs(forGlyphRange: range, at: CGPoint(x: 10, y: 20))
    }
    return commands.compactMap { command -> CGRect? in
      if case .clip(let path, _) = command { path.bounds } else { nil }
    }
  }

  @Test func aPartOfATextIsCutOut() throws {
    let count = storage.length
    #expect(clips(0, count).isEmpty && clips(0, count + 9).isEmpty)
    #expect(clips(0, count - 1).count == 1 && clips(1, count - 1).count == 1)
    let box = try #require(clips(0, 3).first)
    let part = NSRange(location: 0, length: 3)
    let word = manager.boundingRect(forGlyphRange: part, in: container)
    #expect(abs(box.minX - word.minX - 10) < 1e-9 && abs(box.minY - word.minY - 20) < 1e-9)
    #expect(abs(box.width - word.width) < 1e-9 && abs(box.height - word.height) < 1e-9)
    let nothing = recorded { _ in
      manager.drawGlyphs(forGlyphRange: NSRange(location: count, length: 2), at: .zero)
    }
    #expect(nothing.isEmpty)
  }

  private func rects(_ glyphs: NSRange, selected: NSRange) -> [CGRect] {
    var rects: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: glyphs,
      withinSelectedGlyphRange: selected,
      in: container
    ) { rect, _ in rects.append(rect) }
    return rects
  }

  private var lines: [NSRange] {
    var lines: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: whole) { _, _, _, range, _ in
      lines.append(range)
    }
    return lines
  }

  @Test func rectsOutsideOfASelectionEndWithTheirText() throws {
    let lines = lines
    try #require(lines.count > 1)
    let plain = lines.map { manager.boundingRect(forGlyphRange: $0, in: container) }
    #expect(rects(whole, selected: NSRange(location: NSNotFound, length: 0)) == plain)
    // A selection that ends within the first line does not go on.
    #expect(rects(whole, selected: NSRange(location: 0, length: 2)) == plain)
    #expect(rects(lines[1], selected: whole) == [plain[1]])
    let wide = rects(whole, selected: whole)
    #expect(wide[0].minX == 0 && abs(wide[0].maxX - 80) < 1e-9 && plain[0].maxX < 80)
    #expect(wide[0].minY == plain[0].minY && wide[0].height == plain[0].height)
  }

  /// From right to left a line goes on at its left edge.
  @Test func selectionsReachTheEdgeWhereALineOfTheOtherDirectionEnds() throws {
    let word = "\u{5D0}\u{5D1}\u{5D2}\u{5D3}"
    storage.mutableString.setString(Array(repeating: word, count: 9).joined(separator: " "))
    let lines = lines
    try #require(lines.count > 1)
    let plain = lines.map { manager.boundingRect(forGlyphRange: $0, in: container) }
    let wide = rects(whole, selected: whole)
    for (rect, own) in zip(wide.dropLast(), plain) {
      #expect(abs(rect.minX) < 1e-9 && abs(rect.maxX - own.maxX) < 1e-9)
    }
    #expect(wide.last == plain.last)
  }
}

@MainActor
private final class Diary: NSObject, NSLayoutManagerDelegate {
  var lines: [String] = []

  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { lines.append("invalid") }

  func layoutManager(
    _ layoutManager: NSLayoutManager,
    didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {
    lines.append("done")
  }

  func layoutManager(
    _ layoutManager: NSLayoutManager,
    textContainer: NSTextContainer,
    didChangeGeometryFrom oldSize: CGSize
  ) {
    lines.append("from \(oldSize.width)")
  }
}
