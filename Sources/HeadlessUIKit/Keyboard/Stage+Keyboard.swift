public import Foundation

extension Stage {
  /// Whether a hardware keyboard is connected, so that no keys are shown on screen.
  ///
  /// The app's input views and accessories are still shown.
  public var hasHardwareKeyboard: Bool {
    get { keyboardSetup.isHardware }
    set {
      keyboardSetup.isHardware = newValue
      keyboard.update()
    }
  }

  /// The language of the keys, as a language code.
  public var keyboardLanguage: String {
    get { keyboardSetup.language }
    set {
      keyboardSetup.language = newValue
      keyboard.update()
    }
  }

  /// Whether there is a suggestion bar above the keys for words.
  public var keyboardSuggestsWords: Bool {
    get { keyboardSetup.suggestsWords }
    set {
      keyboardSetup.suggestsWords = newValue
      keyboard.update()
    }
  }

  /// The keyboard's frame on the screen at rest; nil while it is hidden.
  public var keyboardFrame: CGRect? { keyboard.height > 0 ? keyboard.frame : nil }
}

/// The user's keyboard settings.
struct KeyboardSetup {
  var isHardware = false
  var language = "en"
  var suggestsWords = true
}
