import Porting

/// How SwiftGen makes identifiers of names and keys.
// [D] StencilSwiftKit's filters `swiftIdentifier:"pretty"` and `lowerFirstWord`.
enum GeneratedName {
  /// Of a type: `main_menu` → `MainMenu`, `HELLO` → `Hello`, `2x` → `_2x`.
  static func ofType(_ name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let isLoud = !name.contains(where: \.isLowercase)
    let joined = words.map { (word: Substring) -> String in
      let rest = word.dropFirst()
      return word.prefix(1).uppercased() + (isLoud ? rest.lowercased() : String(rest))
    }.joined()
    return joined.first?.isNumber == true ? "_" + joined : joined
  }

  /// Of a value: `URLIcon` → `urlIcon`.
  static func ofValue(_ name: String) -> String {
    let type = ofType(name)
    let capitals = type.prefix(while: \.isUppercase).count
    // The last capital begins the next word.
    let count = capitals > 1 && capitals < type.count ? capitals - 1 : capitals
    return type.prefix(count).lowercased() + type.dropFirst(count)
  }

  static func escaped(_ name: String) -> String {
    // Types cannot be called so otherwise.
    ["Any", "Protocol", "Type"].contains(name) ? "`\(name)`" : SwiftSpelling.escaped(name)
  }
}
