import Foundation

extension Stage {
  /// Types into the first responder, character by character; a new line is the return key, a
  /// backspace (`\u{8}`) the delete key.
  public func typeText(_ text: String) {
    let rest = enterText(text)
    guard !rest.isEmpty else { return }
    core.warn(
      "Stage",
      "no text input is first responder, so the text '\(rest)' cannot be typed",
      remedy: "tap a text field or call becomeFirstResponder() first"
    )
  }

  /// Types as long as a text input is first responder, and returns the text that none received.
  package func enterText(_ text: String) -> Substring {
    core.becomeAmbient()
    core.flushTurn()
    var rest = text[...]
    while firstResponder is any UIKeyInput, let letter = rest.popFirst() { keyboard.press(letter) }
    core.flushTurn()
    return rest
  }
}

extension Keyboard {
  func press(_ key: KeyboardKey) {
    switch key.kind {
    case .text(let text): for letter in text { press(letter) }
    case .space: press(" ")
    case .delete: press("\u{8}")
    case .return: press("\n")
    case .shift, .symbols, .gap: break
    }
  }

  /// The first responder may change after any character.
  func press(_ letter: Character) {
    guard let input = stage.firstResponder as? any UIKeyInput else { return }
    switch letter {
    case "\u{8}": input.deleteBackward()
    case "\n" where waitsForText(input): break
    default: input.insertText(String(letter))
    }
    update()
  }

  /// [D] `enablesReturnKeyAutomatically`: the key is disabled while there is no text.
  private func waitsForText(_ input: any UIKeyInput) -> Bool {
    input.enablesReturnKeyAutomatically && !input.hasText
  }
}
