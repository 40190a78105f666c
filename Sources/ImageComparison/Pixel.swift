internal import Bitmap

/// One opaque pixel.
struct Pixel {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
}

extension Bitmap {
  /// The pixels composited on white.
  var pixels: [Pixel] {
    withUnsafeBytes { bytes in
      (0..<(width * height)).map { index in
        let offset = index * Self.bytesPerPixel
        let white = 255 - bytes[offset + 3]
        return Pixel(
          red: bytes[offset + 2] &+ white,
          green: bytes[offset + 1] &+ white,
          blue: bytes[offset] &+ white
        )
      }
    }
  }
}
