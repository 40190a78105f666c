import Foundation

/// A screen in place of the keyboard, or above it.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
  private lazy var proxy = TypedDocument(for: self)

  /// [D] Its view.
  open override dynamic var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }
  open var textDocumentProxy: any UITextDocumentProxy { proxy }
  open var primaryLanguage: String?
  open var hasDictationKey = false
  open var hasFullAccess: Bool { false }
  /// There is no other keyboard to switch to.
  open var needsInputModeSwitchKey: Bool { false }

  open override func loadView() {
    view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
  }

  open func dismissKeyboard() { homeStage.firstResponder?.resignFirstResponder() }
  open func advanceToNextInputMode() {}
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}

  // Told by apps that type for others, of which there are none.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}
