/// Cubics through values with given tangents, for the spline modes of keyframes.
struct HermiteSpline<Value: VectorSpace>: Hashable, Sendable {
  let values: [Value]
  /// For each segment the tangents at its two ends, for a whole segment.
  let tangents: [Pair]

  struct Pair: Hashable, Sendable {
    let leave, arrive: Value
  }

  /// A position on the spline, and the speed of the parameter there.
  struct Position {
    let segment: Int
    let part: Double
    let slope: Double
  }

  init?(_ values: [Value], times: [Double], bends: [KeyframeBend] = [], mode: KeyframeMode) {
    self.values = values
    switch mode {
    case .linear, .discrete, .paced: return nil
    case .cubic, .cubicPaced: tangents = Self.bent(values, bends)
    case .monotone: tangents = Self.monotone(values, times)
    }
  }

  func state(at position: Position) -> (value: Value, velocity: Value) {
    let (a, b) = (values[position.segment], values[position.segment + 1])
    let (m, n) = (tangents[position.segment].leave, tangents[position.segment].arrive)
    let t = position.part
    let chord = b - a
    let rise = chord.scaled(by: t * t * (3 - 2 * t))
    let value = a + rise + m.scaled(by: t * (1 - t) * (1 - t)) + n.scaled(by: t * t * (t - 1))
    let slope =
      chord.scaled(by: 6 * t * (1 - t)) + m.scaled(by: (1 - t) * (1 - 3 * t))
      + n.scaled(by: t * (3 * t - 2))
    return (t == 1 ? b : value, slope.scaled(by: position.slope))
  }

  /// After Kochanek and Bartels: without bends the curve of Catmull and Rom, with mirror images
  /// beyond the ends.
  private static func bent(_ values: [Value], _ bends: [KeyframeBend]) -> [Pair] {
    let chords = zip(values, values.dropFirst()).map { $1 - $0 }
    let sides = values.indices.map { index in
      let before = chords[Swift.max(index - 1, 0)]
      let after = chords[Swift.min(index, chords.count - 1)]
      let bend = index < bends.count ? bends[index] : KeyframeBend()
      return bend.tangents(before, after)
    }
    return zip(sides, sides.dropFirst()).map { Pair(leave: $0.leave, arrive: $1.arrive) }
  }

  /// After Fritsch and Carlson: the mean of the slopes, shortened where it would overshoot, and
  /// zero at extrema.
  private static func monotone(_ values: [Value], _ times: [Double]) -> [Pair] {
    let spans = zip(times, times.dropFirst()).map { Swift.max($1 - $0, .leastNonzeroMagnitude) }
    let slopes = values.indices.dropLast().map {
      (values[$0 + 1] - values[$0]).scaled(by: 1 / spans[$0])
    }
    var tangents = values.indices.map { index in
      if index == 0 { return slopes[0] }
      if index == slopes.count { return slopes[index - 1] }
      return turns(from: slopes[index - 1], to: slopes[index])
        ? .zero : (slopes[index - 1] + slopes[index]).scaled(by: 0.5)
    }
    for (index, slope) in slopes.enumerated() {
      let steepness = slope.magnitude
      if steepness == 0 {
        (tangents[index], tangents[index + 1]) = (.zero, .zero)
        continue
      }
      let (a, b) = (
        tangents[index].magnitude / steepness, tangents[index + 1].magnitude / steepness
      )
      let size = (a * a + b * b).squareRoot()
      if size > 3 {
        tangents[index] = slope.scaled(by: 3 * a / size)
        tangents[index + 1] = slope.scaled(by: 3 * b / size)
      }
    }
    return slopes.indices.map {
      Pair(
        leave: tangents[$0].scaled(by: spans[$0]),
        arrive: tangents[$0 + 1].scaled(by: spans[$0])
      )
    }
  }
  /// Whether the slopes point in opposite directions: their sum is shorter than their difference.
  private static func turns(from before: Value, to after: Value) -> Bool {
    (before + after).magnitudeSquared < (after - before).magnitudeSquared
  }
}
