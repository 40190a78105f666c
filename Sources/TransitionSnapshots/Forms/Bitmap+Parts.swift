internal import Bitmap
internal import ImageComparison

extension Bitmap {
  /// A part of the picture; the rectangle must be inside it.
  func cropped(to part: PixelRect) -> Bitmap {
    cropped(x: part.x, y: part.y, width: part.width, height: part.height)
  }

  /// Draws pictures on a canvas of one colour, each at its position.
  static func collage(
    width: Int,
    height: Int,
    grey: UInt8,
    _ parts: [(picture: Bitmap, x: Int, y: Int)]
  ) -> Bitmap {
    Bitmap(width: width, height: height) { target in
      let level = UInt32(grey)
      let pixel = 255 << 24 | level << 16 | level << 8 | level
      target.initializeMemory(as: UInt32.self, repeating: pixel)
      for part in parts { part.picture.copy(into: target, rowBytes: width * 4, part.x, part.y) }
    }
  }

  private func copy(
    into target: UnsafeMutableRawBufferPointer,
    rowBytes: Int,
    _ x: Int,
    _ y: Int
  ) {
    withUnsafeBytes { source in
      for row in 0..<height {
        let from = source[(row * bytesPerRow)..<((row + 1) * bytesPerRow)]
        let start = (y + row) * rowBytes + x * Self.bytesPerPixel
        UnsafeMutableRawBufferPointer(rebasing: target[start..<(start + bytesPerRow)])
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: from))
      }
    }
  }
}
