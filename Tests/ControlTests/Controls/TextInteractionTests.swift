import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// Fingers in a text of an app's own, of which this one is a text field.
@MainActor
@Suite struct TextInteractionTests {
  /// Leaves touches to the interaction, and shows no caret itself.
  private final class Page: UIView, UITextInput {
    var letters = "one two"
    var selected = NSRange(location: 0, length: 0)
    weak var inputDelegate: (any UITextInputDelegate)?
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !letters.isEmpty }
    func insertText(_ text: String) {
      letters = (letters as NSString).replacingCharacters(in: selected, with: text)
      selected = NSRange(location: selected.location + text.utf16.count, length: 0)
    }
    func deleteBackward() {}
    var selectedTextRange: UITextRange? {
      get { UITextRange(selected) }
      set { selected = newValue?.range ?? NSRange(location: 0, length: 0) }
    }
    var markedTextRange: UITextRange? { nil }
    var markedTextStyle: [NSAttributedString.Key: Any]?
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
    func unmarkText() {}
    var beginningOfDocument: UITextPosition { UITextPosition(0) }
    var endOfDocument: UITextPosition { UITextPosition(letters.utf16.count) }
    func text(in range: UITextRange) -> String? {
      (letters as NSString).substring(with: range.range)
    }
    func replace(_ range: UITextRange, withText text: String) {}
    func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
      UITextRange(NSRange(location: start.offset, length: end.offset - start.offset))
    }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
      UITextPosition(position.offset + offset)
    }
    func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
      end.offset - start.offset
    }
    func caretRect(for position: UITextPosition) -> CGRect {
      CGRect(x: CGFloat(10 * position.offset), y: 0, width: 2, height: 20)
    }
    func firstRect(for range: UITextRange) -> CGRect {
      caretRect(for: range.start).union(caretRect(for: range.end))
    }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
      UITextSelectionRect.all([(firstRect(for: range), false)])
    }
    func closestPosition(to point: CGPoint) -> UITextPosition? {
      UITextPosition(min(max(0, Int(point.x / 10)), letters.utf16.count))
    }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
    func characterRange(at point: CGPoint) -> UITextRange? { nil }
    func characterRange(
      byExtending position: UITextPosition,
      in direction: UITextLayoutDirection
    ) -> UITextRange? { nil }
    func position(
      from position: UITextPosition,
      in direction: UITextLayoutDirection,
      offset: Int
    ) -> UITextPosition? { nil }
    func position(
      within range: UITextRange,
      farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? { nil }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
      position.order(to: other)
    }
    var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
    func baseWritingDirection(
      for position: UITextPosition,
      in direction: UITextStorageDirection
    ) -> NSWritingDirection { .natural }
    func setBaseWritingDirection(
      _ writingDirection: NSWritingDirection,
      for range: UITextRange
    ) {}
  }

  private final class Guardian: NSObject, UITextInteractionDelegate {
    var lines: [String] = []
    var mayBegin = true
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
      lines.append("should")
      return mayBegin
    }
    func interactionWillBegin(_ interaction: UITextInteraction) { lines.append("will") }
    func interactionDidEnd(_ interaction: UITextInteraction) { lines.append("did") }
  }

  private let bench = Bench()
  private let page = Page()
  private let guardian = Guardian()

  private func interaction(_ mode: UITextInteractionMode) -> UITextInteraction {
    bench.add(page, CGRect(x: 0, y: 100, width: 300, height: 20))
    let interaction = UITextInteraction(for: mode)
    (interaction.textInput, interaction.delegate) = (page, guardian)
    page.addInteraction(interaction)
    return interaction
  }

  private var display: TextInteractionView? {
    page.subviews.lazy.compactMap { $0 as? TextInteractionView }.first
  }

  /// There was no such interaction.
  @Test func aTapPlacesTheCaretWhichIsShown() throws {
    let interaction = interaction(.editable)
    #expect(interaction.textInteractionMode == .editable && interaction.view === page)
    #expect(page.inputDelegate != nil && display?.caret.isHidden == true)
    bench.stage.tap(at: CGPoint(x: 42, y: 110))
    bench.stage.advance(by: 1)
    #expect(page.isFirstResponder && page.selected == NSRange(location: 4, length: 0))
    #expect(guardian.lines == ["should", "will", "did"])
    let caret = try #require(display).caret
    #expect(!caret.isHidden && caret.frame.minX == 40)
    bench.stage.typeText("x")
    #expect(page.letters == "one xtwo" && caret.frame.minX == 50)
    page.selected.location = 1
    page.inputDelegate?.selectionDidChange(page)
    #expect(caret.frame.minX == 10)
    page.resignFirstResponder()
    #expect(caret.isHidden)
  }

  @Test func aPressSelectsAWord() throws {
    let interaction = interaction(.nonEditable)
    try bench.stage.record {
      bench.stage.press(at: CGPoint(x: 52, y: 110), duration: 1)
    }
    #expect(page.selected == NSRange(location: 4, length: 3))
    let display = try #require(display)
    #expect(display.mark.handles.count == 2 && display.caret.isHidden)
    page.removeInteraction(interaction)
    #expect(self.display == nil && page.gestureRecognizers?.isEmpty ?? true)
  }

  /// The second tap was told twice, as a tap and as a double tap.
  @Test func aDoubleTapSelectsAWord() throws {
    _ = interaction(.editable)
    try bench.stage.record { bench.stage.tap(at: CGPoint(x: 52, y: 110), times: 2) }
    #expect(page.selected == NSRange(location: 4, length: 3))
    #expect(guardian.lines == ["should", "will", "did", "should", "will", "did"])
  }

  /// The text that it had before still called it.
  @Test func aTextThatIsReplacedIsLeft() {
    let (interaction, next) = (interaction(.editable), Page())
    interaction.textInput = next
    #expect(page.inputDelegate == nil && next.inputDelegate != nil && display == nil)
    let own = TextFollower {}
    next.inputDelegate = own
    interaction.textInput = nil
    #expect(next.inputDelegate === own)
  }

  /// The caret stayed where it was while text was typed.
  @Test func aViewAroundTheTextMayHaveTheInteraction() throws {
    bench.add(page, CGRect(x: 0, y: 100, width: 300, height: 20))
    let interaction = UITextInteraction(for: .editable)
    interaction.textInput = page
    bench.view.addInteraction(interaction)
    bench.stage.tap(at: CGPoint(x: 42, y: 110))
    bench.stage.advance(by: 1)
    let caret = try #require(display).caret
    #expect(caret.frame.minX == 40)
    bench.stage.typeText("x")
    #expect(page.letters == "one xtwo" && caret.frame.minX == 50)
  }

  @Test func theDelegateMayRefuse() {
    _ = interaction(.editable)
    guardian.mayBegin = false
    bench.stage.tap(at: CGPoint(x: 42, y: 110))
    bench.stage.advance(by: 1)
    #expect(!page.isFirstResponder && guardian.lines == ["should"])
  }
}
