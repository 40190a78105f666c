public import Bitmap
public import Foundation
public import Geometry

/// The colour of each point of a painted area.
public enum Paint: Hashable, Sendable {
  case color(Color)
  case shading(Shading)
  case pattern(Pattern)
}

/// A gradient between points of a drawing.
public struct Shading: Hashable, Sendable {
  public enum Form: Hashable, Sendable {
    case linear(from: CGPoint, to: CGPoint)
    case radial(from: Circle, to: Circle)
    /// Clockwise on screen from `startAngle`, in radians from the x axis.
    case conic(center: CGPoint, startAngle: Double)
  }

  public struct Circle: Hashable, Sendable {
    public var center: CGPoint
    public var radius: Double

    public init(center: CGPoint, radius: Double) {
      self.center = center
      self.radius = radius
    }
  }

  public var form: Form
  public var stops: [Gradient.Stop]
  /// Whether the first colour extends before the start.
  public var extendsBefore: Bool
  /// Whether the last colour extends beyond the end.
  public var extendsAfter: Bool

  public init(
    _ form: Form,
    stops: [Gradient.Stop],
    extendsBefore: Bool = true,
    extendsAfter: Bool = true
  ) {
    self.form = form
    self.stops = stops
    self.extendsBefore = extendsBefore
    self.extendsAfter = extendsAfter
  }
}

/// A bitmap repeated in both directions from an origin, as `UIColor(patternImage:)` does.
public struct Pattern: Hashable, Sendable {
  public var bitmap: Bitmap
  /// Pixels of the bitmap per point.
  public var scale: Double
  public var origin: CGPoint

  public init(bitmap: Bitmap, scale: Double = 1, origin: CGPoint = .zero) {
    self.bitmap = bitmap
    self.scale = scale
    self.origin = origin
  }
}
