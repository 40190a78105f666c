import Bitmap
import Imaging
import Testing

/// Pictures and numbers that no animation can take, and what is said of them.
@Suite struct AnimationFaultTests {
  @Test func anotherSizeIsNamedBesideTheFirst() throws {
    let (first, second) = (
      Pictures.flat(3, 5, [0, 0, 0, 255]), Pictures.flat(5, 3, [0, 0, 0, 255])
    )
    let expected = PNG.Size(width: 3, height: 5)
    var (gif, webP, png) = (GIFEncoder(), WebPEncoder(), APNGEncoder())
    try gif.add(first, seconds: 1)
    try webP.add(first, seconds: 1)
    try png.add(first, delay: APNG.Delay(seconds: 1))
    let fault = AnimationFault.size(width: 5, height: 3, expected: expected)
    #expect(throws: fault) { try gif.add(second, seconds: 1) }
    #expect(throws: fault) { try webP.add(second, seconds: 1) }
    #expect(throws: PNG.Fault.size(width: 5, height: 3, expected: expected)) {
      try png.add(second, delay: APNG.Delay(seconds: 1))
    }
    for other in [Pictures.flat(3, 4, [0, 0, 0, 255]), Pictures.flat(4, 5, [0, 0, 0, 255])] {
      #expect(throws: AnimationFault.self) { try gif.add(other, seconds: 1) }
      #expect(throws: PNG.Fault.self) { try png.add(other, delay: APNG.Delay(seconds: 1)) }
    }
  }

  @Test(arguments: [true, false])
  func sidesAFormatCannotHoldAreNamed(isWide: Bool) throws {
    func strip(_ side: Int) -> Bitmap {
      Pictures.flat(isWide ? side : 1, isWide ? 1 : side, [0, 0, 0, 255])
    }
    func fault(_ format: String, _ side: Int) -> AnimationFault {
      .tooLarge(
        format: format,
        width: isWide ? side : 1,
        height: isWide ? 1 : side,
        most: side - 1
      )
    }
    var (gif, webP) = (GIFEncoder(), WebPEncoder())
    #expect(throws: fault("GIF", 65_536)) { try gif.add(strip(65_536), seconds: 1) }
    #expect(throws: fault("WebP", 16_384)) { try webP.add(strip(16_384), seconds: 1) }
    try gif.add(strip(65_535), seconds: 1)
    try webP.add(strip(16_383), seconds: 1)
  }

  @Test func playsAreNeverFewerThanNone() async {
    await #expect(processExitsWith: .failure) { _ = APNGEncoder(plays: -1) }
    await #expect(processExitsWith: .failure) { _ = GIFEncoder(plays: -1) }
    await #expect(processExitsWith: .failure) { _ = WebPEncoder(plays: -1) }
    await #expect(processExitsWith: .failure) { _ = APNG.Delay(seconds: -1) }
  }

  @Test func framesBeyondTheLimitAreToldAsOnePicture() throws {
    var encoder = APNGEncoder()
    for level in [1, 2, 3] as [UInt8] {
      try encoder.add(Pictures.flat(10, 4, [level, 0, 0, 255]), delay: APNG.Delay(seconds: 1))
    }
    let file = encoder.finish()
    var limits = PNG.Limits.standard
    limits.pixels = 80
    #expect(throws: PNG.Fault.tooLarge(width: 10, height: 12, limits: limits)) {
      try APNG.decode(file, limits: limits)
    }
    limits.pixels = 120
    #expect(try APNG.decode(file, limits: limits).frames.count == 3)
  }

  @Test func onlyColorsUpToTheLastClearOneAreInTheTransparencyChunk() throws {
    let picture = Pictures.drawn(800, 10) { x, _ in
      x < 2 ? [UInt8(x), 0, 0, 100] : [0, 0, UInt8(x % 8 * 30), 255]
    }
    let file = PNG.encode(picture)
    let start = try #require(file.indices.first { file[$0...].starts(with: Array("tRNS".utf8)) })
    let count = Int(file[start - 1])
    let alphas = file[(start + 4)..<(start + 4 + count)]
    #expect(alphas.last == 100)
    #expect(try PNG.decode(file) == picture)
  }
}
