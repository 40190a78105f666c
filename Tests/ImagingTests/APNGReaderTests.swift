import Bitmap
import Imaging
import Testing

/// Files written by hand, for what our own writer never does.
@Suite struct APNGReaderTests {
  static let red: [UInt8] = [255, 0, 0, 255]
  static let blue: [UInt8] = [0, 0, 255, 255]
  static let mist: [UInt8] = [0, 255, 0, 128]
  static let clear: [UInt8] = [0, 0, 0, 0]

  struct Row: Sendable, CustomStringConvertible {
    let description: String
    let dispose: UInt8
    let blend: UInt8
    /// Left and right pixel after the second and the third frame.
    let second: [[UInt8]]
    let third: [[UInt8]]
  }

  // First red all over; the second frame, green mist, covers the right pixel; the third, blue,
  // covers the left one.
  @Test(arguments: [
    Row(
      description: "none, source",
      dispose: 0,
      blend: 0,
      second: [red, mist],
      third: [blue, mist]
    ),
    Row(
      description: "none, over",
      dispose: 0,
      blend: 1,
      second: [red, [127, 128, 0, 255]],
      third: [blue, [127, 128, 0, 255]]
    ),
    Row(
      description: "background",
      dispose: 1,
      blend: 0,
      second: [red, mist],
      third: [blue, clear]
    ),
    Row(description: "previous", dispose: 2, blend: 0, second: [red, mist], third: [blue, red]),
  ])
  func framesAreDisposedAndBlended(row: Row) throws {
    let file = animation(frames: 3) {
      [
        control(0, width: 2, x: 0, dispose: 0, blend: 0),
        chunk("IDAT", zlib([0] + Self.red + Self.red)),
        control(1, width: 1, x: 1, dispose: row.dispose, blend: row.blend),
        chunk("fdAT", word(2) + zlib([0] + Self.mist)),
        control(3, width: 1, x: 0, dispose: 0, blend: 0),
        chunk("fdAT", word(4) + zlib([0] + Self.blue)),
      ]
    }
    let frames = try APNG.decode(file).frames.map { $0.bitmap.straightRGBA() }
    #expect(frames == [Self.red + Self.red, row.second.flatMap { $0 }, row.third.flatMap { $0 }])
  }

  @Test func aFirstFrameThatIsDisposedToPreviousLeavesNothing() throws {
    let file = animation(frames: 2) {
      [
        control(0, width: 2, x: 0, dispose: 2, blend: 0),
        chunk("IDAT", zlib([0] + Self.red + Self.red)),
        control(1, width: 1, x: 0, dispose: 0, blend: 0),
        chunk("fdAT", word(2) + zlib([0] + Self.blue)),
      ]
    }
    let second = try #require(try APNG.decode(file).frames.last).bitmap
    #expect(second.straightRGBA() == Self.blue + Self.clear)
  }

  @Test func aDefaultImageOutsideOfTheAnimationIsSkipped() throws {
    let file = animation(frames: 1) {
      [
        chunk("IDAT", zlib([0] + Self.red + Self.red)),
        control(0, width: 2, x: 0, dispose: 0, blend: 0, delay: [0, 1, 0, 0]),
        chunk("fdAT", word(1) + zlib([0] + Self.blue + Self.blue)),
      ]
    }
    let frames = try APNG.decode(file).frames
    #expect(frames.map { $0.bitmap.straightRGBA() } == [Self.blue + Self.blue])
    #expect(frames[0].delay == APNG.Delay(numerator: 1, denominator: 100))
  }

  @Test func aFrameMayComeInSeveralChunks() throws {
    let stream = zlib([0] + Self.red + Self.red)
    let file = animation(frames: 1) {
      [
        control(0, width: 2, x: 0, dispose: 0, blend: 0),
        chunk("IDAT", Array(stream[..<7])), chunk("IDAT", Array(stream[7...])),
      ]
    }
    #expect(try APNG.decode(file).frames.count == 1)
  }

  struct Broken: Sendable, CustomStringConvertible {
    let description: String
    let frames: Int
    let chunks: [[UInt8]]
  }

  static let whole = control(0, width: 2, x: 0, dispose: 0, blend: 0)
  static let pixels = chunk("IDAT", zlib([0] + red + red))

  @Test(arguments: [
    Broken(
      description: "a number is missing",
      frames: 2,
      chunks: [
        whole, pixels, control(2, width: 1, x: 0, dispose: 0, blend: 0),
        chunk("fdAT", word(3) + zlib([0] + red)),
      ]
    ),
    Broken(description: "fewer frames than announced", frames: 2, chunks: [whole, pixels]),
    Broken(description: "no frame at all", frames: 1, chunks: [pixels]),
    Broken(
      description: "outside",
      frames: 1,
      chunks: [
        control(0, width: 2, x: 1, dispose: 0, blend: 0), pixels,
      ]
    ),
    Broken(
      description: "huge offset",
      frames: 1,
      chunks: [
        control(0, width: 0xFFFF_FFFF, x: 0xFFFF_FFFF, dispose: 0, blend: 0), pixels,
      ]
    ),
    Broken(
      description: "empty",
      frames: 1,
      chunks: [
        control(0, width: 0, x: 0, dispose: 0, blend: 0), pixels,
      ]
    ),
    Broken(
      description: "first frame too small",
      frames: 1,
      chunks: [
        control(0, width: 1, x: 0, dispose: 0, blend: 0), pixels,
      ]
    ),
    Broken(
      description: "unknown operation",
      frames: 1,
      chunks: [
        control(0, width: 2, x: 0, dispose: 3, blend: 0), pixels,
      ]
    ),
    Broken(
      description: "frame without pixels",
      frames: 2,
      chunks: [
        whole, pixels, control(1, width: 1, x: 0, dispose: 0, blend: 0),
      ]
    ),
  ])
  func brokenAnimationsAreNamed(broken: Broken) {
    let file = animation(frames: broken.frames) { broken.chunks }
    #expect {
      try APNG.decode(file)
    } throws: { error in
      guard case .animation = error as? PNG.Fault else { return false }
      return true
    }
  }

  @Test func aWrongChecksumIsNoticed() {
    var file = animation(frames: 1) { [Self.whole, Self.pixels] }
    file[file.count - 13] ^= 1
    #expect(throws: PNG.Fault.self) { try APNG.decode(file) }
  }
}

/// A 2×1 RGBA animation.
private func animation(frames: Int, _ chunks: () -> [[UInt8]]) -> [UInt8] {
  [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    + chunk("IHDR", word(2) + word(1) + [8, 6, 0, 0, 0])
    + chunk("acTL", word(frames) + word(0)) + chunks().flatMap { $0 } + chunk("IEND", [])
}

private func control(
  _ number: Int,
  width: Int,
  x: Int,
  dispose: UInt8,
  blend: UInt8,
  delay: [UInt8] = [0, 1, 0, 60]
) -> [UInt8] {
  chunk(
    "fcTL",
    word(number) + word(width) + word(1) + word(x) + word(0) + delay + [dispose, blend]
  )
}
