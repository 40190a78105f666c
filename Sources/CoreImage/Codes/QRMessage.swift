/// The bytes of a QR code: a text, padding, and check bytes, in the order in which they are drawn.
// Every text is written as bytes; shorter ways to write digits and capitals are not used.
struct QRMessage {
  let version: QRVersion
  let bytes: [UInt8]

  /// Nil for texts that are too long for any version.
  init?(_ text: [UInt8], level: QRLevel) {
    let found = QRVersion.all.first {
      4 + $0.lengthBits + text.count * 8 <= $0.dataBytes(level) * 8
    }
    guard let found else { return nil }
    version = found
    let data = Self.padded(text, lengthBits: found.lengthBits, to: found.dataBytes(level))
    bytes = Self.interleaved(data, found, level)
  }

  private static func padded(_ text: [UInt8], lengthBits: Int, to count: Int) -> [UInt8] {
    var bits = [0, 1, 0, 0].map { $0 == 1 }
    bits += (0..<lengthBits).reversed().map { text.count >> $0 & 1 == 1 }
    for byte in text { bits += (0..<8).reversed().map { byte >> $0 & 1 == 1 } }
    bits += Array(repeating: false, count: min(4, count * 8 - bits.count))
    bits += Array(repeating: false, count: (8 - bits.count % 8) % 8)
    var bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    for index in 0..<count - bytes.count { bytes.append(index.isMultiple(of: 2) ? 0xEC : 0x11) }
    return bytes
  }

  /// Blocks of two lengths, the shorter ones first; the first byte of each, then the second.
  private static func interleaved(
    _ data: [UInt8],
    _ version: QRVersion,
    _ level: QRLevel
  ) -> [UInt8] {
    let count = level.blocks[version.number - 1]
    let solomon = ReedSolomon(checkBytes: level.checkBytes[version.number - 1])
    let (short, longer) = (data.count / count, data.count % count)
    var blocks: [ArraySlice<UInt8>] = []
    for index in 0..<count {
      let start = blocks.last?.endIndex ?? 0
      blocks.append(data[start..<start + short + (index >= count - longer ? 1 : 0)])
    }
    return woven(blocks) + woven(blocks.map { solomon.check($0)[...] })
  }

  private static func woven(_ blocks: [ArraySlice<UInt8>]) -> [UInt8] {
    let longest = blocks.map(\.count).max() ?? 0
    return (0..<longest).flatMap { place in
      blocks.compactMap { place < $0.count ? $0[$0.startIndex + place] : nil }
    }
  }
}
