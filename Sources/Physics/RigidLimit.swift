import Geometry

/// Limits a joint's range, or applies friction to its rotation.
package struct RigidLimit {
  package enum Kind: Equatable {
    case angle(ClosedRange<Double>, rest: Double)
    case slide(ClosedRange<Double>, axis: SIMD2<Double>)
    case torque(Double)
  }

  private let kind: Kind
  private let ends: RigidEnds

  package init(kind: Kind, ends: RigidEnds) {
    self.kind = kind
    self.ends = ends
  }

  func rows(step: Double) -> [ConstraintRow] {
    switch kind {
    case .angle(let range, let rest):
      return turnBounds(ends.second.angle - ends.first.angle - rest, range, step)
    case .slide(let range, let axis):
      return slideBounds(axis.rotated(by: ends.first.angle), range, step)
    case .torque(let torque):
      let most = torque * step
      return [row(.zero, (1, 1), error: 0, -most...most, step)]
    }
  }

  private func turnBounds(
    _ turned: Double,
    _ range: ClosedRange<Double>,
    _ step: Double
  ) -> [ConstraintRow] {
    guard let (over, allowed) = excess(of: turned, range) else { return [] }
    return [row(.zero, (1, 1), error: over, allowed, step)]
  }

  private func slideBounds(
    _ direction: SIMD2<Double>,
    _ range: ClosedRange<Double>,
    _ step: Double
  ) -> [ConstraintRow] {
    let (one, two) = ends.places
    guard let (over, allowed) = excess(of: direction.dot(two - one), range) else { return [] }
    return [row(direction, ends.arms(two, two, along: direction), error: over, allowed, step)]
  }

  /// The distance beyond the range, and the impulses that may correct it.
  private func excess(
    of value: Double,
    _ range: ClosedRange<Double>
  ) -> (Double, ClosedRange<Double>)? {
    if value <= range.lowerBound { return (value - range.lowerBound, 0...Double.infinity) }
    if value >= range.upperBound { return (value - range.upperBound, -Double.infinity...0) }
    return nil
  }

  private func row(
    _ direction: SIMD2<Double>,
    _ arms: (first: Double, second: Double),
    error: Double,
    _ range: ClosedRange<Double>,
    _ step: Double
  ) -> ConstraintRow {
    ConstraintRow(
      ends.first,
      ends.second,
      along: direction,
      arms: arms,
      error: error,
      range: range,
      step: step
    )
  }
}
