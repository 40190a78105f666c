public import Geometry

/// The style of a stroked path; lengths in points of the current transform.
public struct StrokeStyle: Hashable, Sendable {
  public var width: Double
  public var cap: CGLineCap
  public var join: CGLineJoin
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  public var dash: [Double]
  /// The offset into the dash pattern at the start of the line.
  public var dashPhase: Double

  // [D] CGContext's and CAShapeLayer's defaults.
  public init(
    width: Double = 1,
    cap: CGLineCap = .butt,
    join: CGLineJoin = .miter,
    miterLimit: Double = 10,
    dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// How far from its line a stroke reaches at most, with its corners and caps; the corner of a
  /// square cap is √2 times half the width away.
  package var reach: Double { width / 2 * max(join == .miter ? miterLimit : 1, 1.5) }
}
