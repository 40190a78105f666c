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
    ends(of: range, from: turned).map { error, allowed in
      row(along: .zero, arms: (1, 1), error: error, in: allowed, step: step)
    }
  }

  private func slideBounds(
    along direction: SIMD2<Double>,
    in range: ClosedRange<Double>,
    step: Double
  ) -> [ConstraintRow] {
    let (one, two) = ends.worldPoints
    return ends(of: range, from: direction.dot(two - one)).map { error, allowed in
      row(
        along: direction,
        arms: ends.arms(two, two, along: direction),
        error: error,
        in: allowed,
        step: step
      )
    }
  }

  /// The error at each finite end of the range, and the impulses that may correct it.
  private func ends(
    of range: ClosedRange<Double>,
    from value: Double
  ) -> [(error: Double, allowed: ClosedRange<Double>)] {
    [
      (-ConstraintRow.error(ahead: value - range.lowerBound), 0...Double.infinity),
      (ConstraintRow.error(ahead: range.upperBound - value), -Double.infinity...0),
    ].filter { $0.error.isFinite }
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
