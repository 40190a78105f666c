extension Rule {
  /// `delegate?.window??` → `delegate?.window?`, `if let window = delegate.window!` → `delegate.window`:
  /// the requirement is not optional here.
  ///
  /// `delegate?.window?.flatMap { $0 }` → `delegate?.window.flatMap { $0 }`, and what is bound once more
  /// in `if let a = delegate?.window, let b = a` is made optional. A window that is bound and then asked
  /// as an optional, `guard let a = delegate?.window else { return }; a?.frame`, stays one.
  static let applicationWindow = Rule(name: "window") { draft in
    for (number, file) in draft.module.sources.enumerated() {
      for index in file.tokens.indices where file.is(index, "window") && file.isActive[index] {
        guard file.kind(index - 1) == .dot else { continue }
        if let name = boundAgain(index, file) {
          draft.insert("Optional(", before: name, in: number)
          draft.insert(")", after: name, in: number)
        } else if let start = boundAsOptional(index, file) {
          draft.insert("Optional(", before: start, in: number)
          draft.insert(")", after: index, in: number)
        } else if !file.isPostfixMark(index + 1) {
          continue
        } else if isMapped(index, file) {
          draft.remove(index + 1..<index + 2, in: number)
        } else if file.isPostfixMark(index + 2) {
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

  /// Where `delegate?.window` begins, if it is all that `guard let a` or `if let a` binds, and `a?` or
  /// `a!` follows.
  private static func boundAsOptional(_ index: Int, _ file: Source) -> Int? {
    guard let start = file.startOfReceiver(before: index - 1), file.kind(start - 1) == .equal,
      file.word(start - 3) == .let || file.word(start - 3) == .var,
      (start..<index).contains(where: { file.is($0, "delegate") }),
      let scope = scope(ofBindingEndingAt: index, file)
    else { return nil }
    let name = file.name(start - 2)
    let isAsked = scope.contains { token in
      file.kind(token) == .identifier && file.name(token) == name && file.isPostfixMark(token + 1)
        && file.kind(token - 1) != .dot
    }
    return isAsked ? start : nil
  }

  /// What follows a `guard`, or the body of an `if`.
  private static func scope(ofBindingEndingAt index: Int, _ file: Source) -> Range<Int>? {
    guard file.kind(index + 1) == .leftBrace || file.word(index + 1) == .else else { return nil }
    let isGuard = file.word(index + 1) == .else
    let brace = isGuard ? index + 2 : index + 1
    guard file.kind(brace) == .leftBrace else { return nil }
    let end = file.partners[brace]
    return isGuard ? end + 1..<file.endOfBlock(around: end) : brace..<end
  }
}

extension Source {
  /// The brace that ends the block in which a token is.
  fileprivate func endOfBlock(around index: Int) -> Int {
    var token = index + 1
    while token < tokens.count, kind(token) != .rightBrace { token = after(token) }
    return min(token, tokens.count)
  }
}
