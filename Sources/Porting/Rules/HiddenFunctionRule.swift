extension Rule {
  /// `Thread.main`, which a method of Linux's Foundation hides, → `Thread.mainThread`.
  static let hiddenThreads = Rule(name: "hidden threads") { draft in
    guard draft.module.resolve("Thread") == nil else { return }
    for (number, file) in draft.module.sources.enumerated() {
      for main in file.tokens.indices where file.is(main, "main") && file.isActive[main] {
        guard file.kind(main - 1) == .dot, file.is(main - 2, "Thread"), file.kind(main - 3) != .dot,
          file.kind(main + 1) != .leftParenthesis
        else { continue }
        draft.replace(main..<main + 1, in: number, by: "mainThread")
        draft.rewrote("Thread.main is mainThread", by: "hidden threads", at: main, in: number)
      }
    }
  }

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
