extension Rule {
  /// Operators that an app declares for numbers of Foundation: on Linux these have the same ones,
  /// which a member of an extension hides and a function beside it does not.
  static let operators = Rule(name: "operators") { draft in
    for (number, file) in draft.module.sources.enumerated() {
      for declaration in file.declarations where declaration.isComparison(in: file) {
        guard file.isActive[declaration.keyword] else { continue }
        draft.insert("extension NSNumber { static ", before: declaration.first, in: number)
        draft.insert(" }", after: declaration.end - 1, in: number)
        draft.rewrote(
          "an operator that Foundation on Linux also has",
          by: "operators",
          at: declaration.keyword,
          in: number
        )
      }
    }
  }
}

extension Declaration {
  fileprivate func isComparison(in file: Source) -> Bool {
    kind == .function && parent == nil && parameters.count == 2 && attributes.isEmpty
      && ["<", ">", "<=", ">=", "==", "!="].contains(file.text(nameToken))
      && parameters.allSatisfy { file.flat($0.type) == "NSNumber" }
  }
}
