import Geometry

/// Two bodies and their attachment points, in each body's coordinates.
package struct RigidEnds {
  let first: RigidBody
  let second: RigidBody
  let points: (SIMD2<Double>, SIMD2<Double>)

  package init(
    _ first: RigidBody,
    _ second: RigidBody,
    at one: SIMD2<Double> = .zero,
    and two: SIMD2<Double> = .zero
  ) {
    (self.first, self.second, points) = (first, second, (one, two))
  }

  var worldPoints: (SIMD2<Double>, SIMD2<Double>) {
    (first.world(points.0), second.world(points.1))
  }

  /// How far rotations of the two bodies move these points along `direction`.
  func arms(
    _ one: SIMD2<Double>,
    _ two: SIMD2<Double>,
    along direction: SIMD2<Double>
  ) -> (first: Double, second: Double) {
    ((one - first.position).cross(direction), (two - second.position).cross(direction))
  }
}

/// A joint between two bodies.
package struct RigidJoint {
  package enum Kind: Equatable {
    /// Keeps two points at that distance.
    case distance(Double)
    /// Keeps two points within that distance.
    case rope(Double)
    /// Keeps two points together.
    case point
    /// Keeps the angle between both bodies.
    case angle(Double)
    /// Lets two points separate along the axis only.
    case axis(SIMD2<Double>)
  }

  private let kind: Kind
  private let ends: RigidEnds
  private let spring: RigidSpring?

  package init(kind: Kind, ends: RigidEnds, spring: RigidSpring? = nil) {
    self.kind = kind
    self.ends = ends
    self.spring = spring
  }

  func rows(step: Double) -> [ConstraintRow] {
    let (one, two) = ends.worldPoints
    let way = two - one
    switch kind {
    case .distance(let length) where length < 0.5:
      return pointRows(one, two, step: step)
    case .distance(let length):
      let direction = way.normalized(or: SIMD2(0, 1))
      return [row(along: direction, one, two, error: way.length - length, step: step)]
    case .rope(let length):
      // A soft rope stretches when it is taut; until then nothing slows its ends.
      if spring != nil, way.length < length { return [] }
      let direction = way.normalized(or: SIMD2(0, 1))
      return [
        row(
          along: direction,
          one,
          two,
          error: ConstraintRow.error(ahead: length - way.length),
          step: step,
          range: -.infinity...0
        )
      ]
    case .point:
      return pointRows(one, two, step: step)
    case .angle(let angle):
      return [turnRow(error: ends.second.angle - ends.first.angle - angle, step)]
    case .axis(let axis):
      let across = axis.rotated(by: ends.first.angle).turned
      // The axis rotates with the first body.
      return [row(along: across, two, two, error: across.dot(way), step: step)]
    }
  }

  private func pointRows(
    _ one: SIMD2<Double>,
    _ two: SIMD2<Double>,
    step: Double
  ) -> [ConstraintRow] {
    [SIMD2(1, 0), SIMD2(0, 1)].map {
      row(along: $0, one, two, error: $0.dot(two - one), step: step)
    }
  }

  private func row(
    along direction: SIMD2<Double>,
    _ one: SIMD2<Double>,
    _ two: SIMD2<Double>,
    error: Double,
    step: Double,
    range: ClosedRange<Double> = -Double.infinity...Double.infinity
  ) -> ConstraintRow {
    ConstraintRow(
      ends.first,
      ends.second,
      along: direction,
      arms: ends.arms(one, two, along: direction),
      error: error,
      spring: spring,
      range: range,
      step: step
    )
  }

  private func turnRow(error: Double, _ step: Double) -> ConstraintRow {
    ConstraintRow(
      ends.first,
      ends.second,
      along: .zero,
      arms: (1, 1),
      error: error,
      spring: spring,
      step: step
    )
  }
}
