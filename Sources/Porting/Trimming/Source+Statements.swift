extension Source {
  /// What code can do without on a line: a call, an assignment, or a whole `if`, loop or `switch`; all
  /// of them if there are several on the line, and nothing that a trim wrote.
  ///
  /// It is the innermost, in a block that begins and ends on other lines, within a part of the file.
  func dispensableStatement(on line: Int, within part: Range<Int>) -> Range<Int>? {
    blocks(around: line, within: part).lazy.compactMap { block -> Range<Int>? in
      let blamed = self.statements(in: block).filter { range in
        self.line(at: self.tokens[range.lowerBound].start) <= line
          && self.line(at: self.tokens[range.upperBound - 1].end) >= line
      }
      guard let first = blamed.first, let last = blamed.last,
        blamed.allSatisfy(self.isDispensable)
      else { return nil }
      return first.lowerBound..<last.upperBound
    }
    .first
  }

  /// The `else` of a bare `if #available(…)` or `guard #available(…)`, which is never reached: questions
  /// for later systems have been answered.
  func olderSystemsBlock(around line: Int, within part: Range<Int>) -> ClosedRange<Int>? {
    blocks(around: line, within: part).last { block in
      guard word(block.lowerBound - 1) == .else else { return false }
      let before = block.lowerBound - 2
      let closing = kind(before) == .rightBrace ? partners[before] - 1 : before
      guard kind(closing) == .rightParenthesis else { return false }
      let question = partners[closing] - 1
      return `is`(question, "#available") && [.if, .guard].contains(word(question - 1))
    }
  }

  /// The innermost first.
  private func blocks(around line: Int, within part: Range<Int>) -> [ClosedRange<Int>] {
    part.reversed().filter { index in
      kind(index) == .leftBrace && self.line(at: tokens[index].start) < line
        && self.line(at: tokens[partners[index]].start) > line
    }
    .map { $0...partners[$0] }
  }

  /// The statements between two braces, without semicolons; what follows the label of a case is one
  /// of its own.
  private func statements(in block: ClosedRange<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = block.lowerBound + 1
    var start = index
    while index < block.upperBound {
      if index > start, beginsStatement(index, after: start) {
        found.append(start..<index)
        start = index
      }
      index = after(index)
    }
    found.append(start..<block.upperBound)
    return found.compactMap { range in
      let end = kind(range.upperBound - 1) == .semicolon ? range.upperBound - 1 : range.upperBound
      return range.lowerBound < end ? range.lowerBound..<end : nil
    }
  }

  private func beginsStatement(_ index: Int, after start: Int) -> Bool {
    if kind(index - 1) == .semicolon { return true }
    guard tokens[index].startsLine, !goesOn(index, from: start) else { return false }
    switch kind(index - 1) {
    case .comma, .equal, .arrow, .dot: return false
    // The end of a case's label, or else of a question whose second answer follows.
    case .colon: return [.case, .default].contains(word(start)) || kind(start) == .at
    // A mark behind its operand ends the expression.
    case .operator: return !tokens[index - 1].isSpaced
    case .postfixQuestion, .postfixExclamation:
      return ![.as, .try].contains(word(index - 2))
    case .identifier:
      if word(index - 1) == .in { return word(start) != .for }
      return !word(index - 1).precedesExpression
    default: return true
    }
  }

  /// Whether a line goes on with what was begun above it.
  private func goesOn(_ index: Int, from start: Int) -> Bool {
    switch kind(index) {
    case .dot, .comma, .colon, .equal, .arrow, .postfixQuestion, .leftBrace, .rightParenthesis:
      return true
    // One that is not spaced from what follows belongs to it.
    case .operator: return index + 1 < tokens.count && tokens[index + 1].isSpaced
    case .identifier:
      if word(index) == .while { return word(start) == .repeat }
      // One more closure of a call.
      if kind(index - 1) == .rightBrace, kind(index + 1) == .colon, kind(index + 2) == .leftBrace {
        return true
      }
      return [.else, .catch, .where, .as, .is, .in].contains(word(index))
    default: return false
    }
  }

  private func isDispensable(_ statement: Range<Int>) -> Bool {
    let first = statement.lowerBound
    guard !statement.contains(where: makesSelf), !`is`(first, "MissingCode"),
      // A closure's parameters, or what leaves a loop.
      word(statement.upperBound - 1) != .in, !leavesLoop(first)
    else { return false }
    switch kind(first) {
    case .directive, .at, .pound, .rightBrace: return false
    case .identifier:
      switch word(first) {
      case .if, .for, .while, .switch, .do, .repeat, .try, .await, .other, .`self`, .Self:
        return true
      default: return false
      }
    default: return true
    }
  }

  /// Whether an object would not be made without it.
  private func makesSelf(_ index: Int) -> Bool {
    (word(index) == .super || word(index) == .self) && kind(index + 1) == .dot
      && word(index + 2) == .`init`
  }

  private func leavesLoop(_ index: Int) -> Bool {
    `is`(index, "break") || `is`(index, "continue") || `is`(index, "fallthrough")
  }
}
