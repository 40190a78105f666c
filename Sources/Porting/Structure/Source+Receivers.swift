extension Source {
  /// The start of the expression before `.member` at `dot`; nil if there is none.
  func startOfReceiver(before dot: Int) -> Int? {
    var index = dot - 1
    var start: Int?
    while index >= 0 {
      while isOptionalMark(index) { index -= 1 }
      guard index >= 0 else { return start }
      switch kind(index) {
      case .rightParenthesis, .rightBracket:
        let opening = partners[index]
        start = opening
        // The brackets of a call or a subscript follow its name.
        guard opening > 0, !tokens[opening].isSpaced, !tokens[opening].startsLine,
          endsOperand(opening - 1)
        else { return start }
        index = opening - 1
        continue
      case .identifier:
        if word(index).precedesExpression { return start }
        start = index
      default: return start
      }
      guard kind(index - 1) == .dot else { return start }
      index -= 2
    }
    return start
  }

  private func endsOperand(_ index: Int) -> Bool {
    switch kind(index) {
    case .identifier: !word(index).precedesExpression
    case .rightParenthesis, .rightBracket, .postfixQuestion, .postfixExclamation: true
    default: false
    }
  }

  /// The labels of a call's arguments, if they can be read.
  func labels(ofCall parenthesis: Int) -> [String?] {
    elements(parenthesis + 1..<partners[parenthesis]).map { range in
      kind(range.lowerBound) == .identifier && kind(range.lowerBound + 1) == .colon
        ? name(range.lowerBound) : nil
    }
  }

  /// How many closures follow the parenthesis that ends a call's arguments.
  func closures(after parenthesis: Int) -> Int {
    var (index, count) = (parenthesis + 1, 0)
    while kind(index) == .leftBrace, !tokens[index].startsLine {
      count += 1
      index = partners[index] + 1
      if kind(index) == .identifier, kind(index + 1) == .colon { index += 2 }
    }
    return count
  }

  /// The labels of a full name such as `tapped(_:at:)`; nil if the name is not one.
  func labels(ofReference name: Int) -> [String?]? {
    guard kind(name + 1) == .leftParenthesis, !tokens[name + 1].isSpaced else { return nil }
    let list = name + 2..<partners[name + 1]
    return list.isEmpty ? nil : labels(inList: list)
  }

  /// The labels of `_:at:`; nil if it is anything else.
  func labels(inList list: Range<Int>) -> [String?]? {
    var labels: [String?] = []
    var index = list.lowerBound
    while index < list.upperBound {
      guard kind(index) == .identifier, kind(index + 1) == .colon else { return nil }
      labels.append(`is`(index, "_") ? nil : name(index))
      index += 2
    }
    return labels
  }

  /// The last name in each of a call's arguments, such as `size` in `newSize: view.bounds.size`.
  func lastNames(ofCall parenthesis: Int) -> [String?] {
    elements(parenthesis + 1..<partners[parenthesis]).map { range in
      let last = range.upperBound - 1
      return kind(last) == .identifier ? name(last) : nil
    }
  }

  /// Whether an expression is a statement whose value is unused.
  func isStatement(from first: Int, to last: Int) -> Bool {
    let next = last + 1
    guard
      next >= tokens.count || tokens[next].startsLine || kind(next) == .semicolon
        || kind(next) == .rightBrace
    else { return false }
    guard kind(next) != .dot, kind(next) != .operator else { return false }
    guard first > 0 else { return true }
    // The only expression of a closure may be its value.
    if kind(first - 1) == .leftBrace || word(first - 1) == .in { return kind(next) != .rightBrace }
    guard tokens[first].startsLine || kind(first - 1) == .semicolon else { return false }
    switch kind(first - 1) {
    case .semicolon, .rightBrace, .rightParenthesis, .rightBracket, .string, .number,
      .postfixQuestion, .postfixExclamation, .stringEnd, .directive, .regex:
      return true
    case .colon: return !isInBrackets(first)
    case .identifier: return !word(first - 1).precedesExpression
    default: return false
    }
  }

  private func isInBrackets(_ index: Int) -> Bool {
    var token = index - 1
    while token >= 0 {
      if tokens[token].isClosing { token = partners[token] - 1; continue }
      if tokens[token].isOpening { return kind(token) != .leftBrace }
      token -= 1
    }
    return false
  }
}
