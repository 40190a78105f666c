public import Foundation

extension Stage {
  var keyboard: Keyboard { attachment(Keyboard.self) }

  /// Whether a hardware keyboard is connected, so that no keys are shown on screen.
  ///
  /// The app's input views and accessories are still shown.
  public var hasHardwareKeyboard: Bool {
    get { keyboard.settings.isHardware }
    set {
      keyboard.settings.isHardware = newValue
      keyboard.update()
    }
  }

  /// The language of the keys, as a language code.
  public var keyboardLanguage: String {
    get { keyboard.settings.language }
    set {
      keyboard.settings.language = newValue
      keyboard.update()
    }
  }

  /// Whether there is a suggestion bar above the keys for words.
  public var keyboardSuggestsWords: Bool {
    get { keyboard.settings.suggestsWords }
    set {
      keyboard.settings.suggestsWords = newValue
      keyboard.update()
    }
  }

  /// The keyboard's frame on the screen at rest; nil while it is hidden.
  public var keyboardFrame: CGRect? { keyboard.height > 0 ? keyboard.frame : nil }
}

/// The user's keyboard settings.
struct KeyboardSettings {
  var isHardware = false
  var language = "en"
  var suggestsWords = true
}
