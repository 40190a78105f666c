/// A curve through points: a centripetal Catmull–Rom spline from (0, 0) to (1, 1).
///
/// Barry–Goldman tangents with knots spaced by the root of the chord. The spline itself is
/// solved, so the curve passes through its points exactly.
public struct CatmullRomCurve: Hashable, Sendable {
  public let points: [SIMD2<Double>]
  let segments: [Segment]

  /// The points between the ends, x rising.
  public init(through points: [SIMD2<Double>]) {
    self = Self(unchecked: points).trusted()
  }

  init(unchecked points: [SIMD2<Double>]) {
    self.points = points
    segments = Self.segments(through: [.zero] + points + [.one])
  }

  public func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    let segment = segment(at: x)
    return segment.point(at: segment.parameter(where: x)).y
  }

  public func slope(at x: Double) -> Double {
    if x < 0 || x > 1 { return 0 }
    let segment = segment(at: x)
    let tangent = segment.tangent(at: segment.parameter(where: x))
    return tangent.x == 0 ? 0 : tangent.y / tangent.x
  }

  private func segment(at x: Double) -> Segment {
    segments.last { $0.start.x <= x } ?? segments[0]
  }
}

extension CatmullRomCurve {
  /// A cubic between two neighbouring points: `((a t + b) t + c) t + start`.
  struct Segment: Hashable, Sendable {
    let a, b, c, start: SIMD2<Double>

    func point(at t: Double) -> SIMD2<Double> { ((a * t + b) * t + c) * t + start }
    func tangent(at t: Double) -> SIMD2<Double> { (3 * a * t + 2 * b) * t + c }

    // Bisection to the last bit: splines are drawn rarely, and x may stall inside a piece.
    func parameter(where x: Double) -> Double {
      var (low, high) = (0.0, 1.0)
      for _ in 0..<54 {
        let middle = (low + high) / 2
        if point(at: middle).x < x { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }
  }

  /// The neighbours beyond the ends are mirror images.
  static func segments(through knots: [SIMD2<Double>]) -> [Segment] {
    let last = knots.count - 1
    let padded =
      [2 * knots[0] - knots[1]] + knots + [2 * knots[last] - knots[last - 1]]
    return (0..<last).map { index in
      let p = padded[index...index + 3].map { $0 }
      let d = (0..<3).map { (p[$0 + 1] - p[$0]).magnitude.squareRoot() }
      let chord = p[2] - p[1]
      let leave = chord + ((p[1] - p[0]) / d[0] - (p[2] - p[0]) / (d[0] + d[1])) * d[1]
      let arrive = chord + ((p[3] - p[2]) / d[2] - (p[3] - p[1]) / (d[1] + d[2])) * d[1]
      return Segment(
        a: leave + arrive - 2 * chord,
        b: 3 * chord - 2 * leave - arrive,
        c: leave,
        start: p[1]
      )
    }
  }
}

extension CatmullRomCurve: Validated {
  var fault: TimelineError? {
    let knots = [.zero] + points + [.one]
    for (before, after) in zip(knots, knots.dropFirst()) where !(before.x < after.x) {
      return .uncurvablePoints(reason: "x goes from \(before.x) to \(after.x)")
    }
    for point in points where !point.y.isFinite {
      return .notFinite(what: "the y of a point of a curve", value: point.y)
    }
    return nil
  }
}

/// Encoded as its points between the ends.
extension CatmullRomCurve: Codable {
  public init(from decoder: any Decoder) throws {
    let pairs = try [[Double]](from: decoder)
    guard pairs.allSatisfy({ $0.count == 2 }) else {
      throw TimelineError.uncurvablePoints(reason: "a point needs an x and a y")
    }
    self = try Self(unchecked: pairs.map { SIMD2($0[0], $0[1]) }).checked()
  }

  public func encode(to encoder: any Encoder) throws {
    try points.map { [$0.x, $0.y] }.encode(to: encoder)
  }
}
