/// What a comparison of two pictures of one size found.
public struct Comparison: Hashable, Codable, Sendable {
  /// Pixels that count as different.
  public var differingPixels: Int
  /// Pixels that are not equal, but within the comparer's limit.
  public var toleratedPixels: Int
  /// Pixels that differ as the edge of a shape does.
  public var antialiasedPixels: Int
  /// The largest difference of any channel of any pixel, 0…255.
  public var maxChannelDelta: Int
  /// Of all pixels, 0…1.
  public var fraction: Double
  /// Around all differing pixels.
  public var bounds: PixelRect?

  public init(
    differingPixels: Int = 0,
    toleratedPixels: Int = 0,
    antialiasedPixels: Int = 0,
    maxChannelDelta: Int = 0,
    fraction: Double = 0,
    bounds: PixelRect? = nil
  ) {
    self.differingPixels = differingPixels
    self.toleratedPixels = toleratedPixels
    self.antialiasedPixels = antialiasedPixels
    self.maxChannelDelta = maxChannelDelta
    self.fraction = fraction
    self.bounds = bounds
  }

  public var isIdentical: Bool { maxChannelDelta == 0 }
}

/// A rectangle of whole pixels.
public struct PixelRect: Hashable, Codable, Sendable, CustomStringConvertible {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  public var description: String { "x=\(x) y=\(y) w=\(width) h=\(height)" }
}
