extension Lexer {
  mutating func readIdentifier() {
    let start = position
    while byte().continuesIdentifier { position += 1 }
    emit(.identifier, from: start, word: Word(bytes[start..<position]))
  }

  /// `` `class` ``; a raw name may contain spaces.
  mutating func readQuotedIdentifier() {
    let start = position
    position += 1
    while position < bytes.count, byte() != UInt8(ascii: "`"), !byte().isNewline { position += 1 }
    guard byte() == UInt8(ascii: "`") else {
      note("a name in backticks is not closed", at: start)
      return emit(.unknown, from: start)
    }
    position += 1
    emit(.identifier, from: start)
  }

  /// `$0`, `$binding`.
  mutating func readDollar() {
    let start = position
    position += 1
    while byte().continuesIdentifier { position += 1 }
    emit(.identifier, from: start)
  }

  mutating func readNumber() {
    let start = position
    // The parts of `pair.0.1` are separate numbers.
    let isMember = tokens.last?.kind == .dot && !isSpaced
    readDigits()
    if !isMember, byte() == UInt8(ascii: "."), byte(1).isDigit {
      position += 1
      readDigits()
    }
    emit(.number, from: start)
  }

  private mutating func readDigits() {
    let isHexadecimal =
      byte() == UInt8(ascii: "0") && (byte(1) | 0x20) == UInt8(ascii: "x")
    while byte().continuesIdentifier {
      let letter = byte() | 0x20
      position += 1
      let isExponent = letter == UInt8(ascii: isHexadecimal ? "p" : "e")
      if isExponent, byte() == UInt8(ascii: "-") || byte() == UInt8(ascii: "+"), byte(1).isDigit {
        position += 1
      }
    }
  }

  /// `#"raw"#`, `#/regex/#`, `#if`, `#selector`.
  mutating func readHash() {
    let start = position
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if byte(hashes) == UInt8(ascii: "\"") { return readString(hashes: hashes) }
    if byte(hashes) == UInt8(ascii: "/") { return readRegex(hashes: hashes) }
    position += 1
    let name = position
    while byte().continuesIdentifier { position += 1 }
    switch String(decoding: bytes[name..<position], as: UTF8.self) {
    case "if", "elseif", "else", "endif": emit(.directive, from: start)
    case "": emit(.unknown, from: start)
    default: emit(.pound, from: start)
    }
  }
}
