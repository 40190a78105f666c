extension PNG {
  /// How large a picture may be before reading it is refused: the guard against bombs.
  public struct Limits: Hashable, Sendable {
    public var width: Int
    public var height: Int
    public var pixels: Int
    /// Bytes of text, profiles and other chunks beside the pixels, unpacked.
    public var metadata: Int

    public static let standard = Limits(
      width: 32_768,
      height: 32_768,
      pixels: 100_000_000,
      metadata: 8 << 20
    )

    public init(width: Int, height: Int, pixels: Int, metadata: Int) {
      self.width = width
      self.height = height
      self.pixels = pixels
      self.metadata = metadata
    }

    func check(_ size: Size) throws(Fault) {
      let fits =
        size.width <= width && size.height <= height
        && size.width <= pixels / max(size.height, 1)
      guard fits else {
        throw .tooLarge(width: size.width, height: size.height, limits: self)
      }
    }
  }
}

extension PNG.Limits: CustomStringConvertible {
  public var description: String { "\(width)×\(height) and \(pixels) pixels in all" }
}
