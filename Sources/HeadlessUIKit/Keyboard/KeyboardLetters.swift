import Foundation

/// The letters of a language's keyboard.
enum KeyboardLetters {
  private static let english = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]

  // [W] The layouts of phone keyboards; other languages use the English letters.
  private static let layouts: [String: [String]] = [
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

  /// Addresses, and fields for ASCII, use Latin letters.
  static func of(_ request: KeyboardRequest) -> [String] {
    let language = request.language.split { $0 == "-" || $0 == "_" }.first.map(String.init)
    let own = layouts[language ?? "en"] ?? english
    switch request.type {
    case .asciiCapable, .emailAddress, .URL:
      return own.joined().unicodeScalars.allSatisfy(\.isASCII) ? own : english
    default: return own
    }
  }
}
