import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Fingers that select in texts, and the edit menus of what they have selected.
@MainActor
@Suite(.evidence(.inferred)) struct TextEditMenuTests {
  private let stage = Stage(device: .iPhone15)

  private func field(_ text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 40, y: 300, width: 300, height: 34))
    field.text = text
    stage.window.addSubview(field)
    stage.advance(by: 0)
    return field
  }

  private func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 40, y: 200, width: 300, height: 120))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    stage.window.addSubview(view)
    stage.advance(by: 0)
    return view
  }

  /// Where a word stands in the window.
  private func place(of word: String, in text: some UIView & UITextInput) throws -> CGRect {
    let all = try #require(
      text.textRange(from: text.beginningOfDocument, to: text.endOfDocument)
    )
    let string = try #require(text.text(in: all)) as NSString
    return text.convert(text.firstRect(for: UITextRange(string.range(of: word))), to: nil)
  }

  private func selected(in text: some UITextInput) -> String? {
    text.selectedTextRange.flatMap { text.text(in: $0) }
  }

  // MARK: Fields

  @Test func twoTapsSelectAWordAndShowItsMenu() throws {
    let field = field("Hello brave world")
    let word = try place(of: "brave", in: field)
    try stage.record { stage.tap(at: CGPoint(x: word.midX, y: word.midY), times: 2) }
    #expect(selected(in: field) == "brave" && field.isEditing)
    #expect(stage.editMenuTitles == ["Cut", "Copy", "Select All"])
    let bar = try #require(stage.editMenu)
    #expect(abs(bar.frame.maxY - (word.minY - 8)) <= 0.5)
    #expect(abs(bar.frame.midX - word.midX) <= 0.5 || bar.frame.minX == 8)
    try stage.record { stage.chooseInEditMenu("Copy") }
    #expect(UIPasteboard.general.string == "brave" && stage.editMenu == nil)
    #expect(selected(in: field) == "brave")
  }

  @Test func selectedTextIsMarkedInPlaceOfTheCaret() throws {
    let field = field("Hello brave world")
    _ = field.becomeFirstResponder()
    stage.advance(by: 0)
    #expect(field.selectionMark == nil && !field.caret.isHidden)
    field.selectedTextRange = UITextRange(NSRange(location: 6, length: 5))
    stage.advance(by: 0)
    let mark = try #require(field.selectionMark)
    let word = field.firstRect(for: UITextRange(NSRange(location: 6, length: 5)))
    let marked = try #require(mark.subviews.first?.frame)
    #expect(abs(marked.minX - word.minX) < 1e-6 && abs(marked.maxX - word.maxX) < 1e-6)
    #expect(abs(marked.minY - word.minY) < 1e-6 && abs(marked.maxY - word.maxY) < 1e-6)
    #expect(field.caret.isHidden && mark.subviews.count == 5)
    let knobs = mark.subviews.filter { $0.layer.cornerRadius > 0 }.map(\.frame)
    let (first, last) = (try #require(knobs.first), try #require(knobs.last))
    #expect(abs(first.midX - word.minX) < 1e-6 && abs(first.maxY - word.minY) < 1e-6)
    #expect(abs(last.midX - word.maxX) < 1e-6 && abs(last.minY - word.maxY) < 1e-6)
    stage.typeText("x")
    stage.advance(by: 0)
    #expect(field.text == "Hello x world" && field.selectionMark == nil)
    #expect(!field.caret.isHidden)
  }

  @Test func aLongPressSelectsAtOnceAndShowsTheMenuWhenItEnds() throws {
    let field = field("Hello brave world")
    let word = try place(of: "Hello", in: field)
    var (during, titles): (String?, [String]) = (nil, [])
    try stage.record {
      stage.press(at: CGPoint(x: word.midX, y: word.midY), duration: 1)
      stage.schedule(at: 0.8) {
        during = selected(in: field)
        titles = stage.editMenuTitles
      }
    }
    #expect(during == "Hello" && titles == [])
    #expect(field.isFirstResponder && stage.editMenuTitles == ["Cut", "Copy", "Select All"])
  }

  @Test func aLongPressOffersToPasteIntoAnEmptyField() throws {
    let field = field("")
    UIPasteboard.general.string = "pasted"
    try stage.record { stage.press(at: field.center, duration: 1) }
    #expect(stage.editMenuTitles == ["Paste"])
    try stage.record { stage.chooseInEditMenu("Paste") }
    #expect(field.text == "pasted" && stage.editMenu == nil)
  }

  @Test func selectingInTheMenuLeadsToANewMenu() throws {
    let field = field("Hello brave world")
    _ = field.becomeFirstResponder()
    field.showEditMenu()
    stage.advance(by: 1)
    #expect(stage.editMenuTitles == ["Select", "Select All"])
    try stage.record { stage.chooseInEditMenu("Select") }
    #expect(selected(in: field) == "world")
    #expect(stage.editMenuTitles == ["Cut", "Copy", "Select All"])
    try stage.record { stage.chooseInEditMenu("Select All") }
    #expect(selected(in: field) == field.text && stage.editMenuTitles == ["Cut", "Copy"])
    try stage.record { stage.chooseInEditMenu("Cut") }
    #expect(field.text?.isEmpty == true && UIPasteboard.general.string == "Hello brave world")
  }

  @Test func typingAndTheEndOfEditingCloseTheMenu() {
    let field = field("Hello")
    _ = field.becomeFirstResponder()
    let ends: [() -> Void] = [
      { stage.typeText("x") }, { _ = field.resignFirstResponder() },
    ]
    for end in ends {
      field.showEditMenu()
      #expect(stage.editMenu != nil)
      end()
      #expect(stage.editMenu == nil)
    }
  }

  @Test func secureTextIsOneWordWithoutCommands() throws {
    let field = field("two words")
    field.isSecureTextEntry = true
    _ = field.becomeFirstResponder()
    try stage.record { stage.tap(at: CGPoint(x: 60, y: 317), times: 2) }
    #expect(selected(in: field) == "two words" && stage.editMenu == nil)
  }

  /// A press on it once would have selected text in place of clearing it.
  @Test func theClearButtonIsNotPartOfTheText() throws {
    let field = field("Hello")
    field.clearButtonMode = .always
    stage.advance(by: 0)
    let place = field.convert(field.clearButton.center, to: nil)
    try stage.record { stage.press(at: place, duration: 1) }
    #expect(field.text?.isEmpty == true && stage.editMenu == nil)
  }

  /// It took them and did nothing.
  @Test func aDisabledFieldLeavesPressesToTheViewsAroundIt() throws {
    let field = field("Hello")
    field.isEnabled = false
    let press = UILongPressGestureRecognizer(target: nil, action: nil)
    stage.window.addGestureRecognizer(press)
    var during: UIGestureRecognizer.State?
    try stage.record {
      stage.press(at: field.center, duration: 1)
      stage.schedule(at: 0.8) { during = press.state }
    }
    #expect(during == .began || during == .changed)
    #expect(!field.isEditing && stage.editMenu == nil)
  }

  @Test func menuItemsOfTheAppFollow() throws {
    final class Shouter: UITextField {
      func shout(_ sender: Any?) { text = text?.uppercased() }
    }
    let field = Shouter(frame: CGRect(x: 40, y: 300, width: 300, height: 34))
    field.text = "hello"
    stage.window.addSubview(field)
    let shout = UIMenuItem(title: "Shout", action: Selector("shout:", Shouter.shout))
    UIMenuController.shared.menuItems = [shout]
    try stage.record { stage.press(at: CGPoint(x: 50, y: 317), duration: 1) }
    #expect(stage.editMenuTitles == ["Cut", "Copy", "Shout"])
    try stage.record { stage.chooseInEditMenu("Shout") }
    #expect(field.text == "HELLO")
    UIMenuController.shared.menuItems = nil
  }

  /// Adds a command, and writes down what it hears.
  private final class Giver: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var log: [String] = []

    func textField(
      _ textField: UITextField,
      editMenuForCharactersIn range: NSRange,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { menu(range, suggestedActions) }
    func textField(
      _ textField: UITextField,
      willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { note("present", animator) }
    func textField(
      _ textField: UITextField,
      willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { note("dismiss", animator) }
    func textView(
      _ textView: UITextView,
      editMenuForTextIn range: NSRange,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { menu(range, suggestedActions) }
    func textView(
      _ textView: UITextView,
      willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { note("present", animator) }
    func textView(
      _ textView: UITextView,
      willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { note("dismiss", animator) }

    private func menu(_ range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
      log.append("menu for \(range.location) and \(range.length)")
      return UIMenu(children: [UIAction(title: "Bold") { _ in }] + suggested)
    }
    private func note(_ word: String, _ animator: any UIEditMenuInteractionAnimating) {
      log.append(word)
      animator.addCompletion { [weak self] in self?.log.append(word + " is over") }
    }
  }

  @Test(.evidence(.documented), arguments: [true, false])
  func theDelegateMayChangeTheMenu(isField: Bool) throws {
    let giver = Giver()
    let word: CGRect
    if isField {
      let field = field("Hello brave world")
      field.delegate = giver
      word = try place(of: "brave", in: field)
    } else {
      let view = view("Hello brave world")
      view.delegate = giver
      word = try place(of: "brave", in: view)
    }
    try stage.record { stage.press(at: CGPoint(x: word.midX, y: word.midY), duration: 1) }
    #expect(stage.editMenuTitles == ["Bold", "Cut", "Copy", "Select All"])
    #expect(giver.log == ["menu for 6 and 5", "present", "present is over"])
    giver.log = []
    try stage.record { stage.chooseInEditMenu("Bold") }
    #expect(giver.log == ["dismiss", "dismiss is over"])
  }

  // MARK: Text views

  @Test func threeTapsSelectAParagraph() throws {
    let view = view("one two\nthree")
    let word = try place(of: "two", in: view)
    try stage.record { stage.tap(at: CGPoint(x: word.midX, y: word.midY), times: 3) }
    #expect(selected(in: view) == "one two" && view.isEditing)
    #expect(stage.editMenuTitles == ["Cut", "Copy", "Select All"])
  }

  @Test func textThatIsNotEditableIsSelectedAndCopied() throws {
    let view = view("one two\nthree")
    view.isEditable = false
    let word = try place(of: "two", in: view)
    try stage.record { stage.press(at: CGPoint(x: word.midX, y: word.midY), duration: 1) }
    #expect(selected(in: view) == "two" && !view.isFirstResponder)
    #expect(stage.editMenuTitles == ["Copy", "Select All"] && view.selectionMark != nil)
    try stage.record { stage.chooseInEditMenu("Copy") }
    #expect(UIPasteboard.general.string == "two" && view.selectionMark != nil)
    try stage.record { stage.tap(at: CGPoint(x: 200, y: 300)) }
    #expect(view.selectionMark == nil)
    view.isSelectable = false
    try stage.record { stage.press(at: CGPoint(x: word.midX, y: word.midY), duration: 1) }
    #expect(stage.editMenu == nil && view.selectionMark == nil)
  }

  @Test(.evidence(.documented))
  func aLongPressOnALinkShowsItsMenu() throws {
    let view = view("")
    let text = NSMutableAttributedString(string: "Terms apply")
    let link = try #require(URL(string: "https://a.b"))
    text.addAttribute(.link, value: link, range: NSRange(location: 0, length: 5))
    view.attributedText = text
    view.isEditable = false
    stage.advance(by: 0)
    let word = try place(of: "Terms", in: view)
    try stage.record { stage.press(at: CGPoint(x: word.midX, y: word.midY), duration: 1) }
    #expect(stage.openMenuTitles == ["Open Link", "Copy Link", "Share…"])
    #expect(stage.editMenu == nil && view.selectionMark == nil)
  }
}
