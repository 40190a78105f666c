internal import Bitmap

extension Bitmap {
  func rowDigests() -> [Digest] {
    withUnsafeBytes { pixels in
      (0..<height).map { y in
        let start = y * bytesPerRow
        return Digest(of: UnsafeRawBufferPointer(rebasing: pixels[start..<(start + bytesPerRow)]))
      }
    }
  }
}

extension [Digest] {
  /// The digest of some rows and of their compression settings.
  func digest(of rows: Range<Int>, width: Int, isShared: Bool) -> Digest {
    var builder = DigestBuilder()
    builder.combine(width)
    builder.combine(isShared)
    self[rows].withUnsafeBytes { builder.combine(bytes: $0) }
    return builder.finish()
  }
}
