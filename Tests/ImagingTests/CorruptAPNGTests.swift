import Bitmap
import Imaging
import TestSupport
import Testing

@Suite struct CorruptAPNGTests {
  /// An animation with sub-rectangles, of our own writer.
  private static let file: [UInt8] = {
    var encoder = APNGEncoder(color: .rgba)
    for step in 0..<5 {
      let bytes = (0..<12 * 9).flatMap { index -> [UInt8] in
        index % 12 == 2 * step ? [200, 10, 10, 128] : [20, 90, 160, 255]
      }
      let bitmap = Bitmap(width: 12, height: 9, straightRGBA: bytes)
      try? encoder.add(bitmap, delay: APNG.Delay(seconds: 0.04))
    }
    return encoder.finish()
  }()

  /// Either frames or a fault, never a crash; checksums are put right, so that damage goes deep.
  @Test(arguments: 0..<8)
  func mutatedFilesNeverCrashTheReader(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    for round in 0..<250 {
      var mutated = random.mutate(Self.file, keeping: 8)
      if round % 4 != 0 { Self.mendChecksums(&mutated) }
      guard let animation = try? APNG.decode(mutated) else { continue }
      let bitmaps = animation.frames.map(\.bitmap)
      let sizes = Set(bitmaps.map { PNG.Size(width: $0.width, height: $0.height) })
      #expect(try sizes == [PNG.size(of: mutated)])
    }
  }

  @Test func moreFramesThanTheLimitAreRefused() throws {
    var limits = PNG.Limits.standard
    limits.animationPixels = 12 * 9 * 4
    #expect(throws: PNG.Fault.tooManyFrames(5, most: 4)) {
      try APNG.read(Self.file, limits: limits) { _ in }
    }
    limits.animationPixels = 12 * 9 * 5
    var count = 0
    try APNG.read(Self.file, limits: limits) { _ in count += 1 }
    #expect(count == 5)
  }

  private static func mendChecksums(_ file: inout [UInt8]) {
    var place = 8
    while place + 12 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = place + 8 + length
      guard end + 4 <= file.count else { return }
      let sum = checksum(file[(place + 4)..<end])
      for index in 0..<4 { file[end + index] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * index)) }
      place = end + 4
    }
  }

  /// CRC-32 of the PNG specification, bit by bit.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { (word: UInt32, _) -> UInt32 in
        word & 1 == 1 ? 0xEDB8_8320 ^ (word >> 1) : word >> 1
      }
    }
  }
}
