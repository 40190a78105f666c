import Foundation

/// [D] RFC 1321.
public struct MD5State: BlockHash {
  public static let name = "MD5"
  public static let blockSize = 64
  public static let lengthHasHighBytesFirst = false

  private var words: (UInt32, UInt32, UInt32, UInt32) = (
    0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476
  )

  private static let turns: [[UInt32]] = [
    [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
  ]
  // Of a sine 32 bits are needed, 53 are known.
  private static let sines = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }

  public init() {}

  public mutating func absorb(_ block: ArraySlice<UInt8>) {
    let parts = (0..<16).map { index -> UInt32 in
      let start = block.startIndex + 4 * index
      return UInt32(highFirst: block[start..<start + 4]).byteSwapped
    }
    var (a, b, c, d) = words
    for step in 0..<64 {
      let (mixed, part) = Self.mix(step, b, c, d)
      let sum = a &+ mixed &+ Self.sines[step] &+ parts[part]
      (a, d, c) = (d, c, b)
      b = b &+ sum.rotatedLeft(by: Self.turns[step / 16][step % 4])
    }
    words = (words.0 &+ a, words.1 &+ b, words.2 &+ c, words.3 &+ d)
  }

  /// The function of a step, and the part of the block that it adds.
  private static func mix(
    _ step: Int,
    _ b: UInt32,
    _ c: UInt32,
    _ d: UInt32
  ) -> (value: UInt32, part: Int) {
    switch step / 16 {
    case 0: (b & c | ~b & d, step)
    case 1: (d & b | ~d & c, (5 * step + 1) % 16)
    case 2: (b ^ c ^ d, (3 * step + 5) % 16)
    default: (c ^ (b | ~d), 7 * step % 16)
    }
  }

  public var result: [UInt8] {
    [words.0, words.1, words.2, words.3].flatMap(\.byteSwapped.highFirst)
  }
}
