import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Where letters go, and what the editing commands do.
@MainActor
@Suite struct TextSelectionTests {
  private let bench = Bench()

  private func field(_ text: String) -> UITextField {
    let field = bench.add(UITextField(), CGRect(x: 10, y: 10, width: 200, height: 34))
    field.text = text
    _ = field.becomeFirstResponder()
    return field
  }

  @Test func lettersGoWhereTheSelectionIs() throws {
    let field = field("ace")
    let place = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    field.selectedTextRange = field.textRange(from: place, to: place)
    bench.stage.typeText("b")
    #expect(field.text == "abce")
    let caret = try #require(field.selectedTextRange)
    #expect(field.offset(from: field.beginningOfDocument, to: caret.start) == 2)
    #expect(caret.isEmpty)
    field.deleteBackward()
    #expect(field.text == "ace")
  }

  /// The caret once stood at the left, opposite the placeholder.
  @Test(
    arguments: [
      (.natural, false, 0), (.natural, true, 198), (.left, true, 0), (.right, false, 198),
      (.center, true, 99),
    ] as [(NSTextAlignment, Bool, CGFloat)]
  )
  func theCaretOfAnEmptyFieldStandsWhereTextBegins(
    alignment: NSTextAlignment,
    isRightToLeft: Bool,
    x: CGFloat
  ) {
    let field = field("")
    field.placeholder = "Name"
    field.textAlignment = alignment
    bench.stage.window.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    bench.stage.advance(by: 0)
    #expect(field.caretRect(for: field.beginningOfDocument).minX == x)
  }

  @Test func whatIsSelectedIsReplaced() throws {
    let field = field("hello")
    field.selectAll(nil)
    bench.stage.typeText("x")
    #expect(field.text == "x")
    let all = try #require(
      field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    )
    #expect(field.text(in: all) == "x")
    field.replace(all, withText: "yes")
    #expect(field.text == "yes")
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
  }

  @Test(.evidence(.measured)) func targetsDoNotHearOfWhatCodeReplaces() throws {
    let field = field("hello")
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    let all = try #require(
      field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    )
    field.replace(all, withText: "yes")
    #expect(field.text == "yes" && changes == 0)
    bench.stage.typeText("!")
    #expect(field.text == "yes!" && changes == 1)
    field.selectedTextRange = nil
    #expect(field.selectedTextRange?.start == field.beginningOfDocument)
  }

  @Test func emojiAreDeletedWhole() {
    let field = field("a👨‍👩‍👧")
    field.deleteBackward()
    #expect(field.text == "a")
  }

  @Test func theCaretStandsAtTheSelection() throws {
    let field = field("wide text")
    let start = field.caretRect(for: field.beginningOfDocument)
    let end = field.caretRect(for: field.endOfDocument)
    let middle = try #require(field.position(from: field.beginningOfDocument, offset: 4))
    #expect(start.minX == 0)
    #expect(end.minX > field.caretRect(for: middle).minX)
    #expect(field.caretRect(for: middle).minX > 20)
  }

  /// It once stood at the right end, where such a text begins.
  @Test(arguments: ["שלום", "سلام"])
  func theCaretBehindTextFromRightToLeftStandsAtItsLeftEnd(text: String) throws {
    let field = field(text)
    let carets = try (0...4).map { offset in
      let place = try #require(field.position(from: field.beginningOfDocument, offset: offset))
      return field.caretRect(for: place).minX
    }
    #expect(carets == carets.sorted(by: >) && carets[0] > 20 && carets[4] == 0)
    let all = try #require(
      field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    )
    #expect(field.firstRect(for: all).minX == 0 && field.firstRect(for: all).width == carets[0])
    bench.stage.window.traitOverrides.layoutDirection = .rightToLeft
    bench.stage.advance(by: 0)
    let start = field.caretRect(for: field.beginningOfDocument)
    #expect(start.maxX == 200)
    #expect(field.caretRect(for: field.endOfDocument).minX < start.minX - 20)
  }

  /// They were those of text from left to right.
  @Test(arguments: ["שלום", "سلام"])
  func directionsOnTheScreenFollowTheText(text: String) throws {
    let view = bench.add(UITextView(), CGRect(x: 0, y: 50, width: 200, height: 80))
    view.text = text
    for input in [field(text), view] as [any UITextInput] {
      let (start, end) = (input.beginningOfDocument, input.endOfDocument)
      let all = try #require(input.textRange(from: start, to: end))
      let second = try #require(input.position(from: start, in: .left, offset: 1))
      #expect(input.offset(from: start, to: second) == 1)
      #expect(input.position(from: second, in: .right, offset: 1) == start)
      #expect(input.position(from: start, in: .right, offset: 1) == nil)
      #expect(input.position(from: end, in: .left, offset: 1) == nil)
      #expect(input.position(within: all, farthestIn: .left) == end)
      #expect(input.position(within: all, farthestIn: .right) == start)
      #expect(input.characterRange(byExtending: second, in: .right)?.end == second)
      #expect(input.characterRange(byExtending: second, in: .left)?.end == end)
    }
  }

  @Test func aWordFromRightToLeftTurnsTheDirectionsInside() throws {
    let field = field("abc שלום")
    let places = try [1, 6].map { offset in
      try #require(field.position(from: field.beginningOfDocument, offset: offset))
    }
    let lefts = places.compactMap { field.position(from: $0, in: .left, offset: 1) }
    #expect(lefts.map { field.offset(from: field.beginningOfDocument, to: $0) } == [0, 7])
  }

  @Test(arguments: ["שלום", "سلام"])
  func theCaretOfATextViewStandsAtThatEndToo(text: String) {
    let view = bench.add(UITextView(), CGRect(x: 0, y: 0, width: 200, height: 80))
    view.text = text
    let (start, end) = (view.beginningOfDocument, view.endOfDocument)
    #expect(view.caretRect(for: end).minX < view.caretRect(for: start).minX - 20)
  }

  @Test func theCaretInMixedTextFollowsTheCharacterBeforeIt() throws {
    let field = field("abc שלום")
    let carets = try [4, 8].map { offset in
      let place = try #require(field.position(from: field.beginningOfDocument, offset: offset))
      return field.caretRect(for: place).minX
    }
    // From the right end of the Hebrew word to its left end, behind "abc ".
    #expect(carets[1] > 20 && carets[0] > carets[1] + 20)
  }

  @Test func placesAreFoundByTheirPoints() throws {
    let field = field("iiiiWWWW")
    let five = try #require(field.position(from: field.beginningOfDocument, offset: 5))
    let point = CGPoint(x: field.caretRect(for: five).minX + 1, y: 10)
    #expect(field.closestPosition(to: point) == five)
    let letters = try #require(field.textRange(from: five, to: field.endOfDocument))
    let rects = field.selectionRects(for: letters)
    #expect(rects.map(\.rect) == [field.firstRect(for: letters)])
    #expect(field.firstRect(for: letters).width > 20)
  }

  @Test func notificationsAreSent() {
    let field = field("")
    nonisolated(unsafe) var names: [String] = []
    let tokens = [
      UITextField.textDidChangeNotification, UITextField.textDidEndEditingNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) {
        names.append($0.name.rawValue)
      }
    }
    bench.stage.typeText("a")
    field.resignFirstResponder()
    tokens.forEach(NotificationCenter.default.removeObserver)
    #expect(
      names == ["UITextFieldTextDidChangeNotification", "UITextFieldTextDidEndEditingNotification"]
    )
  }

  @Test func copiesArePasted() {
    let field = field("ab")
    #expect(!field.canPerformAction(Selector("copy:"), withSender: nil))
    field.selectAll(nil)
    #expect(field.canPerformAction(Selector("copy:"), withSender: nil))
    field.copy(nil)
    #expect(UIPasteboard.general.string == "ab" && UIPasteboard.general.hasStrings)
    field.selectedTextRange = nil
    field.paste(nil)
    #expect(field.text == "abab")
    field.selectAll(nil)
    field.cut(nil)
    #expect(field.text?.isEmpty == true)
  }

  private final class Listener: NSObject, UITextViewDelegate {
    var heard: [NSRange] = []
    var wanted: NSRange?

    func textViewDidChangeSelection(_ textView: UITextView) {
      heard.append(textView.selectedRange)
      if let wanted { textView.selectedRange = wanted }
    }
  }

  @Test(.evidence(.reported)) func theDelegateHearsOfWhatCodeSelectsInATextView() {
    let view = bench.add(UITextView(), CGRect(x: 0, y: 0, width: 200, height: 80))
    let listener = Listener()
    view.text = "hello"
    view.delegate = listener
    let (word, place) = (NSRange(location: 1, length: 2), NSRange(location: 3, length: 0))
    for range in [word, word, place] { view.selectedRange = range }
    #expect(listener.heard == [word, place])
    // A delegate may select something else in turn.
    listener.wanted = NSRange(location: 0, length: 5)
    view.selectedRange = word
    #expect(listener.heard.count == 4 && view.selectedRange == listener.wanted)
  }

  @Test func textViewsSelectToo() {
    let view = bench.add(UITextView(), CGRect(x: 0, y: 0, width: 200, height: 80))
    view.text = "ac"
    _ = view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 1, length: 0)
    bench.stage.typeText("b")
    #expect(view.text == "abc")
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
  }
}
