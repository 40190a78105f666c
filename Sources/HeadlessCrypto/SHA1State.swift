/// [D] FIPS 180-4.
public struct SHA1State: BlockHash {
  public static let name = "SHA1"
  public static let blockSize = 64
  public static let lengthHasHighBytesFirst = true

  private var words: [UInt32] = [
    0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0,
  ]

  public init() {}

  public mutating func absorb(_ block: ArraySlice<UInt8>) {
    var schedule = (0..<16).map { index -> UInt32 in
      let start = block.startIndex + 4 * index
      return UInt32(highFirst: block[start..<start + 4])
    }
    for index in 16..<80 {
      let mixed =
        schedule[index - 3] ^ schedule[index - 8] ^ schedule[index - 14] ^ schedule[index - 16]
      schedule.append(mixed.rotatedLeft(by: 1))
    }
    var (a, b, c, d, e) = (words[0], words[1], words[2], words[3], words[4])
    for (step, part) in schedule.enumerated() {
      let (mixed, constant) = Self.mix(step, b, c, d)
      let sum = a.rotatedLeft(by: 5) &+ mixed &+ e &+ constant &+ part
      (e, d, c, b, a) = (d, c, b.rotatedLeft(by: 30), a, sum)
    }
    words = zip(words, [a, b, c, d, e]).map { $0 &+ $1 }
  }

  private static func mix(
    _ step: Int,
    _ b: UInt32,
    _ c: UInt32,
    _ d: UInt32
  ) -> (value: UInt32, constant: UInt32) {
    switch step / 20 {
    case 0: (b & c | ~b & d, 0x5a82_7999)
    case 1: (b ^ c ^ d, 0x6ed9_eba1)
    case 2: (b & c | b & d | c & d, 0x8f1b_bcdc)
    default: (b ^ c ^ d, 0xca62_c1d6)
    }
  }

  public var result: [UInt8] { words.flatMap(\.highFirst) }
}
