import Foundation

/// Hears of changes of a text of the app's own.
///
/// [D] The input delegate is the system's, which sets it; [I] one that is there already stays.
@MainActor
final class TextFollower: UITextInputDelegate {
  private let changed: () -> Void

  init(_ changed: @escaping () -> Void) {
    self.changed = changed
  }

  /// Leaves the text that it followed before.
  func follow(_ input: (any UITextInput)?, insteadOf old: (any UITextInput)?) {
    if let old, old.inputDelegate === self { old.inputDelegate = nil }
    if let input, input.inputDelegate == nil { input.inputDelegate = self }
    changed()
  }

  func selectionWillChange(_ textInput: (any UITextInput)?) {}
  func selectionDidChange(_ textInput: (any UITextInput)?) { changed() }
  func textWillChange(_ textInput: (any UITextInput)?) {}
  func textDidChange(_ textInput: (any UITextInput)?) { changed() }
}
