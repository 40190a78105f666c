import Foundation
import Geometry
import Testing

@testable import Physics

/// What joints and limits allow, and what they leave alone.
@Suite struct JointTests {
  /// A plate of mass 1 and inertia 5000 / 3.
  private static func plate(
    at place: SIMD2<Double> = .zero,
    density: Double = 1
  ) -> RigidBody {
    let body = RigidBody(at: place, outline: .rectangle(CGSize(width: 100, height: 100)))
    body.material.density = density
    return body
  }

  private static func anchor(angle: Double = 0) -> RigidBody {
    let anchor = RigidBody.fixed([])
    anchor.angle = angle
    return anchor
  }

  private static func run(_ step: PhysicsStep, for seconds: Double = 1) {
    for _ in 0..<Int((seconds * 60).rounded()) { _ = step.run(for: 1.0 / 60) }
  }

  // MARK: Joints

  @Test(arguments: [0.0, 60, 100, 140])
  func aRodBringsItsEndsToItsLength(start: Double) {
    let body = Self.plate(at: SIMD2(0, start))
    let rod = RigidJoint(kind: .distance(100), ends: RigidEnds(Self.anchor(), body))
    Self.run(PhysicsStep(bodies: [body], joints: [rod]))
    #expect(abs(body.position.length - 100) < 1e-3)
  }

  /// Two free bodies share the way by their masses, and turn around nothing.
  @Test func aRodMovesTheLighterEndMore() {
    let (light, heavy) = (Self.plate(), Self.plate(at: SIMD2(50, 0), density: 3))
    let rod = RigidJoint(kind: .distance(90), ends: RigidEnds(light, heavy))
    Self.run(PhysicsStep(bodies: [light, heavy], joints: [rod]))
    #expect(abs(light.position.x + 30) < 1e-3 && abs(heavy.position.x - 60) < 1e-3)
    #expect(light.position.y == 0 && heavy.angle == 0)
  }

  /// A pendulum hangs by its corner; that corner stays where it is held.
  @Test func aPointStaysWhereItIsHeld() {
    let body = Self.plate(at: SIMD2(50, 50))
    let corner = SIMD2(-50.0, -50)
    let hinge = RigidJoint(kind: .point, ends: RigidEnds(Self.anchor(), body, and: corner))
    let step = PhysicsStep(bodies: [body], joints: [hinge])
    body.acceleration = SIMD2(0, 500)
    var farthest = 0.0
    for _ in 0..<60 {
      _ = step.run(for: 1.0 / 60)
      farthest = max(farthest, body.angle)
      #expect(body.world(corner).length < 1)
    }
    // The centre was beside the hinge: it falls below it, and swings to the other side.
    #expect(farthest > .pi / 4)
  }

  @Test(arguments: [0.4, -0.3])
  func anAngleIsKeptBetweenBodies(angle: Double) {
    let body = Self.plate(at: SIMD2(200, 0))
    let weld = RigidJoint(kind: .angle(angle), ends: RigidEnds(Self.anchor(angle: 0.1), body))
    body.velocity = SIMD2(60, 0)
    Self.run(PhysicsStep(bodies: [body], joints: [weld]))
    #expect(abs(body.angle - 0.1 - angle) < 1e-6)
    #expect(abs(body.position.x - 260) < 1e-9)
  }

  /// The axis turns with the first body; along it the second is free, across it is not.
  @Test(arguments: [0.0, .pi / 2])
  func anAxisGuidesAlongItself(turn: Double) {
    let along = SIMD2(1.0, 0).rotated(by: turn)
    let body = Self.plate(at: along.turned * 10)
    body.velocity = along * 60
    let rail = RigidJoint(
      kind: .axis(SIMD2(1, 0)),
      ends: RigidEnds(Self.anchor(angle: turn), body)
    )
    Self.run(PhysicsStep(bodies: [body], joints: [rail]))
    #expect((body.position - along * 60).length < 1e-6)
  }

  /// A spring without damping is back in the middle after a quarter of its period, at any mass.
  @Test(arguments: [1.0, 4])
  func aSpringSwingsWithItsFrequency(density: Double) {
    let body = Self.plate(at: SIMD2(50, 0), density: density)
    let spring = RigidSpring(frequency: 1, dampingRatio: 0)
    let joint = RigidJoint(kind: .point, ends: RigidEnds(Self.anchor(), body), spring: spring)
    let step = PhysicsStep(bodies: [body], joints: [joint])
    Self.run(step, for: 0.25)
    #expect(abs(body.position.x) < 2)
    // The first quarter's speed is ω · 50, of which the steps take a little.
    #expect(abs(body.velocity.x / (-100 * .pi) - 1) < 0.05)
    Self.run(step, for: 0.25)
    #expect(abs(body.position.x + 50) < 6)
  }

  @Test func aSlackRopeSlowsNothing() {
    for spring in [nil, RigidSpring(frequency: 1, dampingRatio: 1)] {
      let body = Self.plate(at: SIMD2(0, 10))
      body.velocity = SIMD2(0, 60)
      let ends = RigidEnds(Self.anchor(), body)
      let rope = RigidJoint(kind: .rope(71), ends: ends, spring: spring)
      Self.run(PhysicsStep(bodies: [body], joints: [rope]))
      #expect(abs(body.position.y - 70) < 1e-9 && abs(body.velocity.y - 60) < 1e-9)
    }
  }

  @Test func dampingTakesTheSwing() {
    let least = [0.1, 0.5].map { ratio in
      let body = Self.plate(at: SIMD2(50, 0))
      let spring = RigidSpring(frequency: 2, dampingRatio: ratio)
      let joint = RigidJoint(kind: .point, ends: RigidEnds(Self.anchor(), body), spring: spring)
      let step = PhysicsStep(bodies: [body], joints: [joint])
      var least = 0.0
      for _ in 0..<60 {
        _ = step.run(for: 1.0 / 60)
        least = min(least, body.position.x)
      }
      return least
    }
    // The overshoot of a damped oscillation: exp(-πζ / √(1 - ζ²)).
    #expect(abs(least[0] + 50 * 0.729) < 4 && abs(least[1] + 50 * 0.163) < 4)
  }

  // MARK: Limits

  /// Whatever part of a step is left before the limit, nothing is thrown back from it.
  @Test(arguments: [(2.0, 0.7), (2.37, 0.7), (-2, -0.3), (-3.1, -0.3)])
  func anAngleEndsAtItsLimitsAroundRest(spin: Double, end: Double) {
    let body = Self.plate()
    body.spin = spin
    let ends = RigidEnds(Self.anchor(), body)
    let limit = RigidLimit(kind: .angle(-0.5...0.5, rest: 0.2), ends: ends)
    Self.run(PhysicsStep(bodies: [body], limits: [limit]))
    #expect(abs(body.angle - end) < 1e-6 && abs(body.spin) < 1e-6)
  }

  @Test(arguments: [(200.0, 80.0), (-200, -20), (177, 80)])
  func aSlideEndsAtItsLimits(speed: Double, end: Double) {
    let body = Self.plate()
    body.velocity = SIMD2(30, speed)
    let ends = RigidEnds(Self.anchor(angle: .pi / 2), body)
    let limit = RigidLimit(kind: .slide(-20...80, axis: SIMD2(1, 0)), ends: ends)
    Self.run(PhysicsStep(bodies: [body], limits: [limit]))
    #expect((body.position - SIMD2(30, end)).length < 1e-6)
    #expect(abs(body.velocity.y) < 1e-6 && abs(body.velocity.x - 30) < 1e-9)
  }

  @Test func aBodyBeyondALimitIsBroughtBack() {
    for place in [-50.0, 120] {
      let body = Self.plate(at: SIMD2(place, 0))
      let ends = RigidEnds(Self.anchor(), body)
      let limit = RigidLimit(kind: .slide(-20...80, axis: SIMD2(1, 0)), ends: ends)
      Self.run(PhysicsStep(bodies: [body], limits: [limit]), for: 0.1)
      #expect(body.position.x > -20.001 && body.position.x < 80.001)
    }
  }

  @Test func anEndThatIsInfiniteLimitsNothing() {
    let body = Self.plate()
    body.velocity = SIMD2(-60, 0)
    let ends = RigidEnds(Self.anchor(), body)
    let range = -Double.infinity...10
    let limit = RigidLimit(kind: .slide(range, axis: SIMD2(1, 0)), ends: ends)
    Self.run(PhysicsStep(bodies: [body], limits: [limit]))
    #expect(abs(body.position.x + 60) < 1e-9)
    body.velocity = SIMD2(300, 0)
    Self.run(PhysicsStep(bodies: [body], limits: [limit]))
    #expect(abs(body.position.x - 10) < 1e-6)
  }

  /// Torque over inertia is the deceleration, until the body stands.
  @Test func frictionStopsATurnAndNeverReversesIt() {
    let body = Self.plate()
    body.spin = 2
    let friction = RigidLimit(kind: .torque(5000 / 3), ends: RigidEnds(Self.anchor(), body))
    let step = PhysicsStep(bodies: [body], limits: [friction])
    Self.run(step)
    #expect(abs(body.spin - 1) < 1e-9)
    Self.run(step, for: 2)
    #expect(abs(body.spin) < 1e-9)
  }

  // MARK: Rows

  /// Ends at one place have no direction between them: both coordinates are held.
  @Test func whatHasALengthIsHeldAlongIt() {
    let body = Self.plate(at: SIMD2(0, 50))
    let ends = RigidEnds(Self.anchor(), body)
    func rows(_ kind: RigidJoint.Kind) -> Int {
      RigidJoint(kind: kind, ends: ends).rows(step: 0.01).count
    }
    #expect(rows(.rope(50)) == 1 && rows(.distance(10)) == 1)
    #expect(rows(.distance(0.4)) == 2 && rows(.point) == 2)
  }

  /// Two equal plates, one of which moves towards the other.
  private static func row(range: ClosedRange<Double>) -> (ConstraintRow, [RigidBody]) {
    let bodies = [plate(), plate(at: SIMD2(100, 0), density: 3)]
    bodies[0].velocity = SIMD2(40, 0)
    let row = ConstraintRow(
      bodies[0],
      bodies[1],
      along: SIMD2(1, 0),
      arms: (0, 0),
      error: 0,
      range: range,
      step: 0.01
    )
    return (row, bodies)
  }

  @Test func aRowMakesVelocitiesEqualAndKeepsTheMomentum() {
    var (row, bodies) = Self.row(range: -Double.infinity...Double.infinity)
    #expect(row.rate == -40)
    row.solve()
    #expect(abs(row.rate) < 1e-9 && abs(row.impulse - 30) < 1e-9)
    #expect(bodies.allSatisfy { abs($0.velocity.x - 10) < 1e-9 })
  }

  @Test(arguments: [0.0, 12, 50])
  func aRowPushesNoMoreThanItMay(most: Double) {
    var (row, bodies) = Self.row(range: 0...most)
    for _ in 0..<3 { row.solve() }
    #expect(abs(row.impulse - min(most, 30)) < 1e-9)
    #expect(abs(bodies[0].velocity.x - (40 - row.impulse)) < 1e-9)
  }

  /// A pull is cut at nothing where only pushes are allowed.
  @Test func aRowThatMayOnlyPushDoesNotPull() {
    var (row, bodies) = Self.row(range: 0...Double.infinity)
    bodies[0].velocity = SIMD2(-40, 0)
    row.solve()
    #expect(row.impulse == 0 && bodies[0].velocity.x == -40 && bodies[1].velocity.x == 0)
  }
}
