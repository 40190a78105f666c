import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Screens in place of the keyboard and above it.
@MainActor @Suite struct InputControllerTests {
  private final class Field: UITextField {
    var keys: UIInputViewController?
    var bar: UIInputViewController?
    override var inputViewController: UIInputViewController? { keys }
    override var inputAccessoryViewController: UIInputViewController? { bar }
  }

  private let stage = Stage(device: .iPhone15)
  private let root = UIViewController()
  private let field = Field(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

  init() {
    root.view.addSubview(field)
    stage.show(root)
  }

  @Test func aControllerIsAskedForWhereThereIsNoView() throws {
    (field.keys, field.bar) = (UIInputViewController(), UIInputViewController())
    let content = try #require(KeyboardContent(field, on: stage))
    #expect(content.accessory === field.bar?.view && content.giver === field)
    guard case .custom(let view) = content.body else {
      Issue.record("the controller is not asked")
      return
    }
    #expect(view === field.keys?.view && view is UIInputView)
  }

  @Test(.evidence(.documented)) func keysClickOnlyWhereAViewSaysSo() {
    final class Silent: UIInputView, UIInputViewAudioFeedback {}
    final class Loud: UIInputView, UIInputViewAudioFeedback {
      var enableInputClicksWhenVisible: Bool { true }
    }
    let views: [any UIInputViewAudioFeedback] = [Silent(), Loud()]
    #expect(views.map(\.enableInputClicksWhenVisible) == [false, true])
    stage.deviceObject.playInputClick()
    #expect(stage.faults.isEmpty)
  }

  @Test func itsDocumentIsTheFieldThatIsEdited() {
    let keys = UIInputViewController()
    field.keys = keys
    #expect(field.becomeFirstResponder())
    stage.advance(by: 1)
    keys.textDocumentProxy.insertText("abc")
    keys.textDocumentProxy.deleteBackward()
    #expect(field.text == "ab")
    keys.dismissKeyboard()
    stage.advance(by: 1)
    #expect(!field.isFirstResponder)
  }

  /// It knew nothing of the text.
  @Test func itsDocumentIsReadAroundTheCursor() {
    let keys = UIInputViewController()
    field.keys = keys
    field.text = "one two"
    #expect(field.becomeFirstResponder())
    stage.advance(by: 1)
    let document: any UIKeyInput & UITextDocumentProxy = keys.textDocumentProxy
    document.adjustTextPosition(byCharacterOffset: -3)
    #expect(document.documentContextBeforeInput == "one ")
    #expect(document.documentContextAfterInput == "two")
    #expect(document.hasText && document.selectedText == nil)
    document.insertText("and ")
    #expect(field.text == "one and two")
    let delegate: any UITextInputDelegate = keys
    delegate.textWillChange(field)
  }

  @Test func anInputViewOfTheKeyboardIsGrey() {
    #expect(UIInputView(frame: .zero, inputViewStyle: .keyboard).backgroundColor == .systemGray4)
    #expect(UIInputView(frame: .zero).inputViewStyle == .default)
  }
}
