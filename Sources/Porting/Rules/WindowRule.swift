extension Rule {
  /// `delegate?.window??` → `delegate?.window?`, `if let window = delegate.window!` → `delegate.window`:
  /// the requirement is not optional here.
  static let applicationWindow = Rule(name: "window") { draft in
    for (number, file) in draft.module.sources.enumerated() {
      for index in file.tokens.indices where file.is(index, "window") && file.isActive[index] {
        guard file.kind(index - 1) == .dot, isPostfix(index + 1, file) else { continue }
        if isPostfix(index + 2, file) {
          draft.remove(index + 2..<index + 3, in: number)
        } else if isBound(index, file) {
          draft.replace(index..<index + 2, in: number, by: "window")
        } else {
          continue
        }
        draft.rewrote("the window of a delegate", by: "window", at: index, in: number)
      }
    }
  }

  /// Whether a delegate's `window!` or `window?` is all that `if let` binds.
  private static func isBound(_ index: Int, _ file: Source) -> Bool {
    guard
      file.kind(index + 2) == .leftBrace || file.kind(index + 2) == .comma
        || file.word(index + 2) == .else
    else { return false }
    guard let start = file.startOfReceiver(before: index - 1), file.kind(start - 1) == .equal,
      file.word(start - 3) == .let || file.word(start - 3) == .var
    else { return false }
    return (start..<index).contains { file.is($0, "delegate") }
  }

  private static func isPostfix(_ index: Int, _ file: Source) -> Bool {
    guard file.kind(index) == .postfixQuestion || file.kind(index) == .postfixExclamation else {
      return false
    }
    return !file.tokens[index].isSpaced
  }
}
