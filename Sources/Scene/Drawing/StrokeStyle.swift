public import Geometry

/// How a path is turned into a line; lengths in points of the current transform.
public struct StrokeStyle: Hashable, Sendable {
  public var width: Double
  public var cap: CGLineCap
  public var join: CGLineJoin
  public var miterLimit: Double
  /// Drawn and skipped lengths in turn; empty for a solid line.
  public var dash: [Double]
  /// Where in the dash pattern the line starts.
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
}
