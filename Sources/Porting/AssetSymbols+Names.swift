// How Xcode makes a symbol of the name of an asset.

extension AssetSymbols {
  /// [W] Words are joined; the last one is dropped if it says what the asset is; nil for a name that
  /// UIKit has, unless the asset is in a name space.
  static func symbol(of name: String, _ kind: Kind, isFree: Bool = true) -> String? {
    var words = words(of: name)
    if words.count > 1, words[words.count - 1].lowercased() == kind.rawValue { words.removeLast() }
    guard let first = words.first else { return nil }
    let joined = first.lowercased() + words.dropFirst().map(capitalised).joined()
    let symbol = joined.first?.isNumber == true ? "_" + joined : joined
    guard isFree else { return symbol }
    return (kind == .color ? namesOfUIColor : namesOfUIImage).contains(symbol) ? nil : symbol
  }

  /// [W] A folder's words are joined, and begin with capitals.
  static func symbol(ofSpace name: String) -> String {
    let joined = words(of: name).map(capitalised).joined()
    return joined.first?.isNumber == true ? "_" + joined : joined
  }

  private static func capitalised(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// `pinLarge 2` → `pin`, `Large`, `2`; `URLIcon` → `URL`, `Icon`.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      guard letter.isLetter || letter.isNumber else {
        words.append(word)
        word = ""
        continue
      }
      let follows = index + 1 < letters.count && letters[index + 1].isLowercase
      let starts =
        letter.isUppercase && !word.isEmpty && (word.last?.isUppercase == false || follows)
      if starts {
        words.append(word)
        word = ""
      }
      word.append(letter)
    }
    return (words + [word]).filter { !$0.isEmpty }
  }

  private static let namesOfUIImage: Set<String> = [
    "add", "remove", "actions", "checkmark", "strokedCheckmark",
  ]

  private static let namesOfUIColor: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow",
    "magenta", "orange", "purple", "brown", "clear", "systemRed", "systemGreen", "systemBlue",
    "systemOrange", "systemYellow", "systemPink", "systemPurple", "systemTeal", "systemIndigo",
    "systemBrown", "systemMint", "systemCyan", "systemGray", "systemGray2", "systemGray3",
    "systemGray4", "systemGray5", "systemGray6", "tint", "label", "secondaryLabel", "tertiaryLabel",
    "quaternaryLabel", "link", "placeholderText", "separator", "opaqueSeparator",
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
    "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill", "lightText", "darkText",
  ]
}
