import Bitmap
import TestSupport

/// Small pictures that stand for what people encode.
enum Pictures {
  static func flat(_ width: Int, _ height: Int, _ color: [UInt8]) -> Bitmap {
    drawn(width, height) { _, _ in color }
  }

  /// Bars, a ramp and holes: what a user interface looks like to a compressor.
  static func interface(_ width: Int, _ height: Int, shift: Int = 0) -> Bitmap {
    drawn(width, height) { x, y in
      let row = y + shift
      if row % 40 < 16 { return [255, 255, 255, 255] }
      if (x / 9 + row / 5) % 7 == 0 { return [10, 20, UInt8(row % 256), 255] }
      return [UInt8(x % 256), UInt8(row * 3 % 256), 200, 255]
    }
  }

  /// The same few shapes again and again, grey at their left edges.
  static func letters(_ width: Int, _ height: Int) -> Bitmap {
    drawn(width, height) { x, y in
      let letter = (x / 12 * 7 + y / 16 * 5) % 23
      let (column, row) = (x % 12 / 3, y % 16 / 4)
      let isInk = (column * 5 + row * (letter + 1) + letter) % 3 == 0
      guard isInk else { return [255, 255, 255, 255] }
      let edge = UInt8(40 + (letter * 31 + row * 17 + column * 7) % 200)
      return x % 3 == 0 ? [edge, edge, edge, 255] : [0, 0, 0, 255]
    }
  }

  static func noise(_ width: Int, _ height: Int, opaque: Bool = true) -> Bitmap {
    var random = SeededGenerator(seed: 11)
    return drawn(width, height) { _, _ in
      let word = random.next()
      let alpha = opaque ? 255 : UInt8(truncatingIfNeeded: word >> 24)
      return [
        UInt8(truncatingIfNeeded: word), UInt8(truncatingIfNeeded: word >> 8),
        UInt8(truncatingIfNeeded: word >> 16), alpha,
      ]
    }
  }

  /// Smooth in both directions, with a grain: every row wants a filter.
  static func photograph(_ width: Int, _ height: Int) -> Bitmap {
    var random = SeededGenerator(seed: 5)
    return drawn(width, height) { x, y in
      let grain = Int(random.next() % 3)
      return [
        UInt8((x * 2 + y + grain) / 3 % 256), UInt8((x + y * 2 + grain) / 4 % 256),
        UInt8((x + y + grain) / 2 % 256), 255,
      ]
    }
  }

  static func drawn(
    _ width: Int,
    _ height: Int,
    _ color: (_ x: Int, _ y: Int) -> [UInt8]
  ) -> Bitmap {
    let bytes = (0..<height).flatMap { y in (0..<width).flatMap { color($0, y) } }
    return Bitmap(width: width, height: height, straightRGBA: bytes)
  }
}
