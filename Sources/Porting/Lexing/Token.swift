/// A token of Swift source; between two tokens are only blanks and comments.
struct Token: Hashable, Sendable {
  enum Kind: UInt8, Sendable {
    case identifier, number
    /// A string without interpolation, or a whole regular expression.
    case string, regex
    /// The text of a string up to `\(`, between `)` and `\(`, and after the last `)`.
    case stringStart, stringMiddle, stringEnd
    case leftBrace, rightBrace, leftParenthesis, rightParenthesis, leftBracket, rightBracket
    case comma, colon, semicolon, dot, at, backslash
    /// `#selector`, `#keyPath`, `#available` …
    case pound
    /// `#if`, `#elseif`, `#else`, `#endif`.
    case directive
    case `operator`, equal, arrow
    case postfixQuestion, postfixExclamation
    /// Not valid in the language.
    case unknown
  }

  let kind: Kind
  /// The keyword that an identifier is, if any.
  var word = Word.other
  let start: Int
  let end: Int
  /// Whether it is the first one on its line.
  let startsLine: Bool
  /// Whether blanks or comments precede it.
  let isSpaced: Bool
}

extension Token {
  var isOpening: Bool {
    switch kind {
    case .leftBrace, .leftParenthesis, .leftBracket, .stringStart: true
    default: false
    }
  }

  var isClosing: Bool {
    switch kind {
    case .rightBrace, .rightParenthesis, .rightBracket, .stringEnd: true
    default: false
    }
  }

  /// Whether the two are a pair of brackets.
  func closes(_ opening: Token) -> Bool {
    switch (opening.kind, kind) {
    case (.leftBrace, .rightBrace), (.leftParenthesis, .rightParenthesis),
      (.leftBracket, .rightBracket), (.stringStart, .stringEnd):
      true
    default: false
    }
  }
}
