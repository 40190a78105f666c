import HeadlessUIKit

/// `<textInputTraits>`: the keyboard that a text asks for.
@MainActor
enum TextInputRows {
  static let parts: [Part] = [
    .custom("textInputTraits") { (field: UITextField, element, _) in
      if let secure = element.flag("secureTextEntry") { field.isSecureTextEntry = secure }
      set(element, on: field)
      return true
    },
    .custom("textInputTraits") { (view: UITextView, element, _) in
      if let secure = element.flag("secureTextEntry") { view.isSecureTextEntry = secure }
      set(element, on: view)
      return true
    },
    .custom("textInputTraits") { (bar: UISearchBar, element, _) in
      set(element, on: bar.searchTextField)
      return true
    },
  ]

  private static func set<Object: UITextInputTraits>(_ element: Element, on object: Object) {
    if let type = element["keyboardType"].flatMap({ keyboards[$0] }) { object.keyboardType = type }
    if let type = element["returnKeyType"].flatMap({ returnKeys[$0] }) {
      object.returnKeyType = type
    }
    if let look = element["keyboardAppearance"].flatMap({ appearances[$0] }) {
      object.keyboardAppearance = look
    }
    if let type = element["autocapitalizationType"].flatMap({ capitals[$0] }) {
      object.autocapitalizationType = type
    }
    if let type = element["autocorrectionType"].flatMap({ corrections[$0] }) {
      object.autocorrectionType = type
    }
    if let enables = element.flag("enablesReturnKeyAutomatically") {
      object.enablesReturnKeyAutomatically = enables
    }
    if let type = element["textContentType"] {
      object.textContentType = UITextContentType(rawValue: type)
    }
    setCorrections(element, on: object)
  }

  private static func setCorrections<Object: UITextInputTraits>(
    _ element: Element,
    on object: Object
  ) {
    if let type = element["spellCheckingType"].flatMap({ spellChecks[$0] }) {
      object.spellCheckingType = type
    }
    if let type = element["smartQuotesType"].flatMap({ quotes[$0] }) {
      object.smartQuotesType = type
    }
    if let type = element["smartDashesType"].flatMap({ dashes[$0] }) {
      object.smartDashesType = type
    }
    if let type = element["smartInsertDeleteType"].flatMap({ insertions[$0] }) {
      object.smartInsertDeleteType = type
    }
  }

  /// The attributes with the words that they may have.
  static var words: [String: Set<String>] {
    [
      "keyboardType": Set(keyboards.keys), "returnKeyType": Set(returnKeys.keys),
      "keyboardAppearance": Set(appearances.keys), "autocapitalizationType": Set(capitals.keys),
      "autocorrectionType": Set(corrections.keys), "spellCheckingType": Set(spellChecks.keys),
      "smartQuotesType": Set(quotes.keys), "smartDashesType": Set(dashes.keys),
      "smartInsertDeleteType": Set(insertions.keys),
    ]
  }

  private static let keyboards: [String: UIKeyboardType] = [
    "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "asciiCapableNumberPad": .asciiCapableNumberPad,
  ]

  private static let returnKeys: [String: UIReturnKeyType] = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
    "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]

  private static let appearances: [String: UIKeyboardAppearance] = [
    "default": .default, "alert": .dark, "dark": .dark, "light": .light,
  ]

  private static let capitals: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]

  private static let corrections: [String: UITextAutocorrectionType] = [
    "default": .default, "no": .no, "yes": .yes,
  ]

  private static let spellChecks: [String: UITextSpellCheckingType] = [
    "default": .default, "no": .no, "yes": .yes,
  ]

  private static let quotes: [String: UITextSmartQuotesType] = [
    "default": .default, "no": .no, "yes": .yes,
  ]

  private static let dashes: [String: UITextSmartDashesType] = [
    "default": .default, "no": .no, "yes": .yes,
  ]

  private static let insertions: [String: UITextSmartInsertDeleteType] = [
    "default": .default, "no": .no, "yes": .yes,
  ]
}
