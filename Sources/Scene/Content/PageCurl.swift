public import Geometry

/// A page that is peeled off along a straight fold, rolling over a cylinder that lies on it.
///
/// The fold is the line where the flat page begins to rise. It is perpendicular to `angle`, the
/// direction in which it travels, and is `travel` points from the rearmost corner of the layer's
/// bounds. At travel 0 the page is flat; at `extent + radius` it has left the bounds, and
/// `shadowReach` later its shadow too. Seen from above, without perspective; `PageCurl.Surface` has
/// the geometry. Colours are shaded by `brightness(at:)`, and shadows by `darkness(at:)`: on the
/// uncovered area by the distance to the roll, on the flat page by the distance to the flap above
/// it. The rolled part may extend beyond the bounds: clip it if necessary.
public struct PageCurl: Hashable, Sendable {
  /// The page's face, in the layer's space, drawn to the layer's bounds.
  public var front: Node
  /// Radians from the x axis, clockwise on screen.
  public var angle: Double
  /// In points.
  public var travel: Double
  /// Of the cylinder, in points.
  public var radius: Double
  /// Blended over the mirrored face on the page's back, as light through paper.
  public var backTint: Color
  /// How much the bend is darkened at its steepest, 0…1.
  public var shading: Double
  /// The darkness of the shadow that the roll casts on the page and on the area below, 0…1.
  public var shadow: Double

  public init(
    front: Node,
    angle: Double,
    travel: Double,
    radius: Double,
    backTint: Color = Color(white: 1, alpha: 0.7),
    shading: Double = 0.35,
    shadow: Double = 0.3
  ) {
    self.front = front
    self.angle = angle
    self.travel = travel
    self.radius = radius
    self.backTint = backTint
    self.shading = shading
    self.shadow = shadow
  }
}
