extension Rule {
  /// `NSExpression` → `UIKit.NSExpression`: Linux's Foundation has classes of these names without what
  /// they do, which would hide those of UIKit.
  static let hiddenClasses = Rule(name: "hidden classes") { draft in
    let names = hidden.filter { draft.module.resolve($0) == nil }
    for (number, file) in draft.module.sources.enumerated() {
      for index in file.tokens.indices
      where file.tokens[index].kind == .identifier && file.isActive[index] {
        guard file.isOfPredicates(index), file.kind(index - 1) != .dot,
          names.contains(file.text(index))
        else { continue }
        draft.insert("UIKit.", before: index, in: number)
        draft.rewrote(
          "a class that Linux's Foundation has in name only",
          by: "hidden classes",
          at: index,
          in: number
        )
      }
    }
  }

  private static let hidden = ["NSExpression", "NSComparisonPredicate"]
}

extension Source {
  fileprivate func isOfPredicates(_ index: Int) -> Bool {
    `is`(index, "NSExpression") || `is`(index, "NSComparisonPredicate")
  }
}
