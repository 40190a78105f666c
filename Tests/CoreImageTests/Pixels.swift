import Bitmap
import CoreGraphics
import CoreImage
import Foundation

/// Pictures for tests, and what is in them.
enum Pixels {
  /// Straight red, green, blue and alpha of each pixel, rows from the top.
  static func image(_ width: Int, _ height: Int, _ color: (Int, Int) -> [UInt8]) -> CIImage {
    let bytes = (0..<height).flatMap { y in (0..<width).flatMap { color($0, y) } }
    return CIImage(cgImage: CGImage(Bitmap(width: width, height: height, straightRGBA: bytes)))
  }

  /// A picture of many colors, a part of it translucent.
  static let sample = image(12, 9) { x, y in
    [UInt8(x * 20), UInt8(y * 28), UInt8((x * 31 + y * 17) % 256), UInt8(x < 9 ? 255 : 128)]
  }

  static func gray(_ level: UInt8, _ width: Int = 4, _ height: Int = 4) -> CIImage {
    image(width, height) { _, _ in [level, level, level, 255] }
  }
}

extension CIImage {
  /// The straight bytes of a rectangle, by default of the extent.
  func bytes(
    _ rect: CGRect? = nil,
    in context: CIContext = CIContext()
  ) -> [UInt8] {
    context.createCGImage(self, from: rect ?? extent)?.bitmap?.straightRGBA() ?? []
  }

  /// The pixel whose bottom left corner is at a point.
  func pixel(_ x: Int, _ y: Int, in context: CIContext = CIContext()) -> [UInt8] {
    bytes(CGRect(x: x, y: y, width: 1, height: 1), in: context)
  }
}
