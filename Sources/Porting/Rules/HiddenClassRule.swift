extension Rule {
  /// `NSExpression` → `UIKit.NSExpression`: Linux's Foundation has classes of these names without what
  /// they do, which would hide those of UIKit.
  static let hiddenClasses = Rule(name: "hidden classes") { draft in
    let names = hidden.filter { draft.module.resolve($0.description) == nil }
    for (number, file) in draft.module.sources.enumerated() {
      for index in file.tokens.indices
      where file.tokens[index].kind == .identifier && file.isActive[index] {
        guard names.contains(where: { file.is(index, $0) }), file.kind(index - 1) != .dot else {
          continue
        }
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

  private static let hidden: [StaticString] = ["NSExpression", "NSComparisonPredicate"]
}
