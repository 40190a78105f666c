import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// A text view whose text has another distance from each side: places in it and their points.
@MainActor
@Suite struct TextInsetTests {
  private let bench = Bench()

  private func view(_ text: String) -> UITextView {
    let view = bench.add(UITextView(), CGRect(x: 20, y: 50, width: 200, height: 160))
    view.textContainerInset = UIEdgeInsets(top: 30, left: 40, bottom: 1, right: 2)
    view.text = text
    bench.stage.advance(by: 0)
    return view
  }

  private func position(_ offset: Int, in view: UITextView) throws -> UITextPosition {
    try #require(view.position(from: view.beginningOfDocument, offset: offset))
  }

  /// 5 points are the padding of the container, on both sides.
  @Test func theTextStandsInsideTheInsets() throws {
    let view = view("Wide words\nMore of them")
    #expect(view.label.frame.origin == CGPoint(x: 45, y: 30) && view.label.frame.width == 148)
    let start = try view.caretRect(for: position(0, in: view))
    #expect(start.origin == CGPoint(x: 45, y: 30) && start.width == 2)
    let below = try view.caretRect(for: position(11, in: view))
    #expect(below.minX == 45 && below.minY >= 30 + start.height - 2)
    #expect(view.contentSize.width == 200)
    #expect(view.contentSize.height == view.label.frame.height + 31)
    let all = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    let rects = view.selectionRects(for: all).map(\.rect)
    #expect(rects.count == 2 && rects[0].minX <= 45 && rects[0].minX >= 40)
    #expect(rects[0].minY == 30 && isNear(rects[1].minY, rects[0].maxY))
    #expect(view.firstRect(for: all) == rects[0])
  }

  @Test(arguments: [1, 3, 5, 7, 9, 12, 15, 18, 21])
  func aPlaceIsFoundWhereItsCaretStands(offset: Int) throws {
    let view = view("Wide words\nMore of them")
    let place = try position(offset, in: view)
    let caret = view.caretRect(for: place)
    #expect(view.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY)) == place)
    let range = try #require(view.characterRange(at: CGPoint(x: caret.minX + 1, y: caret.midY)))
    #expect(view.offset(from: view.beginningOfDocument, to: range.start) == offset)
  }

  /// Points beside the text are at its ends; an empty text has one place.
  @Test func pointsBesideTheTextAreAtItsEnds() throws {
    let view = view("Words")
    #expect(view.closestPosition(to: CGPoint(x: 2, y: 32)) == view.beginningOfDocument)
    #expect(view.closestPosition(to: CGPoint(x: 199, y: 32)) == view.endOfDocument)
    view.text = ""
    #expect(view.closestPosition(to: CGPoint(x: 2, y: 32)) == view.endOfDocument)
  }

  /// A caret behind a line that fills the view stands inside of it.
  @Test func theCaretStaysInsideTheContainer() throws {
    let view = view(String(repeating: "W", count: 200))
    for offset in stride(from: 1, through: 200, by: 7) {
      let caret = try view.caretRect(for: position(offset, in: view))
      #expect(caret.minX >= 45 && caret.minX <= 193)
    }
  }

  /// The caret is seen while the text is edited and nothing is selected.
  @Test func theCaretIsSeenWhereTextIsTyped() {
    let view = view("Words")
    #expect(view.caret.isHidden && !view.caret.isUserInteractionEnabled)
    #expect(!TextSelectionMark().isUserInteractionEnabled)
    _ = view.becomeFirstResponder()
    bench.stage.advance(by: 0)
    #expect(!view.caret.isHidden)
    view.selectedRange = NSRange(location: 1, length: 2)
    bench.stage.advance(by: 0)
    #expect(view.caret.isHidden)
    view.selectedRange = NSRange(location: 0, length: 0)
    view.tintColor = .red
    bench.stage.advance(by: 0)
    #expect(!view.caret.isHidden && view.caret.frame.origin == CGPoint(x: 45, y: 30))
    _ = view.resignFirstResponder()
    bench.stage.advance(by: 0)
    #expect(view.caret.isHidden)
  }
}
