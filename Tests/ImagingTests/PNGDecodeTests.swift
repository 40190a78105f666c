import Bitmap
import Imaging
import Testing

@Suite struct PNGDecodeTests {
  @Test(arguments: SamplePNG.everyKind)
  func everyKindIsReadToItsPixels(sample: SamplePNG) throws {
    let bitmap = try PNG.decode(sample.bytes)
    #expect((bitmap.width, bitmap.height) == (sample.width, sample.height))
    let expected = (0..<sample.height).flatMap { y in
      (0..<sample.width).flatMap { sample.expected($0, y) }
    }
    let wanted = Bitmap(width: sample.width, height: sample.height, straightRGBA: expected)
    #expect(bitmap == wanted)
  }

  @Test(arguments: [1, 2, 3, 5, 8])
  func tinyInterlacedPicturesHaveEmptyPasses(width: Int) throws {
    var sample = SamplePNG(colorType: 2, depth: 8, interlaced: true)
    (sample.width, sample.height) = (width, 9 - width)
    let bitmap = try PNG.decode(sample.bytes)
    #expect(bitmap.straightRGBA()[0..<4] == sample.expected(0, 0)[...])
  }

  @Test func aKeyColorIsTransparent() throws {
    var file = SamplePNG(colorType: 0, depth: 8, interlaced: false).bytes
    file.insert(contentsOf: chunk("tRNS", [0, 0]), at: 33)
    let pixels = try PNG.decode(file).straightRGBA()
    #expect(pixels[3] == 0)
    #expect(pixels[7] == 255)
  }

  @Test(arguments: [
    ("", PNG.Fault.empty),
    ("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", .pointer),
    ("GIF89a", .foreign(looksLike: "GIF")), ("hello", .foreign(looksLike: nil)),
  ])
  func whatIsNoPNGIsNamed(start: String, fault: PNG.Fault) {
    #expect(throws: fault) { try PNG.decode(Array(start.utf8)) }
  }

  @Test func aCutFileIsTruncatedWhereverItIsCut() throws {
    let file = SamplePNG(colorType: 6, depth: 8, interlaced: false).bytes
    for length in stride(from: 1, to: file.count - 12, by: 97) {
      #expect(throws: PNG.Fault.truncated) { try PNG.decode(Array(file[..<length])) }
    }
  }

  @Test func everyFaultIsOneSentenceWithARemedy() {
    let faults: [PNG.Fault] = [
      .empty, .pointer, .foreign(looksLike: "GIF"), .foreign(looksLike: nil), .truncated,
      .damaged("crc"), .tooLarge(width: 9, height: 9, limits: .standard), .tooMuchMetadata,
      .notAnimated, .animation("gap"), .transparent, .text("it is long"),
      .size(width: 1, height: 2, expected: PNG.Size(width: 3, height: 4)),
    ]
    for fault in faults {
      #expect(!fault.description.contains("\n"))
      #expect(fault.description.count < 160)
    }
  }

  @Test func sizesBeyondTheLimitsAreRefusedBeforeAnythingIsAllocated() {
    let file =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", word(200_000) + word(200_000) + [8, 2, 0, 0, 0])
      + chunk("IDAT", [0]) + chunk("IEND", [])
    #expect(throws: PNG.Fault.tooLarge(width: 200_000, height: 200_000, limits: .standard)) {
      try PNG.decode(file)
    }
  }

  @Test func aSmallFileThatPromisesALargePictureIsTruncated() {
    let file =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", word(9_000) + word(9_000) + [8, 6, 0, 0, 0])
      + chunk("IDAT", zlib([0])) + chunk("IEND", [])
    #expect(throws: PNG.Fault.truncated) { try PNG.decode(file) }
  }

  @Test func animationsAreRecognised() {
    let still = SamplePNG(colorType: 2, depth: 8, interlaced: false).bytes
    var moving = still
    moving.insert(contentsOf: chunk("acTL", word(1) + word(0)), at: 33)
    #expect(!PNG.isAnimated(still))
    #expect(PNG.isAnimated(moving))
    #expect(!PNG.isAnimated([1, 2, 3]))
  }
}
