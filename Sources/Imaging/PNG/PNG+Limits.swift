extension PNG {
  /// How large a picture may be before reading it is refused: the guard against bombs.
  public struct Limits: Hashable, Sendable {
    public var width: Int
    public var height: Int
    public var pixels: Int
    /// Pixels of all frames of an animation that is read one frame at a time.
    public var animationPixels: Int
    /// Bytes of text, profiles and other chunks beside the pixels, unpacked.
    public var metadata: Int

    // Surfaces of Cairo's have no longer side.
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

    func allow(_ size: Size) -> Bool {
      size.width <= width && size.height <= height
        && size.width <= pixels / max(size.height, 1)
    }

    func check(_ size: Size) throws(Fault) {
      guard allow(size) else {
        throw .tooLarge(width: size.width, height: size.height, limits: self)
      }
    }

    /// Small frames cost as much as whole ones: each is shown on the whole canvas.
    func check(_ canvas: Size, frames: Int) throws(Fault) {
      let most = animationPixels / max(1, canvas.width * canvas.height)
      guard frames <= most else { throw .tooManyFrames(frames, most: most) }
    }
  }
}

extension PNG.Limits: CustomStringConvertible {
  public var description: String { "\(width)×\(height) and \(pixels) pixels in all" }
}
