import TestSupport
import Testing

@testable import Imaging

/// Bytes follow from the input alone, wherever the memory of the codec lies.
@Suite struct ISALBlockTests {
  @Test func statesElsewhereWriteTheSameBytes() {
    let blocks = (0..<8).map { _ in ISALBlock(level: 2) }
    var random = SeededGenerator(seed: 5)
    var differing = 0
    for _ in 0..<4_000 {
      let input = Self.letters(using: &random)
      let streams = Set(blocks.map { Self.deflate(input, by: $0) })
      differing += streams.count == 1 ? 0 : 1
    }
    #expect(differing == 0)
  }

  @Test func whatWasWrittenBeforeDoesNotMatter() {
    let used = ISALBlock(level: 2)
    var random = SeededGenerator(seed: 6)
    for _ in 0..<200 {
      let input = Self.letters(using: &random)
      #expect(Self.deflate(input, by: used) == Self.deflate(input, by: ISALBlock(level: 2)))
    }
  }

  /// Up to 300 bytes of seven values: short, so that a first match decides, and quick to draw.
  private static func letters(using random: inout SeededGenerator) -> [UInt8] {
    let count = Int(random.next() % 300) + 1
    var bytes: [UInt8] = []
    while bytes.count < count {
      let word = random.next()
      for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: word >> (8 * shift)) % 7) }
    }
    return Array(bytes[..<count])
  }

  private static func deflate(_ input: [UInt8], by block: ISALBlock) -> [UInt8] {
    var input = input
    let bound = ISALBlock.bound(input.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { target, written in
      input.withUnsafeMutableBufferPointer { written = block.deflate($0, into: target) }
    }
  }
}
