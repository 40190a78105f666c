public import Foundation
public import Geometry

/// A colour ramp across a layer's bounds, as CAGradientLayer draws it.
public struct Gradient: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// From `start` to `end`, constant perpendicular to that line; the end colours are extended.
    case linear
    /// An ellipse about `start`; the radii are |end − start| in each direction.
    case radial
    /// About `start`, clockwise on screen from the direction of `end`.
    case conic
  }

  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// 0 at the start, 1 at the end.
    public var location: Double

    public init(_ color: Color, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  public var kind: Kind
  /// In order of location; between two stops the straight components are interpolated.
  public var stops: [Stop]
  /// In unit space of the layer's bounds.
  public var start: CGPoint
  /// In unit space of the layer's bounds.
  public var end: CGPoint

  // [D] CAGradientLayer's default is from the top centre to the bottom centre.
  public init(
    _ kind: Kind = .linear,
    stops: [Stop],
    start: CGPoint = CGPoint(x: 0.5, y: 0),
    end: CGPoint = CGPoint(x: 0.5, y: 1)
  ) {
    self.kind = kind
    self.stops = stops
    self.start = start
    self.end = end
  }

  /// Stops at equal distances.
  public static func evenStops(_ colors: [Color]) -> [Stop] {
    let last = Double(max(colors.count - 1, 1))
    return colors.enumerated().map { Stop($1, at: Double($0) / last) }
  }
}
