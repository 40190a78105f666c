extension Rule {
  /// `NSMutableString()` → `NSMutableString(capacity: 0)`, and `ProcessInfo()` →
  /// `ProcessInfo.processInfo`: Foundation on Linux has no such initialisers.
  static let missingInitializers = Rule(name: "missing initialisers") { draft in
    for (number, file) in draft.module.sources.enumerated() {
      for index in file.tokens.indices {
        guard let spelling = file.spelling(ofCall: index),
          draft.module.resolve(file.name(index)) == nil
        else { continue }
        draft.replace(index + 1..<index + 3, in: number, by: spelling)
        draft.rewrote(
          "an initialiser that Foundation lacks here",
          by: "missing initialisers",
          at: index,
          in: number
        )
      }
    }
  }
}

extension Source {
  /// What stands for the parentheses behind the name of a class.
  private static let spellings = [
    "NSMutableString": "(capacity: 0)", "ProcessInfo": ".processInfo",
  ]

  fileprivate func spelling(ofCall index: Int) -> String? {
    guard kind(index) == .identifier, isActive[index], kind(index + 1) == .leftParenthesis,
      kind(index + 2) == .rightParenthesis,
      kind(index - 1) != .dot || `is`(index - 2, "Foundation")
    else { return nil }
    return Self.spellings[name(index)]
  }
}
