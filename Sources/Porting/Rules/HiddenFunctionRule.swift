extension Rule {
  /// `abs(x)` inside an extension of `CGFloat`, whose own `abs` in Linux's Foundation hides the function.
  static let hiddenFunctions = Rule(name: "hidden functions") { draft in
    let module = draft.module
    let isDeclared = module.sources.contains { source in
      source.declarations.contains { $0.kind == .function && $0.name == "abs" }
    }
    guard !isDeclared else { return }
    for (number, file) in module.sources.enumerated() {
      for declaration in file.declarations where declaration.kind == .extension {
        guard declaration.name == "CGFloat", let body = declaration.body else { continue }
        for index in body where file.is(index, "abs") && file.isActive[index] {
          guard file.kind(index + 1) == .leftParenthesis, file.kind(index - 1) != .dot else {
            continue
          }
          draft.insert("Swift.", before: index, in: number)
          draft.rewrote(
            "the function abs is named with its module",
            by: "hidden functions",
            at: index,
            in: number
          )
        }
      }
    }
  }
}
