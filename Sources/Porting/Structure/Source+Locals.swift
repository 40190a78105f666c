extension Source {
  /// The type of a local variable or parameter that is used at a token: `let a: A`, `if let a = b as? A`,
  /// `f(a: A)`; nil if the function does not say it.
  func localType(of text: String, at use: Int) -> String? {
    guard let around = declaration(around: use), let body = around.body else { return nil }
    if let known = variable(text, known: use, since: body.lowerBound) {
      return statedType(after: known, limit: use)
    }
    return around.parameters.first { $0.name == text }.flatMap { plainType($0.type) }
  }

  /// Whether a name is that of a parameter, or of a local variable, at a token.
  func isLocal(_ text: String, at use: Int) -> Bool {
    guard let around = declaration(around: use), let body = around.body else { return false }
    return variable(text, known: use, since: body.lowerBound) != nil
      || around.parameters.contains { $0.name == text }
  }

  /// The first token of what a local variable is set to, if that is a call or a subscript alone:
  /// `let a = A(b)`, `guard let a = all[b] else`.
  func localValue(of text: String, at use: Int) -> Int? {
    guard let body = declaration(around: use)?.body,
      let known = variable(text, known: use, since: body.lowerBound),
      kind(known + 1) == .equal, kind(known + 2) == .identifier,
      kind(known + 3) == .leftParenthesis || kind(known + 3) == .leftBracket
    else { return nil }
    let next = partners[known + 3] + 1
    return endsValue(next) || kind(next) == .rightBrace ? known + 2 : nil
  }

  /// The name of the function whose result alone a local variable is set to: `kind` in
  /// `let a = Panel.kind(of: b)`.
  func localCallee(of text: String, at use: Int) -> String? {
    guard let body = declaration(around: use)?.body,
      let known = variable(text, known: use, since: body.lowerBound), kind(known + 1) == .equal
    else { return nil }
    var index = known + 2
    while kind(index) == .identifier, kind(index + 1) == .dot { index += 2 }
    guard kind(index) == .identifier, kind(index + 1) == .leftParenthesis else { return nil }
    let next = partners[index + 1] + 1
    return endsValue(next) || kind(next) == .rightBrace ? name(index) : nil
  }

  /// The class, and the last token, of the property of a cast object that a local variable is set to:
  /// `Panel` and `b` in `if let a = (c as? Panel)?.b`.
  func localMemberOfCast(of text: String, at use: Int) -> (type: String, member: Int)? {
    guard let body = declaration(around: use)?.body,
      let known = variable(text, known: use, since: body.lowerBound), kind(known + 1) == .equal,
      kind(known + 2) == .leftParenthesis
    else { return nil }
    let end = partners[known + 2]
    let cast = (known + 3..<end).last { `is`($0, "as") }
    let isMarked = isOptionalMark(end + 1)
    let member = isMarked ? end + 3 : end + 2
    guard let cast, kind(member - 1) == .dot, kind(member) == .identifier,
      endsValue(member + 1) || kind(member + 1) == .rightBrace
    else { return nil }
    let start = kind(cast + 1) == .identifier ? cast + 1 : cast + 2
    return plainType(start..<end).map { ($0, member) }
  }

  /// The last token of the variable of which a local one is another name: `delegate` in
  /// `if let a = self.delegate`.
  func localAlias(of text: String, at use: Int) -> Int? {
    guard let body = declaration(around: use)?.body,
      let known = variable(text, known: use, since: body.lowerBound), kind(known + 1) == .equal
    else { return nil }
    let isOwn = word(known + 2) == .self && kind(known + 3) == .dot
    let last = isOwn ? known + 4 : known + 2
    guard kind(last) == .identifier, word(last) == .other else { return nil }
    let next = last + 1
    let ends =
      kind(next) == .comma || kind(next) == .leftBrace || word(next) == .else || startsLine(next)
    return ends ? last : nil
  }

  /// The innermost function, or variable with a body, around a token.
  private func declaration(around use: Int) -> Declaration? {
    declarations.last { !$0.isType && $0.body?.contains(use) == true }
  }

  /// The variable that a name means; in `guard let a = a.b` the second is not yet the first, and
  /// nobody knows those of blocks that have ended.
  private func variable(_ text: String, known use: Int, since start: Int) -> Int? {
    var end = use
    while let found = lastVariable(text, in: start..<end) {
      guard value(of: found, holds: use) || hasEnded(found, before: use) else { return found }
      end = found
    }
    return nil
  }

  /// Whether the block around a variable ends before a token, or the one of `if let a = b {`.
  private func hasEnded(_ name: Int, before use: Int) -> Bool {
    var index = name + 1
    let isCondition = isInCondition(name)
    while index < use {
      if kind(index) == .rightBrace { return true }
      let isBlock = kind(index) == .leftBrace
      index = after(index)
      if isBlock, isCondition, index <= use { return true }
    }
    return false
  }

  /// Whether a variable is known in the block after it alone: that of `if` and `while`.
  private func isInCondition(_ name: Int) -> Bool {
    var index = name - 2
    if word(index) == .case { index -= 1 }
    guard kind(index) == .comma else { return word(index) == .if || word(index) == .while }
    while index >= 0, kind(index) != .leftBrace, kind(index) != .semicolon {
      if word(index) == .if || word(index) == .while { return true }
      if word(index) == .guard { return false }
      index = tokens[index].isClosing ? partners[index] - 1 : index - 1
    }
    return false
  }

  private func value(of name: Int, holds use: Int) -> Bool {
    guard kind(name + 1) == .equal else { return false }
    var index = name + 2
    while index < use, !endsValue(index) { index = after(index) }
    return index >= use && !endsValue(use)
  }

  private func endsValue(_ index: Int) -> Bool {
    [.comma, .semicolon, .leftBrace].contains(kind(index)) || word(index) == .else
      || beginsStatement(index)
  }

  /// The name after the last `let` or `var` that declares it.
  func lastVariable(_ text: String, in range: Range<Int>) -> Int? {
    range.last { index in
      kind(index) == .identifier && (word(index - 1) == .let || word(index - 1) == .var)
        && name(index) == text
    }
  }

  private func statedType(after name: Int, limit: Int) -> String? {
    if kind(name + 1) == .colon {
      return plainType(name + 2..<endOfType(from: name + 2, limit: limit))
    }
    guard kind(name + 1) == .equal else { return nil }
    var index = name + 2
    while index < limit, !endsValue(index) {
      if `is`(index, "as"), kind(index - 1) != .dot {
        let start = kind(index + 1) == .identifier ? index + 1 : index + 2
        return plainType(start..<endOfType(from: start, limit: limit))
      }
      index = after(index)
    }
    return nil
  }

  /// Whether a token on a line of its own does not go on with what stands before it.
  private func beginsStatement(_ index: Int) -> Bool {
    guard startsLine(index), kind(index) != .dot, kind(index) != .operator else { return false }
    return word(index) != .as && kind(index - 1) != .operator && kind(index - 1) != .equal
  }
}
