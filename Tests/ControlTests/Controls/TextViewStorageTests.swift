import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// A text view and the storage that it shows are one text.
@MainActor
@Suite struct TextViewStorageTests {
  private let bench = Bench()

  private func view(_ text: String) -> UITextView {
    let view = bench.add(UITextView(), CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = text
    return view
  }

  @Test func editsOfTheStorageAreShown() {
    let view = view("abc")
    view.textStorage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xy")
    #expect(view.text == "axyc")
    #expect(view.label.text == "axyc")
    view.textStorage.addAttributes([.kern: 3], range: NSRange(location: 2, length: 2))
    #expect(view.label.attributedText?.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 3)
  }

  @Test func typedTextReachesTheStorage() {
    let view = view("ac")
    _ = view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 1, length: 0)
    bench.stage.typeText("b")
    #expect(view.textStorage.string == "abc")
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
  }

  @Test func theTextIsSetInTheSameStorage() {
    let view = view("one")
    let storage = view.textStorage
    let saved = view.attributedText
    view.text = ""
    view.attributedText = saved
    #expect(view.textStorage === storage)
    #expect(storage.string == "one")
  }

  @Test func theSelectionStaysWithItsCharacters() {
    let view = view("hello")
    view.selectedRange = NSRange(location: 2, length: 1)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: ">>")
    #expect(view.selectedRange == NSRange(location: 4, length: 1))
    view.textStorage.addAttributes([.kern: 1], range: NSRange(location: 0, length: 7))
    #expect(view.selectedRange == NSRange(location: 4, length: 1))
    view.textStorage.deleteCharacters(in: NSRange(location: 0, length: 7))
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
  }

  /// The sum of NSNotFound and the change overflowed.
  @Test func aSelectionThatWasNotFoundIsAtTheEnd() {
    let view = view("ab")
    view.selectedRange = NSRange(location: NSNotFound, length: 0)
    view.text = "abc"
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    view.selectedRange = NSRange(location: NSNotFound, length: 0)
    view.textStorage.append(NSAttributedString(string: "d"))
    #expect(view.selectedRange == NSRange(location: 4, length: 0))
  }

  @Test func theSelectionGrowsWithAnEditInsideOfIt() {
    let view = view("hello")
    view.selectedRange = NSRange(location: 1, length: 3)
    view.textStorage.replaceCharacters(in: NSRange(location: 2, length: 0), with: "--")
    #expect(view.selectedRange == NSRange(location: 1, length: 5))
    view.textStorage.deleteCharacters(in: NSRange(location: 2, length: 2))
    #expect(view.selectedRange == NSRange(location: 1, length: 3))
    view.textStorage.replaceCharacters(in: NSRange(location: 1, length: 3), with: "i")
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
  }

  @Test func aContainerBringsItsStorage() {
    let storage = Storage()
    let (manager, container) = (NSLayoutManager(), NSTextContainer())
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    storage.append(NSAttributedString(string: "given"))
    let frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let view = bench.add(UITextView(frame: frame, textContainer: container), frame)
    #expect(view.text == "given" && view.textStorage === storage)
    #expect(view.layoutManager === manager && view.textContainer === container)
    view.insertText("!")
    #expect(storage.string == "given!")
    #expect(view.label.text == "given!")
    #expect(container.size.width == 200)
  }

  /// Each container was as high as its text.
  @Test func textFlowsFromViewToView() throws {
    let (storage, manager) = (NSTextStorage(), NSLayoutManager())
    storage.addLayoutManager(manager)
    let views = (0..<2).map { index in
      let container = NSTextContainer()
      manager.addTextContainer(container)
      let frame = CGRect(x: 0, y: 60 * Double(index), width: 200, height: 60)
      let view = bench.add(UITextView(frame: frame, textContainer: container), frame)
      view.isScrollEnabled = false
      return view
    }
    storage.append(NSAttributedString(string: "one\ntwo\nthree\nfour\nfive"))
    bench.stage.advance(by: 0)
    let ranges = views.map { manager.glyphRange(for: $0.textContainer) }
    #expect(ranges[0].location == 0 && ranges[0].length > 0 && ranges[1].length > 0)
    #expect(ranges[1].location == NSMaxRange(ranges[0]))
    #expect(views.allSatisfy { $0.label.isManaged && $0.textContainer.size.height == 44 })
  }

  @Test func aGivenHeightIsKept() {
    let frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let container = NSTextContainer(size: CGSize(width: 200, height: 30))
    let view = bench.add(UITextView(frame: frame, textContainer: container), frame)
    view.text = "one\ntwo\nthree"
    bench.stage.advance(by: 0)
    #expect(container.size.height == 30)
    #expect(view.layoutManager.glyphRange(for: container).length < 13)
  }

  @Test func aLayoutManagerMovesToAnotherStorage() {
    let view = view("old")
    let storage = NSTextStorage(string: "new")
    view.textStorage.removeLayoutManager(view.layoutManager)
    storage.addLayoutManager(view.layoutManager)
    #expect(view.textStorage === storage)
    #expect(view.text == "new" && view.label.text == "new")
  }

  @Test func aLayoutManagerOfTheAppsClassDraws() {
    let (storage, manager, container) = (NSTextStorage(string: "x"), Painter(), NSTextContainer())
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let view = bench.add(UITextView(frame: frame, textContainer: container), frame)
    view.label.layer.displayIfNeeded()
    #expect(manager.drawn.last == NSRange(location: 0, length: 1))
  }

  @Test func theLayoutManagerKnowsWhereTheTextIsShown() {
    let view = view("Several words that need more than one line of this view")
    bench.stage.advance(by: 0)
    let used = view.layoutManager.usedRect(for: view.textContainer)
    let line = view.font?.lineHeight ?? 0
    #expect(used.height > 1.5 * line)
    #expect(abs(view.contentSize.height - 16 - used.height) <= 1)
  }

  @Test func theCaretFollowsTheSelection() throws {
    let view = view("one\ntwo\n")
    _ = view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 4, length: 0)
    bench.stage.advance(by: 0)
    let second = view.caret.frame
    #expect(second.minX == 5)
    view.selectedRange = NSRange(location: 8, length: 0)
    bench.stage.advance(by: 0)
    #expect(view.caret.frame.minY > second.minY && view.caret.frame.minX == 5)
    #expect(view.contentSize.height >= view.caret.frame.maxY)
    let position = try #require(view.position(from: view.beginningOfDocument, offset: 2))
    let caret = view.caretRect(for: position)
    #expect(view.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY)) == position)
  }

  /// The empty line after the last line end begins where the line above it ends.
  @Test func pointsFromTheTopOfTheEmptyLineOnAreTheEnd() throws {
    let view = view("one\ntwo\n")
    view.textContainerInset = .zero
    bench.stage.advance(by: 0)
    let top = view.layoutManager.extraLineFragmentRect.minY
    #expect(top > 0)
    #expect(view.closestPosition(to: CGPoint(x: 0, y: top)) == view.endOfDocument)
    let fourth = try #require(view.position(from: view.beginningOfDocument, offset: 4))
    #expect(view.closestPosition(to: CGPoint(x: 0, y: top - 1)) == fourth)
  }

  @Test func aFingerOnTheCaretTouchesTheTextView() {
    let view = view("one")
    _ = view.becomeFirstResponder()
    bench.stage.advance(by: 0)
    #expect(!view.caret.isHidden)
    let point = CGPoint(x: view.caret.frame.midX, y: view.caret.frame.midY)
    #expect(view.hitTest(point, with: nil) === view)
  }

  @Test func selectionsHaveARectForEachLine() throws {
    let view = view("one\ntwo")
    let all = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    let rects = view.selectionRects(for: all).map(\.rect)
    #expect(rects.count == 2)
    #expect(view.firstRect(for: all) == rects.first)
    let ends = view.selectionRects(for: all).map { [$0.containsStart, $0.containsEnd] }
    #expect(ends == [[true, false], [false, true]])
    let end = try #require(view.textRange(from: view.endOfDocument, to: view.endOfDocument))
    let input: any UITextInput = view
    #expect(input.firstRect(for: end) == input.caretRect(for: view.endOfDocument))
    #expect(input.selectionRects(for: end).isEmpty)
  }

  @Test func selectionsFromRightToLeftGoOnToTheLeft() throws {
    let view = view("שלום\nשלום")
    let all = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    let rects = view.selectionRects(for: all).map(\.rect)
    #expect(rects.count == 2 && rects[0].minX == 0 && rects[1].minX > 0)
  }

  @Test func aContainerGetsAnotherLayoutManager() {
    let view = view("abc")
    let manager = NSLayoutManager()
    view.textContainer.replaceLayoutManager(manager)
    #expect(view.layoutManager === manager && manager.textStorage === view.textStorage)
    #expect(view.textStorage.layoutManagers.count == 1)
    view.insertText("d")
    #expect(view.text == "abcd" && manager.numberOfGlyphs == 4)
  }
}

/// A storage of an app's own.
private final class Storage: NSTextStorage {
  private let backing = NSMutableAttributedString(string: "")

  override var string: String { backing.string }

  override func attributes(
    at location: Int,
    effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    backing.attributes(at: location, effectiveRange: range)
  }

  override func replaceCharacters(in range: NSRange, with str: String) {
    backing.replaceCharacters(in: range, with: str)
    let change = (str as NSString).length - range.length
    edited([.editedCharacters, .editedAttributes], range: range, changeInLength: change)
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    backing.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
}

private final class Painter: NSLayoutManager {
  var drawn: [NSRange] = []

  override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    drawn.append(glyphsToShow)
    super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
  }
}
