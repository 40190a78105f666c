extension Rule {
  /// `delegate?.window??` → `delegate?.window?`, `if let window = delegate.window!` → `delegate.window`:
  /// the requirement is not optional here.
  ///
  /// `delegate?.window?.flatMap { $0 }` → `delegate?.window.flatMap { $0 }`, and what is bound once more
  /// in `if let a = delegate?.window, let b = a` is made optional.
  static let applicationWindow = Rule(name: "window") { draft in
    for (number, file) in draft.module.sources.enumerated() {
      for index in file.tokens.indices where file.is(index, "window") && file.isActive[index] {
        guard file.kind(index - 1) == .dot else { continue }
        if let name = boundAgain(index, file) {
          draft.insert("Optional(", before: name, in: number)
          draft.insert(")", after: name, in: number)
        } else if !isPostfix(index + 1, file) {
          continue
        } else if isMapped(index, file) {
          draft.remove(index + 1..<index + 2, in: number)
        } else if isPostfix(index + 2, file) {
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

  /// Whether the optional itself is asked: `window?.flatMap`, `window?.map`.
  private static func isMapped(_ index: Int, _ file: Source) -> Bool {
    file.kind(index + 2) == .dot && (file.is(index + 3, "flatMap") || file.is(index + 3, "map"))
      && file.startOfReceiver(before: index - 1).map { start in
        (start..<index).contains { file.is($0, "delegate") }
      } == true
  }

  /// The `a` after `let b =` that follows `let a = delegate?.window,`.
  private static func boundAgain(_ index: Int, _ file: Source) -> Int? {
    guard file.kind(index + 1) == .comma, file.word(index + 2) == .let,
      file.kind(index + 4) == .equal, let start = file.startOfReceiver(before: index - 1),
      file.kind(start - 1) == .equal, file.word(start - 3) == .let,
      (start..<index).contains(where: { file.is($0, "delegate") }),
      file.name(index + 5) == file.name(start - 2), file.kind(index + 6) != .dot
    else { return nil }
    return index + 5
  }

  private static func isPostfix(_ index: Int, _ file: Source) -> Bool {
    guard file.kind(index) == .postfixQuestion || file.kind(index) == .postfixExclamation else {
      return false
    }
    return !file.tokens[index].isSpaced
  }
}
