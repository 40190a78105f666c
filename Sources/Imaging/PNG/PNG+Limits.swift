extension PNG {
  /// Limits on the size of pictures that are read, against decompression bombs.
  public struct Limits: Hashable, Sendable {
    public var width: Int
    public var height: Int
    public var pixels: Int
    /// The pixels of all frames of an animation that is read frame by frame.
    public var animationPixels: Int
    /// The uncompressed bytes of text, profiles and other chunks.
    public var metadata: Int

    // Cairo's surfaces have the same limit.
    public static let standard = Limits(
      width: 32_767,
      height: 32_767,
      pixels: 100_000_000,
      animationPixels: 40_000_000_000,
      metadata: 8 << 20
    )

    public init(
      width: Int,
      height: Int,
      pixels: Int,
      animationPixels: Int = 40_000_000_000,
      metadata: Int
    ) {
      self.width = width
      self.height = height
      self.pixels = pixels
      self.animationPixels = animationPixels
      self.metadata = metadata
    }

    package func allow(_ size: Size) -> Bool {
      size.width <= width && size.height <= height
        && size.width <= pixels / max(size.height, 1)
    }

    func check(_ size: Size) throws(Fault) {
      guard allow(size) else {
        throw .tooLarge(width: size.width, height: size.height, limits: self)
      }
    }

    /// Small frames cost as much as whole ones: each is drawn on the whole canvas.
    func check(_ canvas: Size, frames: Int) throws(Fault) {
      let most = animationPixels / max(1, canvas.width * canvas.height)
      guard frames <= most else { throw .tooManyFrames(frames, most: most) }
    }
  }
}

extension PNG.Limits: CustomStringConvertible {
  public var description: String { "\(width)×\(height) and \(pixels) pixels in all" }
}
