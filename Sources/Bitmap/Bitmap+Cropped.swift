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
}
