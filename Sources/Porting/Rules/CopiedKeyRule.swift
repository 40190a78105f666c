extension Rule {
  /// `all.setObject(a, forKey: b as NSCopying)` → `all.setObject(a, forKey: b as AnyHashable)`: keys of
  /// dictionaries are copied on iOS, and hashed here.
  static let copiedKeys = Rule(name: "copied keys") { draft in
    for (number, file) in draft.module.sources.enumerated() {
      for index in file.tokens.indices where file.is(index, "NSCopying") && file.isActive[index] {
        guard file.isCast(index), file.isKey(index) else { continue }
        draft.replace(index..<index + 1, in: number, by: "AnyHashable")
        draft.rewrote("a key of a dictionary", by: "copied keys", at: index, in: number)
      }
    }
  }
}

extension Source {
  /// Whether it is the type of a cast, forced or not.
  fileprivate func isCast(_ type: Int) -> Bool {
    `is`(type - 1, "as") || kind(type - 1) == .postfixExclamation && `is`(type - 2, "as")
  }

  /// Whether it ends the last argument of `setObject(_:forKey:)`.
  fileprivate func isKey(_ index: Int) -> Bool {
    var end = index + 1
    while kind(end) == .rightParenthesis {
      let open = partners[end]
      if `is`(open - 1, "setObject") { return labels(ofCall: open) == [nil, "forKey"] }
      // Only parentheses around the key alone may stand between.
      guard kind(open - 1) == .colon else { return false }
      end += 1
    }
    return false
  }
}
