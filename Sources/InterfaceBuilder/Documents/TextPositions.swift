/// Finds the lines and columns of bytes, quickest if they are asked for in order.
struct TextPositions {
  private let bytes: [UInt8]
  private var place: Int
  private var line = 1
  private var column = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    place = Self.start(of: bytes)
  }

  /// Where the text begins: behind the byte-order mark that some editors write.
  static func start(of bytes: [UInt8]) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  mutating func position(of offset: Int) -> DocumentPosition {
    if offset < place { (place, line, column) = (Self.start(of: bytes), 1, 1) }
    while place < min(offset, bytes.count) {
      let byte = bytes[place]
      if byte == 10 {
        (line, column) = (line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        // Columns are characters, whose further bytes do not count.
        column += 1
      }
      place += 1
    }
    return DocumentPosition(line: line, column: column)
  }
}
