import Foundation

/// The letters of a language's keyboard.
enum KeyboardLetters {
  private static let english = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]

  // [W] The layouts of phone keyboards; other languages use the English letters.
  static let layouts: [String: [String]] = [
    "en": english,
    "de": ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"],
    "fr": ["azertyuiop", "qsdfghjklm", "wxcvbn'"],
    "es": ["qwertyuiop", "asdfghjklñ", "zxcvbnm"],
    "sv": ["qwertyuiopå", "asdfghjklöä", "zxcvbnm"],
    "da": ["qwertyuiopå", "asdfghjklæø", "zxcvbnm"],
    "nb": ["qwertyuiopå", "asdfghjkløæ", "zxcvbnm"],
    "fi": ["qwertyuiopå", "asdfghjklöä", "zxcvbnm"],
    "ru": ["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"],
    "uk": ["йцукенгшщзхї", "фівапролджє", "ячсмитьбю"],
    "el": ["ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"],
    "he": ["'-קראטוןםפ", "שדגכעיחלךף", "זסבהנמצתץ"],
    "ar": ["ضصثقفغعهخحج", "شسيبلاتنمكط", "ئءؤرىةوزظد"],
  ]

  /// The code of the language whose words the keys bear: where Latin letters take the place of
  /// others, English.
  static func language(of request: KeyboardRequest) -> String {
    let code = request.language.split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? "en"
    let isLatin = layouts[code]?.joined().contains { $0.isASCII && $0.isLetter } ?? true
    return isLatin || !takesASCII(request.type) ? code : "en"
  }

  /// Addresses, and fields for ASCII, use Latin letters.
  static func of(_ request: KeyboardRequest) -> [String] {
    let own = layouts[language(of: request)] ?? english
    guard takesASCII(request.type) else { return own }
    return own.joined().unicodeScalars.allSatisfy(\.isASCII) ? own : english
  }

  private static func takesASCII(_ type: UIKeyboardType) -> Bool {
    switch type {
    case .asciiCapable, .emailAddress, .URL: true
    default: false
    }
  }
}
