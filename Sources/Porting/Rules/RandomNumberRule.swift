extension Rule {
  /// `arc4random_uniform(6)` → `UInt32.arc4random_uniform(6)`, whose numbers are the same in every run
  /// (Glibc has functions of these names as well), and `UUID()` → `UUID.ofStage()`.
  static let randomNumbers = Rule(name: "random numbers") { draft in
    let own = Set(
      draft.module.sources.flatMap(\.declarations).filter { $0.kind == .function }.map(\.name)
    )
    for (number, file) in draft.module.sources.enumerated() {
      for index in file.tokens.indices {
        guard let owner = file.ownerOfRandomFunction(index),
          !own.contains(file.text(file.tokens[index]))
        else { continue }
        if file.kind(index - 1) == .dot {
          draft.replace(index - 2..<index - 1, in: number, by: owner)
        } else {
          draft.insert("\(owner).", before: index, in: number)
        }
        draft.rewrote(
          "random numbers are the same in every run",
          by: "random numbers",
          at: index,
          in: number
        )
      }
      guard draft.module.resolve("UUID") == nil else { continue }
      for index in file.tokens.indices where file.isNewIdentifier(index) {
        draft.insert(".ofStage", after: index, in: number)
        draft.rewrote(
          "unique identifiers are the same in every run",
          by: "random numbers",
          at: index,
          in: number
        )
      }
    }
  }
}

extension Source {
  /// Functions, and the types that have functions of the same names in UIKit.
  ///
  /// Plain functions of UIKit would not do: where Foundation is imported as well, `UIKit.` names those
  /// of Glibc, too.
  private static let owners = [
    "arc4random": "UInt32", "arc4random_uniform": "UInt32", "drand48": "Double",
  ]
  private static let functions = Set(owners.keys)
  private static let members: Set<String> = ["random", "randomElement", "shuffle", "shuffled"]

  fileprivate func ownerOfRandomFunction(_ index: Int) -> String? {
    guard isCall(index, of: Self.functions), word(index - 1) != .func,
      kind(index - 1) != .dot || isQualified(index)
    else { return nil }
    return Self.owners[text(tokens[index])]
  }

  /// Whether a module is named before it: both have Glibc's function of that name.
  private func isQualified(_ index: Int) -> Bool {
    kind(index - 1) == .dot && kind(index - 3) != .dot
      && (`is`(index - 2, "Foundation") || `is`(index - 2, "UIKit"))
  }

  /// Whether it is `UUID()`.
  fileprivate func isNewIdentifier(_ index: Int) -> Bool {
    let token = tokens[index]
    return token.kind == .identifier && token.end - token.start == 4 && isActive[index]
      && kind(index + 1) == .leftParenthesis && kind(index + 2) == .rightParenthesis
      && text(token) == "UUID" && (kind(index - 1) != .dot || `is`(index - 2, "Foundation"))
  }

  /// Whether it calls what is the same in every run only where UIKit is imported.
  func isSteadiedByUIKit(_ index: Int) -> Bool {
    isCall(index, of: Self.members) && kind(index - 1) == .dot || isNewIdentifier(index)
      || isCall(index, of: Self.functions) && isQualified(index)
  }

  private func isCall(_ index: Int, of names: Set<String>) -> Bool {
    let token = tokens[index]
    guard token.kind == .identifier, isActive[index], token.end - token.start > 5,
      kind(index + 1) == .leftParenthesis
    else { return false }
    return names.contains(text(token))
  }
}
