import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct NSLayoutManagerTests {
  private static let text =
    "Wrapped words over several lines\nand a second paragraph\n\nand one more"

  /// A text laid out in containers of these sizes, one after the other.
  private struct Desk {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let containers: [NSTextContainer]

    @MainActor
    init(_ text: String, _ sizes: CGSize..., padding: CGFloat = 5) {
      storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 14)])
      containers = sizes.map { NSTextContainer(size: $0) }
      storage.addLayoutManager(manager)
      for container in containers {
        container.lineFragmentPadding = padding
        manager.addTextContainer(container)
      }
    }

    var whole: NSRange { NSRange(location: 0, length: storage.length) }

    @MainActor var lines: [(rect: CGRect, used: CGRect, range: NSRange)] {
      var lines: [(rect: CGRect, used: CGRect, range: NSRange)] = []
      manager.enumerateLineFragments(forGlyphRange: whole) { rect, used, _, range, _ in
        lines.append((rect, used, range))
      }
      return lines
    }
  }

  private let desk = Desk(text, CGSize(width: 120, height: 0))

  @Test func glyphsOfSpacesControlsAndMarksSaySo() {
    let desk = Desk("a \n\te\u{301}", CGSize(width: 300, height: 100))
    let properties = (-1...6).map { desk.manager.propertyForGlyph(at: $0) }
    #expect(
      properties == [
        [], [], .elastic, .controlCharacter, .controlCharacter, [], .nonBaseCharacter, [],
      ]
    )
  }

  @Test func linesTileTheText() {
    let lines = desk.lines
    #expect(lines.count > 5)
    #expect(lines.first?.range.location == 0)
    #expect(lines.last.map { NSMaxRange($0.range) } == desk.storage.length)
    for (upper, lower) in zip(lines, lines.dropFirst()) {
      #expect(NSMaxRange(upper.range) == lower.range.location)
      #expect(abs(upper.rect.maxY - lower.rect.minY) < 1e-9)
    }
    #expect(lines.allSatisfy { $0.rect.width == 120 })
    for line in lines {
      #expect(line.used.minX >= 0 && line.used.maxX <= line.rect.maxX + 1e-9)
      #expect(line.used.minY >= line.rect.minY - 1e-9)
      #expect(line.used.maxY <= line.rect.maxY + 1e-9)
    }
  }

  @Test(arguments: [60, 120, 1000]) func theUsedRectIsThatOfStringDrawing(width: CGFloat) {
    let desk = Desk(Self.text, CGSize(width: width, height: 0), padding: 0)
    let drawn = desk.storage.boundingRect(
      with: CGSize(width: width, height: 0),
      options: .usesLineFragmentOrigin,
      context: nil
    )
    let used = desk.manager.usedRect(for: desk.containers[0])
    #expect(abs(used.width - drawn.width) < 1e-9 && abs(used.height - drawn.height) < 1e-9)
    #expect(used.origin == .zero)
  }

  @Test func thePaddingIsUsedOnBothSides() {
    let bare = Desk("one line", CGSize(width: 200, height: 0), padding: 0)
    let padded = Desk("one line", CGSize(width: 200, height: 0), padding: 7)
    let widths = [bare, padded].map { $0.manager.usedRect(for: $0.containers[0]).width }
    #expect(abs(widths[1] - widths[0] - 14) < 1e-9)
    #expect(padded.manager.location(forGlyphAt: 0).x == 7)
  }

  @Test func aGlyphIsFoundAtItsOwnLocation() {
    let manager = desk.manager
    let string = desk.storage.string as NSString
    for index in 0..<string.length {
      let line = manager.lineFragmentRect(forGlyphAt: index, effectiveRange: nil)
      let location = manager.location(forGlyphAt: index)
      let width = manager.boundingRect(
        forGlyphRange: NSRange(location: index, length: 1),
        in: desk.containers[0]
      ).width
      // What hangs at the end of a line has no width.
      guard width > 0 else { continue }
      let point = CGPoint(x: line.minX + location.x, y: line.minY + location.y)
      var fraction: CGFloat = -1
      let found = manager.glyphIndex(
        for: point,
        in: desk.containers[0],
        fractionOfDistanceThroughGlyph: &fraction
      )
      #expect(found == index)
      #expect(fraction == 0)
    }
  }

  @Test func pointsOutsideFindTheNearestGlyph() {
    let (manager, container) = (desk.manager, desk.containers[0])
    #expect(manager.glyphIndex(for: CGPoint(x: -50, y: -50), in: container) == 0)
    let end = manager.glyphIndex(for: CGPoint(x: 500, y: 5000), in: container)
    #expect(end == desk.storage.length - 1)
  }

  @Test func rectsOfNeighboursMeet() {
    let (manager, container) = (desk.manager, desk.containers[0])
    let two = (0..<2).map {
      manager.boundingRect(forGlyphRange: NSRange(location: $0, length: 1), in: container)
    }
    let both = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 2), in: container)
    #expect(abs(two[0].maxX - two[1].minX) < 1e-9)
    #expect(both.minX == 5 && both.minX == two[0].minX)
    #expect(abs(both.maxX - two[1].maxX) < 1e-9)
  }

  @Test func selectionsReachTheEdgeWhereTheyGoOn() {
    var rects: [CGRect] = []
    desk.manager.enumerateEnclosingRects(
      forGlyphRange: desk.whole,
      withinSelectedGlyphRange: desk.whole,
      in: desk.containers[0]
    ) { rect, _ in rects.append(rect) }
    #expect(rects.count == desk.lines.count)
    #expect(rects.dropLast().allSatisfy { abs($0.maxX - 120) < 1e-9 })
    #expect(rects.last.map { $0.maxX < 119 } == true)
  }

  @Test func textFlowsFromContainerToContainer() {
    let size = CGSize(width: 120, height: 60)
    let desk = Desk(Self.text, size, size, CGSize(width: 120, height: 0))
    let ranges = desk.containers.map { desk.manager.glyphRange(for: $0) }
    #expect(ranges.allSatisfy { $0.length > 0 })
    for (one, next) in zip(ranges, ranges.dropFirst()) {
      #expect(NSMaxRange(one) == next.location)
    }
    #expect(ranges.last.map(NSMaxRange) == desk.storage.length)
    let second = desk.manager.textContainer(
      forGlyphAt: ranges[1].location,
      effectiveRange: nil
    )
    #expect(second === desk.containers[1])
  }

  @Test func anEmptyLineFollowsTheLastLineEnd() {
    let desk = Desk("ends here\n", CGSize(width: 200, height: 0))
    let extra = desk.manager.extraLineFragmentRect
    #expect(desk.lines.count == 1)
    #expect(abs(extra.minY - desk.lines[0].rect.maxY) < 1e-9 && extra.height > 0)
    desk.storage.deleteCharacters(in: NSRange(location: 9, length: 1))
    #expect(desk.manager.extraLineFragmentRect == .zero)
  }

  @Test func editsLayTheTextOutAnew() {
    let diary = Diary()
    let manager = desk.manager
    manager.delegate = diary
    manager.ensureLayout(for: desk.containers[0])
    let before = manager.usedRect(for: desk.containers[0])
    desk.storage.setAttributedString(NSAttributedString(string: "short"))
    let after = manager.usedRect(for: desk.containers[0])
    #expect(after.height < before.height)
    #expect(manager.numberOfGlyphs == 5)
    desk.containers[0].size.width = 20
    #expect(diary.lines == ["done true", "invalid", "done true", "invalid", "from 120.0"])
  }

  @Test func exclusionPathsAreReported() {
    let stage = Stage()
    stage.core.becomeAmbient()
    desk.containers[0].exclusionPaths = [UIBezierPath(rect: .zero)]
    desk.containers[0].exclusionPaths = [UIBezierPath(rect: .zero)]
    #expect(stage.faults.map(\.subject) == ["NSTextContainer"])
  }

  @Test func ellipsesDoNotLeaveTheText() {
    let desk = Desk(Self.text, CGSize(width: 60, height: 0))
    desk.containers[0].maximumNumberOfLines = 2
    desk.containers[0].lineBreakMode = .byTruncatingTail
    #expect(desk.lines.count == 2)
    for index in 0..<desk.storage.length {
      let rect = desk.manager.boundingRect(
        forGlyphRange: NSRange(location: index, length: 1),
        in: desk.containers[0]
      )
      #expect(rect.minX >= 0 && rect.maxX <= 60)
    }
  }

  /// The ellipsis counted as one unit of the text.
  @Test(arguments: [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
  func whatFollowsAnEllipsisKeepsItsPlace(mode: NSLineBreakMode) {
    let desk = Desk("abcdefghijklmnopqrstuvwxyz", CGSize(width: 100, height: 0))
    let container = desk.containers[0]
    container.maximumNumberOfLines = 1
    container.lineBreakMode = mode
    let rects = (0..<26).map {
      desk.manager.boundingRect(forGlyphRange: NSRange(location: $0, length: 1), in: container)
    }
    #expect(abs(rects[25].maxX - desk.lines[0].used.maxX + 5) < 1e-9)
    for (one, next) in zip(rects, rects.dropFirst()) { #expect(abs(one.maxX - next.minX) < 1e-9) }
    guard mode != .byTruncatingTail else { return }
    let z = NSAttributedString(string: "z", attributes: [.font: UIFont.systemFont(ofSize: 14)])
    #expect(abs(rects[25].width - z.size().width) < 0.5)
  }

  /// It stood at the left edge, right below the last line.
  @Test func theEmptyLineHasTheStyleOfItsParagraph() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.paragraphSpacing = 7
    let desk = Desk("ab\n", CGSize(width: 210, height: 0))
    desk.storage.addAttribute(.paragraphStyle, value: style, range: desk.whole)
    let extra = desk.manager.extraLineFragmentUsedRect
    #expect(abs(extra.midX - 105) < 1e-9)
    #expect(abs(extra.minY - desk.lines[0].used.maxY - 7) < 1e-9)
    #expect(abs(desk.lines[0].rect.maxY - extra.minY) < 1e-9)
  }

  /// The mode of the container replaced those of all paragraphs.
  @Test func paragraphsBreakTheirLinesThemselves() {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byCharWrapping
    let desk = Desk("one twothreefour five six seven eight", CGSize(width: 80, height: 0))
    desk.storage.addAttribute(.paragraphStyle, value: style, range: desk.whole)
    let alone = desk.lines[0].range
    desk.containers[0].maximumNumberOfLines = 2
    desk.containers[0].lineBreakMode = .byTruncatingTail
    #expect(desk.lines.count == 2 && desk.lines[0].range == alone)
    #expect(NSMaxRange(alone) > 4)
  }

  @Test func allLayoutManagersMoveToAnotherStorage() {
    let (other, storage) = (NSLayoutManager(), NSTextStorage(string: "new"))
    desk.storage.addLayoutManager(other)
    desk.manager.replaceTextStorage(storage)
    #expect(storage.layoutManagers.count == 2 && desk.storage.layoutManagers.isEmpty)
    #expect(other.textStorage === storage && desk.manager.numberOfGlyphs == 3)
  }

  @Test func aLineIsCutAtTheContainersEdges() {
    let container = NSTextContainer(size: CGSize(width: 100, height: 50))
    var rest = CGRect(x: 1, y: 1, width: 1, height: 1)
    let line = container.lineFragmentRect(
      forProposedRect: CGRect(x: -10, y: 40, width: 200, height: 20),
      at: 0,
      writingDirection: .natural,
      remaining: &rest
    )
    #expect(line == CGRect(x: 0, y: 40, width: 100, height: 10) && rest == .zero)
    #expect(container.isSimpleRectangular)
  }

  /// Each new page laid out all pages before it.
  @Test func containersBeforeAChangedOneKeepTheirLayout() {
    let diary = Diary()
    let size = CGSize(width: 120, height: 60)
    let desk = Desk(Self.text, size, size)
    desk.manager.ensureLayout(for: desk.containers[1])
    desk.manager.delegate = diary
    desk.manager.addTextContainer(NSTextContainer(size: size))
    _ = desk.manager.usedRect(for: desk.containers[0])
    #expect(diary.lines.count == 1)
    desk.containers[1].size.height = 20
    _ = desk.manager.usedRect(for: desk.containers[0])
    #expect(diary.lines.dropFirst(3).count == 2)
  }

  @Test func spacingOfTheDelegateIsReported() {
    let stage = Stage()
    stage.core.becomeAmbient()
    let spacer = Spacer()
    desk.manager.delegate = spacer
    desk.manager.ensureLayout(for: desk.containers[0])
    #expect(stage.faults.map(\.subject) == ["NSLayoutManager"])
  }

  @Test func backgroundsAreDrawnApartFromGlyphs() {
    desk.storage.addAttribute(.backgroundColor, value: UIColor.red, range: desk.whole)
    let backgrounds = drawn { desk.manager.drawBackground(forGlyphRange: desk.whole, at: .zero) }
    let glyphs = drawn { desk.manager.drawGlyphs(forGlyphRange: desk.whole, at: .zero) }
    #expect(backgrounds != glyphs)
    #expect(drawn {} != glyphs)
  }
}

@MainActor
private final class Spacer: NSObject, NSLayoutManagerDelegate {
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 4 }
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
    lines.append("done \(layoutFinishedFlag)")
  }

  func layoutManager(
    _ layoutManager: NSLayoutManager,
    textContainer: NSTextContainer,
    didChangeGeometryFrom oldSize: CGSize
  ) {
    lines.append("from \(oldSize.width)")
  }
}
