/// The result of comparing two pictures of one size.
public struct Comparison: Hashable, Codable, Sendable {
  /// The number of pixels that differ.
  public var differingPixels: Int
  /// The number of pixels that are unequal within the comparer's limit.
  public var toleratedPixels: Int
  /// The number of pixels that differ like the edge of a shape.
  public var antialiasedPixels: Int
  /// The largest difference of any channel of any pixel, 0…255.
  public var maxChannelDelta: Int
  /// The fraction of pixels that differ.
  public var fraction: Double
  /// The box around all pixels that differ.
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
