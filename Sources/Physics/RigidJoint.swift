import Geometry

/// Two bodies, and where on them something holds, in each body's own coordinates.
package struct RigidEnds {
  let first: RigidBody
  let second: RigidBody
  let points: (SIMD2<Double>, SIMD2<Double>)

  package init(
    _ first: RigidBody,
    _ second: RigidBody,
    _ one: SIMD2<Double> = .zero,
    _ two: SIMD2<Double> = .zero
  ) {
    (self.first, self.second, points) = (first, second, (one, two))
  }

  var places: (SIMD2<Double>, SIMD2<Double>) {
    (first.world(points.0), second.world(points.1))
  }

  /// How far turns of the two bodies move these points along `direction`.
  func arms(
    _ one: SIMD2<Double>,
    _ two: SIMD2<Double>,
    along direction: SIMD2<Double>
  ) -> (first: Double, second: Double) {
    ((one - first.position).cross(direction), (two - second.position).cross(direction))
  }
}

/// What ties two bodies to each other.
package struct RigidJoint {
  package enum Kind: Equatable {
    /// Two points stay that far apart.
    case distance(Double)
    /// Two points stay no farther apart than that.
    case rope(Double)
    /// Two points stay together.
    case point
    /// The second body keeps its angle to the first.
    case angle(Double)
    /// Two points are apart along the axis alone.
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
    let (one, two) = ends.places
    let way = two - one
    switch kind {
    case .distance(let length) where length < 0.5:
      return pointRows(one, two, step)
    case .distance(let length):
      let direction = way.normalized(or: SIMD2(0, 1))
      return [row(direction, one, two, error: way.length - length, step)]
    case .rope(let length):
      guard way.length >= length else { return [] }
      let direction = way.normalized(or: SIMD2(0, 1))
      return [row(direction, one, two, error: way.length - length, step, range: -.infinity...0)]
    case .point:
      return pointRows(one, two, step)
    case .angle(let angle):
      return [turnRow(error: ends.second.angle - ends.first.angle - angle, step)]
    case .axis(let axis):
      let across = axis.rotated(by: ends.first.angle).turned
      // The axis turns along with the first body, and so does what is ahead on it.
      return [row(across, two, two, error: across.dot(way), step)]
    }
  }

  private func pointRows(
    _ one: SIMD2<Double>,
    _ two: SIMD2<Double>,
    _ step: Double
  ) -> [ConstraintRow] {
    [SIMD2(1, 0), SIMD2(0, 1)].map { row($0, one, two, error: $0.dot(two - one), step) }
  }

  private func row(
    _ direction: SIMD2<Double>,
    _ one: SIMD2<Double>,
    _ two: SIMD2<Double>,
    error: Double,
    _ step: Double,
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
