extension Bitmap {
  /// Makes a bitmap of straight (not premultiplied) red, green, blue, alpha bytes.
  public init(width: Int, height: Int, straightRGBA bytes: some Collection<UInt8>) {
    precondition(
      bytes.count == width * height * Self.bytesPerPixel,
      "\(width)×\(height) pixels take \(width * height * 4) bytes, not \(bytes.count)"
    )
    let source = ContiguousArray(bytes)
    self.init(width: width, height: height) { target in
      for start in stride(from: 0, to: target.count, by: 4) {
        let alpha = source[start + 3]
        target[start] = Self.premultiply(source[start + 2], by: alpha)
        target[start + 1] = Self.premultiply(source[start + 1], by: alpha)
        target[start + 2] = Self.premultiply(source[start], by: alpha)
        target[start + 3] = alpha
      }
    }
  }

  /// The pixels as straight red, green, blue, alpha bytes; a clear pixel is four zeros.
  public func straightRGBA() -> [UInt8] {
    withUnsafeBytes { source in
      [UInt8](unsafeUninitializedCapacity: source.count) { target, count in
        for start in stride(from: 0, to: source.count, by: 4) {
          let alpha = source[start + 3]
          target[start] = Self.unpremultiply(source[start + 2], by: alpha)
          target[start + 1] = Self.unpremultiply(source[start + 1], by: alpha)
          target[start + 2] = Self.unpremultiply(source[start], by: alpha)
          target[start + 3] = alpha
        }
        count = source.count
      }
    }
  }

  /// `channel · alpha / 255`, rounded to nearest.
  public static func premultiply(_ channel: UInt8, by alpha: UInt8) -> UInt8 {
    UInt8((UInt32(channel) * UInt32(alpha) + 127) / 255)
  }

  /// The straight channel nearest to a premultiplied one; premultiplying it again gives it back.
  public static func unpremultiply(_ channel: UInt8, by alpha: UInt8) -> UInt8 {
    guard alpha > 0 else { return 0 }
    let straight = (UInt32(channel) * 255 + UInt32(alpha) / 2) / UInt32(alpha)
    return UInt8(min(straight, 255))
  }
}
