/// A cubic Bézier curve from (0, 0) to (1, 1): CSS `cubic-bezier()`, `CAMediaTimingFunction`.
///
/// After WebCore's UnitBezier, but solved to the last bit: Newton's method inside a bracket
/// converges for every curve whose control points have x in [0, 1].
public struct UnitBezier: Hashable, Sendable {
  public let x1, y1, x2, y2: Double

  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self = Self(unchecked: x1, y1, x2, y2).trusted()
  }

  init(unchecked x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// The output at input `x`; outside [0, 1] the end tangents are extended.
  public func value(at x: Double) -> Double {
    if x <= 0 { return x * startGradient }
    if x >= 1 { return 1 + (x - 1) * endGradient }
    return vertical.value(at: horizontal.parameter(where: x))
  }

  /// The slope dy/dx at input `x`.
  public func slope(at x: Double) -> Double {
    if x <= 0 { return startGradient }
    if x >= 1 { return endGradient }
    let t = horizontal.parameter(where: x)
    let (rise, run) = (vertical.slope(at: t), horizontal.slope(at: t))
    if run == 0 { return rise == 0 ? 0 : .infinity }
    return rise / run
  }

  var horizontal: UnitCubic { UnitCubic(x1, x2) }
  var vertical: UnitCubic { UnitCubic(y1, y2) }
}

extension UnitBezier {
  /// The tangent's slope at (0, 0), by CSS's rule for degenerate handles.
  public var startGradient: Double {
    if x1 > 0 { return y1 / x1 }
    if y1 == 0 && x2 > 0 { return y2 / x2 }
    return y1 == 0 && y2 == 0 ? 1 : 0
  }

  /// The tangent's slope at (1, 1), by CSS's rule for degenerate handles.
  public var endGradient: Double {
    if x2 < 1 { return (y2 - 1) / (x2 - 1) }
    if y2 == 1 && x1 < 1 { return (y1 - 1) / (x1 - 1) }
    return y1 == 1 && y2 == 1 ? 1 : 0
  }
}

extension UnitBezier: Validated {
  var fault: TimelineError? {
    for (name, value) in [("x1", x1), ("y1", y1), ("x2", x2), ("y2", y2)] where !value.isFinite {
      return .notFinite(what: "the \(name) of a Bézier curve", value: value)
    }
    for x in [x1, x2] where !(0...1).contains(x) { return .controlPointOutsideUnit(x: x) }
    return nil
  }
}

/// Encoded as `[x1, y1, x2, y2]`.
extension UnitBezier: Codable {
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self = try Self(
      unchecked: try list.decode(Double.self),
      try list.decode(Double.self),
      try list.decode(Double.self),
      try list.decode(Double.self)
    ).checked()
  }

  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for value in [x1, y1, x2, y2] { try list.encode(value) }
  }
}
