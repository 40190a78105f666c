extension Source {
  /// The index after the `>` that closes the `<` at `index`.
  func afterAngles(at index: Int, limit: Int) -> Int {
    var depth = 0
    var index = index
    while index < limit {
      if `is`(index, "<") { depth += 1 }
      if `is`(index, ">") {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
      if kind(index) == .leftBrace { return index }
      index = after(index)
    }
    return limit
  }

  /// The comma or end that follows a parameter or argument.
  func endOfElement(from start: Int, limit: Int) -> Int {
    var index = start
    while index < limit, kind(index) != .comma {
      // Commas between `<` and `>` belong to the type.
      if `is`(index, "<"), !tokens[index].isSpaced {
        let end = afterAngles(at: index, limit: limit)
        if end < limit || `is`(limit - 1, ">") {
          index = end
          continue
        }
      }
      index = after(index)
    }
    return min(index, limit)
  }

  /// The end of a type that begins at `start`.
  func endOfType(from start: Int, limit: Int) -> Int {
    var index = start
    while index < limit {
      let token = tokens[index]
      if index > start, token.startsLine, !continuesType(index) { return index }
      switch token.kind {
      case .leftBrace, .equal, .comma, .semicolon, .directive, .rightBrace, .rightParenthesis,
        .rightBracket:
        return index
      case .operator where `is`(index, "<"): index = afterAngles(at: index, limit: limit)
      case .identifier where token.word == .where: return index
      default: index = after(index)
      }
    }
    return limit
  }

  private func continuesType(_ index: Int) -> Bool {
    switch kind(index) {
    case .dot, .arrow: return true
    case .operator: return `is`(index, "&")
    default: break
    }
    switch kind(index - 1) {
    case .dot, .arrow, .colon, .at: return true
    case .operator: return `is`(index - 1, "&")
    default: return [.inout, .some, .any].contains(word(index - 1))
    }
  }

  /// The end of a value that begins at `start`, in a list of declarations.
  func endOfValue(from start: Int, limit: Int) -> Int {
    var index = start
    while index < limit {
      let token = tokens[index]
      if index > start, token.startsLine, endsValue(index) { return index }
      switch token.kind {
      case .comma, .semicolon, .directive, .rightBrace, .rightParenthesis, .rightBracket:
        return index
      case .leftBrace where index > start && beginsObservers(index): return index
      default: index = after(index)
      }
    }
    return limit
  }

  private func endsValue(_ index: Int) -> Bool {
    let token = tokens[index]
    switch kind(index - 1) {
    case .operator where tokens[index - 1].isSpaced, .equal, .arrow, .colon: return false
    default: break
    }
    if token.kind == .at { return true }
    if token.word == .case || token.word == .default { return true }
    if token.word.beginsDeclaration { return true }
    return token.word.isModifier
      && (word(index + 1).beginsDeclaration || word(index + 1).isModifier
        || kind(index + 1) == .leftParenthesis || kind(index + 1) == .at)
  }

  func beginsObservers(_ brace: Int) -> Bool {
    var index = brace + 1
    while kind(index) == .at { index += 2 }
    return word(index) == .willSet || word(index) == .didSet
  }
}
