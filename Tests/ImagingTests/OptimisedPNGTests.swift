import Bitmap
import CZlib
import Imaging
import TestSupport
import Testing

/// PNG files as Xcode writes them into apps.
@Suite struct OptimisedPNGTests {
  /// The same file with a CgBI chunk and without zlib's header and checksum; its samples then are
  /// blue, green and red, multiplied by alpha.
  private func optimised(_ sample: SamplePNG, after head: [UInt8] = []) throws -> [UInt8] {
    let file = sample.bytes
    let start = try #require(file.firstRange(of: Array("IDAT".utf8))?.upperBound)
    let stream = Array(file[(start + 2)..<(file.count - 20)])
    // Xcode cuts long streams.
    let (one, two) = (Array(stream.prefix(100)), Array(stream.dropFirst(100)))
    return file[..<8] + chunk("CgBI", [0x50, 0, 0x20, 0x02]) + file[8..<33] + head
      + chunk("IDAT", one) + chunk("IDAT", two) + chunk("IEND", [])
  }

  /// What was multiplied cannot be more than alpha.
  private func pixel(_ sample: SamplePNG, _ x: Int, _ y: Int) -> [UInt8] {
    let levels = sample.expected(x, y)
    return levels.prefix(3).map { min($0, levels[3]) } + [levels[3]]
  }

  @Test(arguments: [2, 6], [false, true])
  func theyAreReadToTheirPixels(colorType: Int, interlaced: Bool) throws {
    let sample = SamplePNG(colorType: colorType, depth: 8, interlaced: interlaced)
    let file = try optimised(sample)
    let bitmap = try PNG.decode(file)
    #expect((bitmap.width, bitmap.height) == (sample.width, sample.height))
    #expect(try PNG.size(of: file) == PNG.Size(width: sample.width, height: sample.height))
    let wanted = (0..<sample.height).flatMap { y in
      (0..<sample.width).flatMap { x in pixel(sample, x, y) }
    }
    #expect(bitmap.withUnsafeBytes { Array($0) } == wanted)
  }

  /// One file as a whole, of one IDAT chunk.
  private func file(_ sample: SamplePNG, stream: [UInt8]) throws -> [UInt8] {
    try optimised(sample)[..<49] + chunk("IDAT", stream) + chunk("IEND", [])
  }

  @Test func whatFollowsThePixelsIsNotRead() throws {
    let sample = SamplePNG(colorType: 6, depth: 8, interlaced: false, width: 1, height: 1)
    let stream: [UInt8] = [1, 5, 0, 250, 255, 0, 1, 2, 3, 4]
    for tail in [[], [9], [9, 9, 9, 9, 9]] as [[UInt8]] {
      let bitmap = try PNG.decode(file(sample, stream: stream + tail))
      #expect(bitmap.withUnsafeBytes { Array($0) } == [1, 2, 3, 4])
    }
  }

  /// A row of one pixel is compressed as well as long ones.
  @Test func aNarrowPictureOfOneColorIsRead() throws {
    let sample = SamplePNG(colorType: 2, depth: 8, interlaced: false, width: 1, height: 30_000)
    let rows = [UInt8](repeating: 0, count: 4 * sample.height)
    var stream = [UInt8](repeating: 0, count: 1000)
    var length = UInt(stream.count)
    #expect(compress2(&stream, &length, rows, UInt(rows.count), 9) == Z_OK)
    let bitmap = try PNG.decode(file(sample, stream: Array(stream[2..<Int(length) - 4])))
    #expect(bitmap.width == 1 && bitmap.height == sample.height)
  }

  /// Either a picture or a fault, never a crash; the seeds are fixed.
  @Test(arguments: [2, 6], [false, true])
  func mutatedFilesNeverCrashTheReader(colorType: Int, interlaced: Bool) throws {
    var random = SeededGenerator(seed: UInt64(colorType * 2 + (interlaced ? 1 : 0)))
    let file = try optimised(SamplePNG(colorType: colorType, depth: 8, interlaced: interlaced))
    for _ in 0..<200 {
      let mutated = CorruptPNGTests.withRightChecksums(random.mutate(file, keeping: 24))
      try CorruptPNGTests.expectPictureOrFault(mutated)
    }
  }

  @Test func textsAreReadToo() throws {
    let sample = SamplePNG(colorType: 6, depth: 8, interlaced: false)
    let text = chunk("tEXt", Array("Title".utf8) + [0] + Array("A picture".utf8))
    let texts = try PNG.texts(in: optimised(sample, after: text))
    #expect(texts.map(\.text) == ["A picture"])
  }

  @Test func whatIsDamagedIsSaid() throws {
    let file = try optimised(SamplePNG(colorType: 6, depth: 8, interlaced: false))
    for length in stride(from: 20, to: file.count - 12, by: 97) {
      #expect(throws: PNG.Fault.truncated) { try PNG.decode(Array(file[..<length])) }
    }
    let gray = try optimised(SamplePNG(colorType: 0, depth: 8, interlaced: false))
    let reason = "its pixels have 8 bits and colour type 0, and a CgBI chunk"
    #expect(throws: PNG.Fault.damaged(reason)) { try PNG.decode(gray) }
    let headless = file[..<24] + chunk("IDAT", []) + chunk("IEND", [])
    #expect(throws: PNG.Fault.damaged("the header is wrong")) { try PNG.decode(Array(headless)) }
    let empty = file[..<49] + chunk("IDAT", [7, 7, 7, 7, 7, 7, 7]) + chunk("IEND", [])
    #expect(throws: PNG.Fault.damaged("its pixels are no stream of deflate")) {
      try PNG.decode(Array(empty))
    }
    let limits = PNG.Limits(width: 10, height: 10, pixels: 100, metadata: 100)
    #expect(throws: PNG.Fault.tooLarge(width: 37, height: 29, limits: limits)) {
      try PNG.decode(file, limits: limits)
    }
  }
}
