import Porting

/// How R.swift makes identifiers of names.
// [D] The examples of R.swift's documentation.
enum RSwiftName {
  /// `settings-icon` → `settingsIcon`, `URLIcon` → `urlIcon`, `ic_back` → `ic_back`.
  ///
  /// Empty if it holds no letter.
  static func of(_ name: String) -> String {
    let parts = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let joined = parts.enumerated().map { number, part in
      number == 0 ? String(part) : part.prefix(1).uppercased() + part.dropFirst()
    }.joined()
    let named = joined.drop(while: \.isNumber)
    let capitals = named.prefix(while: \.isUppercase).count
    // The last capital begins the next word, if small letters follow.
    let begins = named.dropFirst(capitals).first?.isLowercase == true && capitals > 1
    let count = begins ? capitals - 1 : capitals
    return named.prefix(count).lowercased() + named.dropFirst(count)
  }
}
