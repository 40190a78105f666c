/// Restores rows of samples that are stored as differences (ISO 32000-1, 7.4.4.4).
struct RowPredictor {
  private let pixelBytes: Int
  private let rowBytes: Int
  private let bits: Int
  private let colors: Int

  /// Returns nil if the parameters are invalid.
  init?(colors: Int, bits: Int, columns: Int) {
    guard (1...32).contains(colors), [1, 2, 4, 8, 16].contains(bits),
      (1...1_000_000).contains(columns)
    else { return nil }
    pixelBytes = max(1, colors * bits / 8)
    rowBytes = (colors * bits * columns + 7) / 8
    (self.bits, self.colors) = (bits, colors)
  }

  /// An incomplete last row is filled with zeros.
  func undoPNG(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var above = [UInt8](repeating: 0, count: rowBytes)
    var place = bytes.startIndex
    while place < bytes.endIndex {
      let end = min(place + 1 + rowBytes, bytes.endIndex)
      var row = Array(bytes[(place + 1)..<end])
      row += repeatElement(0, count: rowBytes - row.count)
      undo(filter: bytes[place], in: &row, above: above)
      plain += row
      above = row
      place = end
    }
    return plain[...]
  }

  private func undo(filter: UInt8, in row: inout [UInt8], above: [UInt8]) {
    for index in row.indices {
      let left = index >= pixelBytes ? row[index - pixelBytes] : 0
      let corner = index >= pixelBytes ? above[index - pixelBytes] : 0
      switch filter {
      case 1: row[index] &+= left
      case 2: row[index] &+= above[index]
      case 3: row[index] &+= UInt8((Int(left) + Int(above[index])) / 2)
      case 4: row[index] &+= Self.paeth(left: left, above: above[index], corner: corner)
      default: return
      }
    }
  }

  private static func paeth(left: UInt8, above up: UInt8, corner: UInt8) -> UInt8 {
    let guess = Int(left) + Int(up) - Int(corner)
    let (a, b, c) = (abs(guess - Int(left)), abs(guess - Int(up)), abs(guess - Int(corner)))
    if a <= b, a <= c { return left }
    return b <= c ? up : corner
  }

  /// Supports whole bytes only; returns nil for other sizes, which are not used in practice.
  func undoTIFF(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard bits == 8 else { return nil }
    var plain = Array(bytes)
    for index in plain.indices where index % rowBytes >= colors {
      plain[index] &+= plain[index - colors]
    }
    return plain[...]
  }
}
