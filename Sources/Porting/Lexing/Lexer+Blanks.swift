extension Lexer {
  /// The first line of a script is for the shell.
  mutating func skipFirstLine() {
    guard byte() == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") else { return }
    skipLine()
  }

  mutating func skipBlanks() {
    while position < bytes.count {
      switch byte() {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        startsLine = true
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 0x0B, 0x0C: position += 1
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
      case 0xEF where byte(1) == 0xBB && byte(2) == 0xBF: position += 3  // byte order mark
      default: return
      }
      isSpaced = true
    }
  }

  private mutating func skipLine() {
    while position < bytes.count, !byte().isNewline { position += 1 }
  }

  /// Comments between `/*` and `*/` nest.
  private mutating func skipComment() {
    let start = position
    position += 2
    var depth = 1
    while position < bytes.count, depth > 0 {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        if byte().isNewline { startsLine = true }
        position += 1
      }
    }
    if depth > 0 { note("a comment is not closed", at: start) }
  }
}
