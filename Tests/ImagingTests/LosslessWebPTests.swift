import Bitmap
import CWebP
import TestSupport
import Testing

@testable import Imaging

/// What libwebp reads in our files is what was written.
@Suite struct LosslessWebPTests {
  /// The straight red, green, blue, alpha bytes of a file, and its size.
  private func pixels(of file: [UInt8]) throws -> (width: Int, height: Int, bytes: [UInt8]) {
    var (width, height): (Int32, Int32) = (0, 0)
    let decoded = try #require(WebPDecodeRGBA(file, file.count, &width, &height))
    defer { WebPFree(decoded) }
    let count = Int(width) * Int(height) * 4
    return (Int(width), Int(height), Array(UnsafeBufferPointer(start: decoded, count: count)))
  }

  private func expectSame(
    _ bitmap: Bitmap,
    hasAlpha: Bool,
    _ place: SourceLocation = #_sourceLocation
  ) throws {
    let file = try LosslessWebP.encode(bitmap, hasAlpha: hasAlpha)
    let read = try pixels(of: file)
    #expect(read.width == bitmap.width && read.height == bitmap.height, sourceLocation: place)
    #expect(read.bytes == bitmap.straightRows(), sourceLocation: place)
    #expect(file.count % 2 == 0, sourceLocation: place)
  }

  /// Of few colours and many, flat and noisy, in runs, ramps and copies of the row above.
  private func picture(_ seed: UInt64, isOpaque: Bool) -> Bitmap {
    var dice = SeededGenerator(seed: seed)
    let width = Int.random(in: 1...(seed % 3 == 0 ? 9 : 150), using: &dice)
    let height = Int.random(in: 1...(seed % 3 == 1 ? 9 : 90), using: &dice)
    let colors = (0..<[1, 2, 3, 4, 5, 16, 17, 256, 257, 400][Int(seed % 10)]).map { _ in
      (0..<4).map { _ in UInt8.random(in: 0...255, using: &dice) }
    }
    let run = Int.random(in: 1...30, using: &dice)
    let kind = Int.random(in: 0..<4, using: &dice)
    var (color, above) = (colors[0], [[UInt8]](repeating: colors[0], count: width))
    return Pictures.drawn(width, height) { x, y in
      if Int.random(in: 0..<run, using: &dice) == 0 {
        color = colors[Int.random(in: 0..<colors.count, using: &dice)]
      }
      switch kind {
      case 0:
        above[x] = [color[0] &+ UInt8(x % 256), color[1] &+ UInt8(y % 256), color[2], color[3]]
      case 1 where y > 0 && Int.random(in: 0..<3, using: &dice) > 0: break
      default: above[x] = color
      }
      return isOpaque ? above[x].prefix(3) + [255] : above[x]
    }
  }

  @Test(arguments: 0..<60) func opaquePicturesAreReadAsTheyWere(seed: UInt64) throws {
    try expectSame(picture(seed, isOpaque: true), hasAlpha: false)
  }

  @Test(arguments: 0..<60) func clearPicturesAreReadAsTheyWere(seed: UInt64) throws {
    try expectSame(picture(seed, isOpaque: false), hasAlpha: true)
  }

  /// Pixels that differ from their neighbours by little are foretold, by the slope and by each side.
  @Test func photographsAreReadAsTheyWere() throws {
    var dice = SeededGenerator(seed: 5)
    let picture = Pictures.drawn(130, 70) { x, y in
      let level = { (a: Int, b: Int) in
        UInt8(clamping: (x * a + y * b) / 3 + Int.random(in: 0..<4, using: &dice))
      }
      return x < 64
        ? [level(5, 1), level(1, 6), level(3, 3), 255] : [level(0, 9), level(4, 0), 9, 255]
    }
    try expectSame(picture, hasAlpha: false)
    let size = try LosslessWebP.encode(picture, hasAlpha: false).count
    #expect(size < picture.width * picture.height * 3 / 2, "half of what the pixels take")
  }

  /// The longest copy has 4096 pixels, and a copy reaches back a million.
  @Test func longCopiesAreReadAsTheyWere() throws {
    try expectSame(Pictures.flat(4099, 3, [1, 2, 3, 255]), hasAlpha: false)
    var dice = SeededGenerator(seed: 8)
    let top = (0..<1100).map { _ in (0..<3).map { _ in UInt8.random(in: 0...255, using: &dice) } }
    let picture = Pictures.drawn(1100, 1001) { x, y in
      y == 0 || y == 1000 || y == 900 ? top[x] + [255] : [UInt8(y % 7), 0, UInt8(y % 251), 255]
    }
    try expectSame(picture, hasAlpha: false)
    #expect(try LosslessWebP.encode(picture, hasAlpha: false).count < 12_000)
  }
}
