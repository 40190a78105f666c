extension Bitmap {
  /// A part of the picture; the rectangle must be inside it.
  package func cropped(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
    if width == self.width, height == self.height { return self }
    let rowBytes = width * Self.bytesPerPixel
    return Bitmap(width: width, height: height) { target in
      withUnsafeBytes { source in
        for row in 0..<height {
          let start = (y + row) * bytesPerRow + x * Self.bytesPerPixel
          let line = UnsafeRawBufferPointer(rebasing: source[start..<start + rowBytes])
          UnsafeMutableRawBufferPointer(rebasing: target[(row * rowBytes)...])
            .copyMemory(from: line)
        }
      }
    }
  }

  /// The picture with another one in place of a rectangle, which must be inside it.
  package func replacing(x: Int, y: Int, with part: Bitmap) -> Bitmap {
    Bitmap(width: width, height: height) { target in
      withUnsafeBytes { target.copyMemory(from: $0) }
      part.withUnsafeBytes { source in
        for row in 0..<part.height {
          let line = source[row * part.bytesPerRow..<(row + 1) * part.bytesPerRow]
          let start = (y + row) * bytesPerRow + x * Self.bytesPerPixel
          UnsafeMutableRawBufferPointer(rebasing: target[start...])
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: line))
        }
      }
    }
  }
}
