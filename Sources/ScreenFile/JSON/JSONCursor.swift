/// Iterates over a text and tracks the line and column.
struct JSONCursor {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private(set) var position = SourcePosition(line: 1, column: 1)

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    // Editors on other systems begin files with a byte-order mark.
    if scalars.first == "\u{FEFF}" { index = 1 }
  }

  var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  mutating func advance() {
    guard let scalar = peek else { return }
    index += 1
    if scalar == "\n" {
      position = SourcePosition(line: position.line + 1, column: 1)
    } else {
      position.column += 1
    }
  }

  /// Skips `word` if the text continues with it.
  mutating func take(_ word: String) -> Bool {
    let wanted = Array(word.unicodeScalars)
    guard scalars[index...].starts(with: wanted) else { return false }
    for _ in wanted { advance() }
    return true
  }

  mutating func skipSpace() {
    while let scalar = peek, [" ", "\n", "\r", "\t"].contains(scalar) { advance() }
  }
}
