import Foundation

/// The first responder's requirements for the keys.
struct KeyboardRequest: Hashable {
  var type = UIKeyboardType.default
  var returnKey = UIReturnKeyType.default
  var isDark = false
  /// Whether there is a suggestion bar above the keys.
  var suggests = false
  var isUpperCase = false
  var isReturnEnabled = true
  var language = "en"

  @MainActor
  init(_ input: any UIKeyInput, on stage: Stage) {
    let traits = input as? any UITextInputTraits
    language = stage.keyboardLanguage
    type = traits?.keyboardType ?? .default
    returnKey = traits?.returnKeyType ?? .default
    isDark = Self.isDark(traits?.keyboardAppearance ?? .default, input)
    suggests = stage.keyboardSuggestsWords && Self.takesWords(traits)
    isUpperCase = Self.startsUpperCase(traits, input)
    isReturnEnabled = traits?.enablesReturnKeyAutomatically != true || input.hasText
  }

  /// [D] The default appearance follows the interface style.
  @MainActor
  private static func isDark(
    _ appearance: UIKeyboardAppearance,
    _ input: any UIKeyInput
  ) -> Bool {
    switch appearance {
    case .dark: true
    case .light: false
    case .default: (input as? UIView)?.traitCollection.userInterfaceStyle == .dark
    }
  }

  /// [W] Suggestions are shown if autocorrection is on; never for numbers, addresses and passwords.
  @MainActor
  private static func takesWords(_ traits: (any UITextInputTraits)?) -> Bool {
    guard let traits, traits.autocorrectionType != .no, !traits.isSecureTextEntry else {
      return false
    }
    return switch traits.keyboardType {
    case .default, .asciiCapable, .twitter, .webSearch: true
    default: false
    }
  }

  /// [D] `autocapitalizationType`, applied to the next letter.
  @MainActor
  private static func startsUpperCase(
    _ traits: (any UITextInputTraits)?,
    _ input: any UIKeyInput
  ) -> Bool {
    guard let traits, !traits.isSecureTextEntry else { return false }
    switch traits.keyboardType {
    case .emailAddress, .URL, .webSearch: return false
    default: break
    }
    let text = (input as? any EditedText)?.ownText.string ?? ""
    return switch traits.autocapitalizationType {
    case .none: false
    case .allCharacters: true
    case .words: text.last?.isWhitespace ?? true
    case .sentences: startsSentence(after: text)
    }
  }

  private static func startsSentence(after text: String) -> Bool {
    guard let last = text.last else { return true }
    if last.isNewline { return true }
    let end = text.last { !$0.isWhitespace }
    return last.isWhitespace && end.map(".!?".contains) ?? true
  }
}
