extension Source {
  /// The innermost statement on a line that code can do without: a call, an assignment, or a whole
  /// `if`, loop or `switch`; not one that a trim wrote.
  ///
  /// It lies in a block that begins and ends on other lines, within a part of the file.
  func dispensableStatement(on line: Int, within part: Range<Int>) -> Range<Int>? {
    blocks(around: line, within: part).lazy.compactMap { block in
      self.statements(in: block).first { range in
        self.line(at: self.tokens[range.lowerBound].start) <= line
          && self.line(at: self.tokens[range.upperBound - 1].end) >= line
      }
    }
    .first(where: isDispensable)
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

  /// The statements between two braces; what follows the label of a case is one of its own.
  private func statements(in block: ClosedRange<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = block.lowerBound + 1
    var start = index
    while index < block.upperBound {
      if index > start, beginsStatement(index) {
        found.append(start..<index)
        start = index
      }
      index = after(index)
    }
    if start < block.upperBound { found.append(start..<block.upperBound) }
    return found
  }

  private func beginsStatement(_ index: Int) -> Bool {
    if kind(index - 1) == .semicolon { return true }
    guard tokens[index].startsLine, !goesOn(index) else { return false }
    switch kind(index - 1) {
    case .comma, .equal, .arrow, .dot: return false
    // The end of a case's label, or of a question.
    case .colon: return true
    // A mark behind its operand ends the expression.
    case .operator: return !tokens[index - 1].isSpaced
    case .identifier: return word(index - 1) == .in || !word(index - 1).precedesExpression
    default: return true
    }
  }

  /// Whether a line goes on with what was begun above it.
  private func goesOn(_ index: Int) -> Bool {
    switch kind(index) {
    case .dot, .comma, .colon, .equal, .arrow, .postfixQuestion, .leftBrace, .rightParenthesis:
      true
    // One that is not spaced from what follows belongs to it.
    case .operator: index + 1 < tokens.count && tokens[index + 1].isSpaced
    case .identifier: [.else, .catch, .where, .as, .is, .in].contains(word(index))
    default: false
    }
  }

  private func isDispensable(_ statement: Range<Int>) -> Bool {
    let first = statement.lowerBound
    guard !statement.contains(where: makesSelf), !`is`(first, "MissingCode") else { return false }
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
}
