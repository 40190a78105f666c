public import Foundation
public import Geometry

extension PageCurl {
  /// The rolled page in profile: a flat part, a half turn over the cylinder, a flap on top.
  ///
  /// All distances are along the direction of travel from the rearmost corner of the bounds. A
  /// position `s` of the page is `u = travel − s` of arc behind the fold. It is flat for u ≤ 0, on
  /// the cylinder at `travel − r·sin(u/r)` for u < πr, and on the flap at `travel + u − πr`.
  public struct Surface: Hashable, Sendable {
    public enum Side: Hashable, Sendable {
      case front, back
    }

    /// A position on the page below one point of the picture.
    public struct Point: Hashable, Sendable {
      /// The distance along the page; it may be outside of the page.
      public var distance: Double
      public var side: Side
      /// How far the page has turned there: 0 is flat, π is upside down.
      public var slope: Double
    }

    public let travel: Double
    public let radius: Double

    public init(travel: Double, radius: Double) {
      self.travel = travel
      self.radius = radius
    }

    /// The positions below a point at that distance, the topmost first; none behind the roll.
    public func points(at along: Double) -> [Point] {
      guard travel > 0 else { return [Point(distance: along, side: .front, slope: 0)] }
      guard along < travel else { return [flap(at: along)] + flat(at: along) }
      guard along > travel - radius else { return [] }
      let rise = asin((travel - along) / radius)
      return [point(turned: .pi - rise, .back), point(turned: rise, .front)]
    }

    /// Where a position of the page is seen.
    public func position(of distance: Double) -> Double {
      let arc = travel - distance
      if arc <= 0 { return distance }
      return arc < .pi * radius
        ? travel - radius * sin(arc / radius) : travel + arc - .pi * radius
    }

    private func point(turned slope: Double, _ side: Side) -> Point {
      Point(distance: travel - radius * slope, side: side, slope: slope)
    }

    private func flap(at along: Double) -> Point {
      Point(distance: 2 * travel - .pi * radius - along, side: .back, slope: .pi)
    }

    private func flat(at along: Double) -> [Point] {
      [Point(distance: along, side: .front, slope: 0)]
    }
  }

  public var surface: Surface { Surface(travel: travel, radius: radius) }

  /// The unit vector in which the fold travels.
  public var direction: CGVector { CGVector(dx: cos(angle), dy: sin(angle)) }

  /// The distance of a point in the layer's space.
  public func distance(of point: CGPoint, in bounds: CGRect) -> Double {
    let corner = Self.corner(of: bounds, farthestAgainst: direction)
    return (point.x - corner.x) * direction.dx + (point.y - corner.y) * direction.dy
  }

  /// From the rearmost corner to the foremost one, in points.
  public static func extent(of bounds: CGRect, angle: Double) -> Double {
    abs(cos(angle)) * bounds.width + abs(sin(angle)) * bounds.height
  }

  /// The factor for the page's colours where it has turned by `slope`.
  public func brightness(at slope: Double) -> Double { 1 - shading * sin(slope) }

  /// The darkness of the shadow at a distance from its caster, in points.
  public func darkness(at distance: Double) -> Double {
    let near = max(0, 1 - abs(distance) / shadowReach)
    return shadow * near * near
  }

  /// The width of the shadow, in points from the roll.
  public var shadowReach: Double { radius }

  private static func corner(of bounds: CGRect, farthestAgainst way: CGVector) -> CGPoint {
    CGPoint(
      x: way.dx < 0 ? bounds.maxX : bounds.minX,
      y: way.dy < 0 ? bounds.maxY : bounds.minY
    )
  }
}
