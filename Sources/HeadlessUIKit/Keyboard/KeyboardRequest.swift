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
    language = stage.keyboardLanguage
    type = input.keyboardType
    returnKey = input.returnKeyType
    isDark = Self.isDark(input.keyboardAppearance, input)
    suggests = stage.keyboardSuggestsWords && Self.takesWords(input)
    isUpperCase = Self.startsUpperCase(input)
    isReturnEnabled = !input.enablesReturnKeyAutomatically || input.hasText
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
  private static func takesWords(_ input: any UIKeyInput) -> Bool {
    guard input.autocorrectionType != .no, !input.isSecureTextEntry else { return false }
    return switch input.keyboardType {
    case .default, .asciiCapable, .twitter, .webSearch: true
    default: false
    }
  }

  /// [D] `autocapitalizationType`, applied to the next letter.
  @MainActor
  private static func startsUpperCase(_ input: any UIKeyInput) -> Bool {
    guard !input.isSecureTextEntry else { return false }
    switch input.keyboardType {
    case .emailAddress, .URL, .webSearch: return false
    default: break
    }
    let text = (input as? any EditedText)?.ownText.string ?? ""
    return switch input.autocapitalizationType {
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
