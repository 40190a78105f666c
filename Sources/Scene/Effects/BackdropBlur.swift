public import Geometry

/// The blurred backdrop of UIVisualEffectView.
public struct BackdropBlur: Hashable, Sendable {
  /// The standard deviation in points.
  public var deviation: Double
  public var toning: Toning
  /// Blended over the blurred picture.
  public var tint: Color

  public init(deviation: Double, toning: Toning = Toning(), tint: Color = .clear) {
    self.deviation = deviation
    self.toning = toning
    self.tint = tint
  }
}
