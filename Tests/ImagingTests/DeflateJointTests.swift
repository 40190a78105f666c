import TestSupport
import Testing

@testable import Imaging

/// Where the last block of a stream stands, bit by bit.
@Suite struct DeflateJointTests {
  private static let stored: [UInt8] = [0x01, 0x01, 0x00, 0xFE, 0xFF, 0x41]
  private static let open: [UInt8] = [0x00] + stored.dropFirst()

  private static func lastBlock(of bytes: [UInt8]) -> Range<Int>? {
    bytes.withUnsafeBytes { DeflateJoint.lastBlock(of: $0) }
  }

  @Test(arguments: [
    (DeflateJoint.end, 0..<10), (stored, 0..<48), (open + stored, 48..<96),
    (open + DeflateJoint.end, 48..<58),
  ])
  func blocksWrittenByHandAreFound(bytes: [UInt8], place: Range<Int>) {
    #expect(Self.lastBlock(of: bytes) == place)
    for count in 0..<bytes.count {
      #expect(Self.lastBlock(of: Array(bytes[..<count])) == nil)
    }
  }

  /// Every stream ends in its last byte, and opened it is a stream that only lacks an end.
  @Test(arguments: Int32(0)...12)
  func whatTheCompressorWroteIsOpened(level: Int32) {
    var random = SeededGenerator(seed: 7)
    let compressor = Libdeflate(level: level)
    for length in [0, 1, 300, 5_000, 200_000] {
      let input = (0..<length).map { _ in UInt8.random(in: 0...UInt8(length % 251), using: &random)
      }
      var stream = [UInt8](repeating: 0, count: compressor.bound(length) + DeflateJoint.growth)
      let count = input.withUnsafeBytes { input in
        stream.withUnsafeMutableBytes { compressor.deflate(input, into: $0) }
      }
      let last = Self.lastBlock(of: Array(stream[..<count]))
      #expect(last.map { ($0.upperBound + 7) / 8 } == count)
      let opened = stream.withUnsafeMutableBytes { DeflateJoint.open($0, count: count) }
      #expect(Self.lastBlock(of: Array(stream[..<opened])) == nil)
      let whole = Array(stream[..<opened]) + DeflateJoint.end
      #expect(Self.lastBlock(of: whole) == (opened * 8)..<(opened * 8 + 10))
    }
  }

  @Test func aStreamOfNoKnownKindIsNone() {
    #expect(Self.lastBlock(of: [0x07, 0x00, 0x00]) == nil)
    #expect(Self.lastBlock(of: []) == nil)
  }
}
