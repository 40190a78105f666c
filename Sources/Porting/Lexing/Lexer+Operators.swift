extension Lexer {
  mutating func readOperator() {
    let start = position
    if readPostfix(from: start) || readDot(from: start) || readSlash(from: start) { return }
    // `>` that ends a list of types may have anything after it.
    let next = byte(1)
    if byte() == UInt8(ascii: ">"),
      next == UInt8(ascii: ">") || next == UInt8(ascii: "?") || next == UInt8(ascii: "!")
    {
      position += 1
      return emit(.operator, from: start)
    }
    let allowsDots = byte() == UInt8(ascii: ".")
    while position < bytes.count {
      let current = byte()
      guard current.isOperator || (allowsDots && current == UInt8(ascii: ".")) else { break }
      if position > start, beginsComment { break }
      position += 1
    }
    emit(kindOfOperator(start), from: start)
  }

  private var beginsComment: Bool {
    byte() == UInt8(ascii: "/")
      && (byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*"))
  }

  private func kindOfOperator(_ start: Int) -> Token.Kind {
    switch position - start {
    case 1 where bytes[start] == UInt8(ascii: "="): .equal
    case 2 where bytes[start] == UInt8(ascii: "-") && bytes[start + 1] == UInt8(ascii: ">"): .arrow
    default: .operator
    }
  }

  /// `?` and `!` directly after an expression.
  private mutating func readPostfix(from start: Int) -> Bool {
    let kind: Token.Kind
    switch byte() {
    case UInt8(ascii: "?"): kind = .postfixQuestion
    case UInt8(ascii: "!"): kind = .postfixExclamation
    default: return false
    }
    guard isLeftBound else { return false }
    position += 1
    emit(kind, from: start)
    return true
  }

  private var isLeftBound: Bool {
    guard !isSpaced, !startsLine, let last = tokens.last else { return false }
    switch last.kind {
    case .leftBrace, .leftParenthesis, .leftBracket, .comma, .colon, .semicolon, .stringStart,
      .stringMiddle, .equal, .arrow, .dot:
      return false
    case .operator: return bytes[last.start] == UInt8(ascii: ">") && last.end == last.start + 1
    default: return true
    }
  }

  private mutating func readDot(from start: Int) -> Bool {
    guard byte() == UInt8(ascii: "."), byte(1) != UInt8(ascii: ".") else { return false }
    position += 1
    emit(.dot, from: start)
    return true
  }

  private mutating func readSlash(from start: Int) -> Bool {
    guard byte() == UInt8(ascii: "/"), mayBeginRegex, let end = endOfBareRegex else { return false }
    position = end
    emit(.regex, from: start)
    return true
  }

  private var mayBeginRegex: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .leftBrace, .leftParenthesis, .leftBracket, .comma, .colon, .semicolon, .stringStart,
      .stringMiddle, .equal, .arrow:
      return true
    case .operator: return isSpaced
    case .identifier: return last.word.precedesExpression
    default: return false
    }
  }

  /// Where a regular expression between single slashes ends; nil if the slash is an operator.
  private var endOfBareRegex: Int? {
    guard !byte(1).isBlank, byte(1) != 0 else { return nil }
    var index = position + 1
    var depth = 0
    var isInClass = false
    while index < bytes.count, !bytes[index].isNewline {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: depth += 1
      case UInt8(ascii: ")") where !isInClass:
        depth -= 1
        if depth < 0 { return nil }
      case UInt8(ascii: "/") where !isInClass:
        return bytes[index - 1].isBlank || depth != 0 ? nil : index + 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// `#/…/#`, over several lines too.
  mutating func readRegex(hashes: Int) {
    let start = position
    position += hashes + 1
    while position < bytes.count {
      if byte() == UInt8(ascii: "\\") {
        position += 2
      } else if byte() == UInt8(ascii: "/"), (1...hashes).allSatisfy({ byte($0) == 0x23 }) {
        position += 1 + hashes
        return emit(.regex, from: start)
      } else {
        position += 1
      }
    }
    position = bytes.count
    note("a regular expression is not closed", at: start)
    emit(.regex, from: start)
  }
}
