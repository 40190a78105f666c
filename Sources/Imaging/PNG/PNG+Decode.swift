package import Bitmap
internal import CPNGRows
internal import CSPNG

extension PNG {
  /// Reads a picture of any colour type, depth and interlace; of an animation, its default image.
  package static func decode(
    _ bytes: [UInt8],
    limits: Limits = .standard
  ) throws(Fault) -> Bitmap {
    let result: Result<Bitmap, Fault> = bytes.withUnsafeBytes { all in
      Result { () throws(Fault) in try decode(all, limits: limits) }
    }
    return try result.get()
  }

  /// The size of a file's picture, from its header.
  package static func size(of bytes: [UInt8]) throws(Fault) -> Size {
    let result: Result<Size, Fault> = bytes.withUnsafeBytes { all in
      Result { () throws(Fault) in
        try recognise(all)
        if let optimised = try OptimisedPNG(all) { return optimised.size }
        return try SPNGDecoder(all, limits: .standard).size()
      }
    }
    return try result.get()
  }

  static func decode(
    _ bytes: UnsafeRawBufferPointer,
    limits: Limits
  ) throws(Fault) -> Bitmap {
    try recognise(bytes)
    guard let optimised = try OptimisedPNG(bytes) else {
      return try decode(bytes, limits: limits, isOptimised: false)
    }
    let standard = try optimised.standard(limits: limits)
    let result: Result<Bitmap, Fault> = standard.withUnsafeBytes { all in
      Result { () throws(Fault) in try decode(all, limits: limits, isOptimised: true) }
    }
    return try result.get()
  }

  private static func decode(
    _ bytes: UnsafeRawBufferPointer,
    limits: Limits,
    isOptimised: Bool
  ) throws(Fault) -> Bitmap {
    let decoder = try SPNGDecoder(bytes, limits: limits)
    let size = try decoder.size()
    try limits.check(size)
    // Deflate compresses at most 1032 times, so such a file cannot contain its pixels.
    guard try decoder.packedByteCount() / 1032 <= bytes.count else { throw .truncated }
    try PNGChunks.verifyAll(bytes)
    var fault: Fault?
    let bitmap = Bitmap(width: size.width, height: size.height) { pixels in
      do throws(Fault) {
        try decoder.decode(into: pixels, isOptimised: isOptimised)
      } catch {
        fault = error
      }
    }
    if let fault { throw fault }
    return bitmap
  }

  /// The texts of a file, in order.
  package static func texts(
    in bytes: [UInt8],
    limits: Limits = .standard
  ) throws(Fault) -> [Text] {
    let result: Result<[Text], Fault> = bytes.withUnsafeBytes { all in
      Result { () throws(Fault) in
        try recognise(all)
        if let optimised = try OptimisedPNG(all) {
          return try texts(in: optimised.standard(limits: limits), limits: limits)
        }
        try PNGChunks.verifyAll(all)
        return try SPNGDecoder(all, limits: limits).texts()
      }
    }
    return try result.get()
  }

  /// Whether a PNG file announces an animation (APNG's `acTL` chunk before the pixels).
  package static func isAnimated(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { all in
      guard all.starts(with: signature) else { return false }
      return PNGChunks(all).first { $0.type == "acTL" || $0.type == "IDAT" }?.type == "acTL"
    }
  }

  private static let impostors: [(start: [UInt8], name: String)] = [
    ([0xFF, 0xD8, 0xFF], "JPEG"), (Array("GIF8".utf8), "GIF"), (Array("RIFF".utf8), "WebP"),
    (Array("BM".utf8), "BMP"), (Array("<svg".utf8), "SVG"), (Array("%PDF".utf8), "PDF"),
  ]

  static func recognise(_ bytes: UnsafeRawBufferPointer) throws(Fault) {
    if bytes.isEmpty { throw .empty }
    if bytes.starts(with: signature) { return }
    if signature.starts(with: bytes) { throw .truncated }
    if bytes.starts(with: "version https://git-lfs.github.com".utf8) { throw .pointer }
    throw .foreign(looksLike: impostors.first { bytes.starts(with: $0.start) }?.name)
  }
}
