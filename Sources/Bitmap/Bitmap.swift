internal import Glibc

/// An immutable picture: premultiplied BGRA, 8 bits a channel, rows tightly packed from the top.
///
/// In memory a pixel is blue, green, red, alpha, as in a little-endian cairo ARGB32 surface.
public struct Bitmap: Sendable {
  public static let bytesPerPixel = 4

  public let width: Int
  public let height: Int
  let storage: PixelStorage

  /// Makes a bitmap whose pixels `initialise` writes; the memory comes from `pool` if given.
  ///
  /// The buffer has `4 · width · height` bytes and is not initialised before the closure.
  package init(
    width: Int,
    height: Int,
    pool: PixelPool? = nil,
    initialising initialise: (UnsafeMutableRawBufferPointer) throws -> Void
  ) rethrows {
    precondition(width > 0 && height > 0, "a bitmap of \(width)×\(height) has no pixels")
    let (pixels, tooMany) = width.multipliedReportingOverflow(by: height)
    precondition(!tooMany && pixels <= Int.max / 4, "\(width)×\(height) pixels do not fit memory")
    self.width = width
    self.height = height
    storage = PixelStorage(byteCount: pixels * Self.bytesPerPixel, pool: pool)
    try initialise(
      UnsafeMutableRawBufferPointer(start: storage.memory.base, count: storage.memory.byteCount)
    )
  }

  /// Bytes from the start of one row to the start of the next.
  public var bytesPerRow: Int { width * Self.bytesPerPixel }

  public func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(storage) {} }
    return try body(storage.bytes)
  }

  /// The fingerprint of size and pixels, computed on first use.
  public var digest: Digest {
    var builder = DigestBuilder()
    builder.combine(width)
    builder.combine(height)
    builder.combine(storage.digest)
    return builder.finish()
  }
}

extension Bitmap: Hashable {
  public static func == (left: Bitmap, right: Bitmap) -> Bool {
    guard left.width == right.width, left.height == right.height else { return false }
    if left.storage === right.storage { return true }
    if let a = left.storage.digestIfKnown, let b = right.storage.digestIfKnown { return a == b }
    let (a, b) = (left.storage.memory, right.storage.memory)
    return withExtendedLifetime((left, right)) { memcmp(a.base, b.base, a.byteCount) == 0 }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
  }
}
