import Foundation

/// The text of the first responder, as a keyboard of the app's own types into it.
@MainActor
final class TypedDocument: UITextDocumentProxy {
  private weak var controller: UIInputViewController?

  init(for controller: UIInputViewController) {
    self.controller = controller
  }

  // [D] What stands around the cursor may be unknown.
  var documentContextBeforeInput: String? { nil }
  var documentContextAfterInput: String? { nil }
  var selectedText: String? { nil }
  var hasText: Bool { false }

  func adjustTextPosition(byCharacterOffset offset: Int) {}

  func insertText(_ text: String) {
    for letter in text { controller?.homeStage.keyboard.press(letter) }
  }

  func deleteBackward() { controller?.homeStage.keyboard.press("\u{8}") }
}
