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
}
