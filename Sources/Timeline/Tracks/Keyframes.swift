/// Values at key times and their interpolation: `CAKeyframeAnimation`'s five calculation modes, and
/// monotone splines.
public struct Keyframes<Value: VectorSpace>: Hashable, Sendable {
  public let values: [Value]
  /// One for each value, from 0 to 1; discrete frames may have one more, the end of the last.
  public let times: [Double]
  /// Empty, one for all segments, or one for each; used in linear and cubic modes.
  public let curves: [Curve]
  public let mode: KeyframeMode
  /// One for each value in the cubic modes; empty for the defaults.
  public let bends: [KeyframeBend]
  let spline: HermiteSpline<Value>?
  let pacing: ArcTable?

  /// Omitted times are evenly spaced; the paced modes always compute their own.
  public init(
    _ values: [Value],
    times: [Double]? = nil,
    curves: [Curve] = [],
    mode: KeyframeMode = .linear,
    bends: [KeyframeBend] = []
  ) {
    let made = Self(unchecked: values, times: times, curves: curves, mode: mode, bends: bends)
    self = made.trusted()
  }

  /// The simplest keyframes: from one value to another, paced by the timing's curve.
  public init(from: Value, to: Value) {
    (values, times, curves, mode, bends) = ([from, to], [0, 1], [], .linear, [])
    (spline, pacing) = (nil, nil)
  }

  init(
    unchecked values: [Value],
    times given: [Double]?,
    curves: [Curve],
    mode: KeyframeMode,
    bends: [KeyframeBend] = []
  ) {
    let times = mode.isPaced ? nil : given
    var chosen = times ?? Self.evenTimes(values.count, mode)
    var spline: HermiteSpline<Value>?
    var pacing: ArcTable?
    if values.count > 1 && chosen.count >= values.count {
      spline = HermiteSpline(values, times: chosen, bends: bends, mode: mode)
      if mode == .paced {
        chosen = Self.pacedTimes(values) ?? chosen
      }
      if mode == .cubicPaced, let table = spline.flatMap({ ArcTable($0) }) {
        pacing = table
      }
    }
    self.values = values
    self.times = chosen
    self.curves = curves
    self.mode = mode
    self.bends = bends
    self.spline = spline
    self.pacing = pacing
  }
}

/// The interpolation between keyframes: `CAAnimationCalculationMode`, and a spline that never
/// overshoots.
public enum KeyframeMode: String, Hashable, Codable, Sendable, CaseIterable {
  case linear, discrete, paced, cubic, cubicPaced, monotone

  var isPaced: Bool { self == .paced || self == .cubicPaced }
}

extension Keyframes {
  private static func evenTimes(_ count: Int, _ mode: KeyframeMode) -> [Double] {
    if mode == .discrete { return (0...count).map { Double($0) / Double(Swift.max(count, 1)) } }
    return (0..<count).map { count < 2 ? 0 : Double($0) / Double(count - 1) }
  }

  /// Times in proportion to the distance; nil if there is none.
  private static func pacedTimes(_ values: [Value]) -> [Double]? {
    var way = [0.0]
    for (a, b) in zip(values, values.dropFirst()) {
      way.append(way[way.count - 1] + (b - a).magnitude)
    }
    let whole = way[way.count - 1]
    return whole > 0 ? way.map { $0 / whole } : nil
  }
}

extension Keyframes: Validated {
  var fault: TimelineError? {
    if values.isEmpty { return .noKeyframes }
    let counts = mode == .discrete ? values.count...values.count + 1 : values.count...values.count
    if !counts.contains(times.count) {
      return .keyTimesMismatch(times: times.count, values: values.count)
    }
    let segments = values.count - 1
    if curves.count > 1 && curves.count != segments {
      return .curveCountMismatch(curves: curves.count, segments: segments)
    }
    for value in values where !value.magnitudeSquared.isFinite {
      return .notFinite(what: "the size of a keyframe", value: value.magnitude)
    }
    return curves.lazy.compactMap(\.fault).first ?? timesFault
  }

  private var timesFault: TimelineError? {
    var floor = 0.0
    for (index, time) in times.enumerated() {
      if !(time >= floor && time <= 1) { return .keyTimesNotOrdered(index: index) }
      floor = time
    }
    return nil
  }
}
