import Foundation

/// The letters of a language, as Apple's keyboards have them.
enum KeyboardLetters {
  // [W] Layouts of the phone's keyboards; a language that is not here has the English letters.
  private static let layouts: [String: [String]] = [
    "en": ["qwertyuiop", "asdfghjkl", "zxcvbnm"],
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

  /// Addresses, and fields for ASCII, have Latin letters.
  static func of(_ request: KeyboardRequest) -> [String] {
    let language = request.language.split { $0 == "-" || $0 == "_" }.first.map(String.init)
    let own = layouts[language ?? "en"] ?? english
    switch request.type {
    case .asciiCapable, .emailAddress, .URL:
      return own.joined().unicodeScalars.allSatisfy(\.isASCII) ? own : english
    default: return own
    }
  }

  private static var english: [String] { ["qwertyuiop", "asdfghjkl", "zxcvbnm"] }

  // [W] What the return key says.
  static func text(of key: UIReturnKeyType) -> String {
    switch key {
    case .default: "return"
    case .go: "go"
    case .google, .yahoo, .search: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "Emergency Call"
    case .continue: "continue"
    }
  }
}
