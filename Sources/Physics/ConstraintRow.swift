import Geometry

/// A one-dimensional constraint between two bodies, enforced by an impulse.
///
/// Sequential impulses, after Erin Catto's talks on Box2D; soft rows are springs that are stable at
/// any step size.
struct ConstraintRow {
  private let first: RigidBody
  private let second: RigidBody
  private let direction: SIMD2<Double>
  private let arms: (first: Double, second: Double)
  private let bias: Double
  private let softness: Double
  private let mass: Double
  var range: ClosedRange<Double>
  private(set) var impulse = 0.0

  // [I] A fifth of an error is corrected in a step.
  private static let correction = 0.2

  /// The error of a bound that is so far ahead; negative if it has been passed.
  ///
  /// What is ahead is reached and not passed within a step: the correction would throw it back.
  static func error(ahead way: Double) -> Double { way > 0 ? -way / correction : -way }

  /// `direction` is the constrained direction of the second body relative to the first, `arms` the
  /// effect of rotation.
  init(
    _ first: RigidBody,
    _ second: RigidBody,
    along direction: SIMD2<Double>,
    arms: (first: Double, second: Double),
    error: Double,
    spring: RigidSpring? = nil,
    range: ClosedRange<Double> = -Double.infinity...Double.infinity,
    step: Double
  ) {
    (self.first, self.second, self.direction, self.arms) = (first, second, direction, arms)
    self.range = range
    let lightness =
      direction.dot(direction) * (first.inverseMass + second.inverseMass)
      + arms.first * arms.first * first.inverseInertia
      + arms.second * arms.second * second.inverseInertia
    guard let spring, lightness > 0 else {
      (bias, softness) = (Self.correction * error / step, 0)
      mass = lightness > 0 ? 1 / lightness : 0
      return
    }
    let pace = 2 * Double.pi * spring.frequency
    let stiffness = pace * pace / lightness
    let damping = 2 * spring.dampingRatio * pace / lightness
    softness = 1 / (step * (damping + step * stiffness))
    bias = error * step * stiffness * softness
    mass = 1 / (lightness + softness)
  }

  /// A row of a contact, which constrains a velocity instead of a position.
  init(
    _ first: RigidBody,
    _ second: RigidBody,
    along direction: SIMD2<Double>,
    at point: SIMD2<Double>,
    speed: Double,
    range: ClosedRange<Double>,
    step: Double
  ) {
    self.init(
      first,
      second,
      along: direction,
      arms: (
        (point - first.position).cross(direction), (point - second.position).cross(direction)
      ),
      error: -speed * step / Self.correction,
      range: range,
      step: step
    )
  }

  var rate: Double {
    direction.dot(second.velocity - first.velocity) + arms.second * second.spin
      - arms.first * first.spin
  }

  mutating func solve() {
    let wanted = impulse - mass * (rate + bias + softness * impulse)
    let change = min(max(wanted, range.lowerBound), range.upperBound) - impulse
    impulse += change
    first.push(-direction * change, turn: -arms.first * change)
    second.push(direction * change, turn: arms.second * change)
  }
}
