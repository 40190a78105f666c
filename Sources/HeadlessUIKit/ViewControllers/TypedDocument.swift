import Foundation

/// The text of the first responder, as a keyboard of the app's own types into it.
@MainActor
final class TypedDocument: NSObject, UITextDocumentProxy {
  private weak var controller: UIInputViewController?

  init(for controller: UIInputViewController) {
    self.controller = controller
    super.init()
  }

  private var responder: UIResponder? { controller?.homeStage.firstResponder }
  private var keyInput: (any UIKeyInput)? { responder as? any UIKeyInput }
  private var input: (any UITextInput)? { responder as? any UITextInput }

  var documentContextBeforeInput: String? {
    guard let input, let selected = input.selectedTextRange else { return nil }
    return text(from: input.beginningOfDocument, to: selected.start)
  }
  var documentContextAfterInput: String? {
    guard let input, let selected = input.selectedTextRange else { return nil }
    return text(from: selected.end, to: input.endOfDocument)
  }
  var selectedText: String? {
    guard let selected = input?.selectedTextRange else { return nil }
    return text(from: selected.start, to: selected.end)
  }
  var hasText: Bool { keyInput?.hasText ?? false }

  /// [I] Nil where there is none.
  private func text(from start: UITextPosition, to end: UITextPosition) -> String? {
    guard let input, let range = input.textRange(from: start, to: end) else { return nil }
    let text = input.text(in: range)
    return text?.isEmpty == true ? nil : text
  }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let input, let selected = input.selectedTextRange,
      let place = input.position(from: selected.end, offset: offset)
    else { return }
    input.selectedTextRange = input.textRange(from: place, to: place)
  }

  func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    input?.setMarkedText(markedText, selectedRange: selectedRange)
    controller?.homeStage.keyboard.update()
  }

  func unmarkText() { input?.unmarkText() }

  /// A line end alone is the return key.
  func insertText(_ text: String) {
    guard text != "\n" else { return press("\n") }
    keyInput?.insertText(text)
    controller?.homeStage.keyboard.update()
  }

  func deleteBackward() { press("\u{8}") }

  private func press(_ key: Character) { controller?.homeStage.keyboard.press(key) }
}
