/// The size of a QR code, from 1 to 40.
struct QRVersion: Hashable, Sendable {
  let number: Int

  static let all = (1...40).map { QRVersion(number: $0) }

  /// Modules of a side.
  var side: Int { 4 * number + 17 }

  /// Where the centres of alignment patterns lie, in both directions (annex E).
  var alignments: [Int] {
    guard number > 1 else { return [] }
    let count = number / 7 + 2
    let span = side - 13
    // The first gap takes what even steps leave over.
    let step = number == 32 ? 26 : 2 * Int((Double(span) / Double(2 * (count - 1))).rounded(.up))
    return [6] + (0..<count - 1).reversed().map { side - 7 - $0 * step }
  }

  /// Modules that are left for data and check bytes.
  var freeModules: Int {
    let count = alignments.count
    // Finders with separators and format, timing, alignment patterns that do not meet finders.
    let finders = 3 * 64 + 31
    let timing = 2 * (side - 16)
    let patterns = count == 0 ? 0 : (count * count - 3) * 25 - 2 * (count - 2) * 5
    return side * side - finders - timing - patterns - (number >= 7 ? 36 : 0)
  }

  var bytes: Int { freeModules / 8 }

  func dataBytes(_ level: QRLevel) -> Int {
    bytes - level.checkBytes[number - 1] * level.blocks[number - 1]
  }

  /// Bits of a text's length.
  var lengthBits: Int { number < 10 ? 8 : 16 }
}
