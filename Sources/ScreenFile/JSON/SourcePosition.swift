/// A position in a text file, counted from one as in editors; columns are characters.
package struct SourcePosition: Hashable, Sendable, CustomStringConvertible {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package var description: String { "\(line):\(column)" }
}

extension SourcePosition {
  /// The position of the first bytes that are not UTF-8.
  init(ofFaultIn bytes: some Sequence<UInt8>) {
    self.init(line: 1, column: 1)
    var decoder = UTF8()
    var input = bytes.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&input) {
      if scalar == "\n" { (line, column) = (line + 1, 1) } else { column += 1 }
    }
  }
}
