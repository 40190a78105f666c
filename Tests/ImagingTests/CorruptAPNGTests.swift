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
      let damaged = random.mutate(Self.file, keeping: 8)
      let mutated = round % 4 == 0 ? damaged : CorruptPNGTests.withRightChecksums(damaged)
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
}
