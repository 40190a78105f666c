/// Swift source → tokens, including everything that can contain other tokens: nested comments, raw
/// and multi-line strings, interpolations, regular expressions, names in backticks.
///
/// "The Swift Programming Language", Lexical Structure.
struct Lexer {
  /// A string whose interpolation is being read.
  struct OpenString {
    let hashes: Int
    let isMultiline: Bool
    /// The number of open parentheses in the interpolation.
    var depth = 0
  }

  let bytes: [UInt8]
  var position = 0
  var tokens: [Token] = []
  var strings: [OpenString] = []
  var flaw: Flaw?
  var startsLine = true
  var isSpaced = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 4)
  }

  /// All tokens of a source; a syntax error is returned as a flaw.
  static func read(_ bytes: [UInt8]) -> (tokens: [Token], flaw: Flaw?) {
    var lexer = Lexer(bytes)
    lexer.readAll()
    return (lexer.tokens, lexer.flaw)
  }

  private mutating func readAll() {
    skipFirstLine()
    while true {
      skipBlanks()
      guard position < bytes.count else { break }
      readToken()
    }
    if !strings.isEmpty { note("a string's interpolation is not closed", at: bytes.count) }
  }

  mutating func note(_ reason: String, at offset: Int) {
    if flaw == nil { flaw = Flaw(offset: offset, reason: reason) }
  }

  func byte(_ distance: Int = 0) -> UInt8 {
    let index = position + distance
    return index >= 0 && index < bytes.count ? bytes[index] : 0
  }

  mutating func emit(_ kind: Token.Kind, from start: Int, word: Word = .other) {
    tokens.append(
      Token(
        kind: kind,
        word: word,
        start: start,
        end: position,
        startsLine: startsLine,
        isSpaced: isSpaced
      )
    )
    startsLine = false
    isSpaced = false
  }

  private mutating func readToken() {
    let start = position
    let first = byte()
    if first.beginsIdentifier { return readIdentifier() }
    if first.isDigit { return readNumber() }
    switch first {
    case UInt8(ascii: "\""): readString(hashes: 0)
    case UInt8(ascii: "#"): readHash()
    case UInt8(ascii: "`"): readQuotedIdentifier()
    case UInt8(ascii: "$"): readDollar()
    case UInt8(ascii: "("): openParenthesis()
    case UInt8(ascii: ")"): closeParenthesis()
    default:
      if let kind = Token.Kind(punctuation: first) {
        position += 1
        emit(kind, from: start)
      } else if first == UInt8(ascii: ".") || first.isOperator {
        readOperator()
      } else {
        position += 1
        emit(.unknown, from: start)
      }
    }
  }

  private mutating func openParenthesis() {
    if !strings.isEmpty { strings[strings.count - 1].depth += 1 }
    position += 1
    emit(.leftParenthesis, from: position - 1)
  }

  private mutating func closeParenthesis() {
    if let open = strings.last, open.depth == 0 { return resumeString() }
    if !strings.isEmpty { strings[strings.count - 1].depth -= 1 }
    position += 1
    emit(.rightParenthesis, from: position - 1)
  }
}

extension Token.Kind {
  fileprivate init?(punctuation: UInt8) {
    switch punctuation {
    case UInt8(ascii: "{"): self = .leftBrace
    case UInt8(ascii: "}"): self = .rightBrace
    case UInt8(ascii: "["): self = .leftBracket
    case UInt8(ascii: "]"): self = .rightBracket
    case UInt8(ascii: ","): self = .comma
    case UInt8(ascii: ":"): self = .colon
    case UInt8(ascii: ";"): self = .semicolon
    case UInt8(ascii: "@"): self = .at
    case UInt8(ascii: "\\"): self = .backslash
    default: return nil
    }
  }
}
