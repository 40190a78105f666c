/// A place in a text file as editors count: from one, columns in characters.
public struct SourcePosition: Hashable, Sendable, CustomStringConvertible {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public var description: String { "\(line):\(column)" }
}

extension SourcePosition {
  /// Where a text that should be UTF-8 is not.
  init(ofFaultIn bytes: some Sequence<UInt8>) {
    self.init(line: 1, column: 1)
    var decoder = UTF8()
    var input = bytes.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&input) {
      if scalar == "\n" { (line, column) = (line + 1, 1) } else { column += 1 }
    }
  }
}
