public import Foundation

extension Stage {
  /// Whether keys are at hand that are not on the screen: then none are shown on it.
  ///
  /// Input views of the app's own, and what stands above a keyboard, are shown all the same.
  public var hasHardwareKeyboard: Bool {
    get { keyboardSetup.isHardware }
    set {
      keyboardSetup.isHardware = newValue
      keyboard.update()
    }
  }

  /// Whose letters the keys show, as a language code.
  public var keyboardLanguage: String {
    get { keyboardSetup.language }
    set {
      keyboardSetup.language = newValue
      keyboard.update()
    }
  }

  /// Whether a bar of suggestions stands above the keys, where words are typed.
  public var keyboardSuggestsWords: Bool {
    get { keyboardSetup.suggestsWords }
    set {
      keyboardSetup.suggestsWords = newValue
      keyboard.update()
    }
  }

  /// What the keyboard covers of the screen, once it has come to rest; nil while there is none.
  public var keyboardFrame: CGRect? { keyboard.height > 0 ? keyboard.frame : nil }
}

/// Which keyboard the user has.
struct KeyboardSetup {
  var isHardware = false
  var language = "en"
  var suggestsWords = true
}
