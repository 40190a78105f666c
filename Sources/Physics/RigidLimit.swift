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
      return turnBounds(ends.second.angle - ends.first.angle - rest, in: range, step: step)
    case .slide(let range, let axis):
      return slideBounds(along: axis.rotated(by: ends.first.angle), in: range, step: step)
    case .torque(let torque):
      let most = torque * step
      return [row(along: .zero, arms: (1, 1), error: 0, in: -most...most, step: step)]
    }
  }

  private func turnBounds(
    _ turned: Double,
    in range: ClosedRange<Double>,
    step: Double
  ) -> [ConstraintRow] {
    guard let (over, allowed) = excess(of: turned, range) else { return [] }
    return [row(along: .zero, arms: (1, 1), error: over, in: allowed, step: step)]
  }

  private func slideBounds(
    along direction: SIMD2<Double>,
    in range: ClosedRange<Double>,
    step: Double
  ) -> [ConstraintRow] {
    let (one, two) = ends.worldPoints
    guard let (over, allowed) = excess(of: direction.dot(two - one), range) else { return [] }
    return [
      row(
        along: direction,
        arms: ends.arms(two, two, along: direction),
        error: over,
        in: allowed,
        step: step
      )
    ]
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
    along direction: SIMD2<Double>,
    arms: (first: Double, second: Double),
    error: Double,
    in range: ClosedRange<Double>,
    step: Double
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
