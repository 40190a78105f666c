/// A parsed file: its bytes, its tokens, the pairs of its brackets, and its declarations.
struct Source: Sendable {
  let path: String
  let bytes: [UInt8]
  let tokens: [Token]
  /// For each bracket the index of its partner; for every other token its own index.
  let partners: [Int]
  /// Whether each token is compiled, if that can be decided here.
  private(set) var isActive: [Bool] = []
  var declarations: [Declaration] = []
  private let lineStarts: [Int]

  init(path: String, bytes: [UInt8]) throws(Flaw) {
    let (tokens, flaw) = Lexer.read(bytes)
    if let flaw { throw flaw }
    self.path = path
    self.bytes = bytes
    self.tokens = tokens
    partners = try Brackets.match(tokens)
    lineStarts = Self.lines(of: bytes)
    isActive = try Conditions.activity(in: self)
    declarations = DeclarationReader.read(self)
  }

  private static func lines(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == 0x0A { starts.append(index + 1) }
    return starts
  }

  /// The line of a byte, counted from 1.
  func line(at offset: Int) -> Int { Self.line(at: offset, lineStarts) }

  private static func line(at offset: Int, _ starts: [Int]) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  static func line(at offset: Int, in bytes: [UInt8]) -> Int {
    line(at: offset, lines(of: bytes))
  }
}

extension Source {
  func text(_ token: Token) -> String {
    String(decoding: bytes[token.start..<token.end], as: UTF8.self)
  }

  /// Empty for indices out of range.
  func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? text(tokens[index]) : ""
  }

  /// A name without its backticks.
  func name(_ index: Int) -> String {
    let text = text(index)
    return text.hasPrefix("`") && text.utf8.count > 2 ? String(text.dropFirst().dropLast()) : text
  }

  func kind(_ index: Int) -> Token.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  func word(_ index: Int) -> Word {
    tokens.indices.contains(index) ? tokens[index].word : .other
  }

  func startsLine(_ index: Int) -> Bool {
    tokens.indices.contains(index) ? tokens[index].startsLine : true
  }

  func `is`(_ index: Int, _ text: StaticString) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let token = tokens[index]
    guard token.end - token.start == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { bytes[token.start..<token.end].elementsEqual($0) }
  }

  /// `?` or `!` behind a value or a type.
  func isOptionalMark(_ index: Int) -> Bool {
    kind(index) == .postfixQuestion || kind(index) == .postfixExclamation
  }

  /// Whether a `?` or `!` belongs to what stands before it.
  func isPostfixMark(_ index: Int) -> Bool { isOptionalMark(index) && !tokens[index].isSpaced }

  /// The index after a token, or after its closing bracket.
  func after(_ index: Int) -> Int { max(partners[index], index) + 1 }

  /// The tokens on one line, with spaces where the source has any, without comments.
  func flat(_ range: Range<Int>) -> String {
    var text = ""
    for index in range {
      let token = tokens[index]
      if index > range.lowerBound, token.isSpaced { text += " " }
      // A multi-line string cannot be written on one line.
      text += self.text(token)
    }
    return text
  }
}
