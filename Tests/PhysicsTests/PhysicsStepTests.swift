import Foundation
import Geometry
import Testing

@testable import Physics

/// Bodies without views, against the laws of mechanics.
@Suite struct PhysicsStepTests {
  private static let second = 60

  @Test func freeFallFollowsTheParabola() {
    let body = ball(at: .zero)
    run(PhysicsStep(bodies: [body])) { body.acceleration = SIMD2(0, 1000) }
    #expect(abs(body.position.y - 500) < 1e-9 && abs(body.velocity.y - 1000) < 1e-9)
  }

  @Test(arguments: [0, 0.5, 1])
  func aCollisionKeepsTheMomentum(elasticity: Double) {
    let bodies = [ball(at: .zero), ball(at: SIMD2(100, 0), radius: 20)]
    for body in bodies { body.material.elasticity = elasticity }
    bodies[0].velocity = SIMD2(300, 0)
    let momentum = bodies[0].mass * 300
    run(PhysicsStep(bodies: bodies, pairs: [(bodies[0], bodies[1])]))
    let (one, two) = (bodies[0].velocity.x, bodies[1].velocity.x)
    #expect(abs(bodies[0].mass * one + bodies[1].mass * two - momentum) < 1e-9)
    // Newton's law of restitution.
    #expect(abs((two - one) - 300 * elasticity) < 1)
  }

  @Test func whatNeverMeetsNeverTouches() {
    let bodies = [ball(at: .zero), ball(at: SIMD2(100, 0))]
    let touches = PhysicsStep(bodies: bodies, pairs: [(bodies[0], bodies[1])]).run(for: 1.0 / 60)
    #expect(touches.count == 1 && touches[0] == nil)
  }

  @Test func aWallStopsAFastBody() {
    let body = ball(at: .zero)
    let wall = RigidBody.fixed([SIMD2(-500, 300), SIMD2(500, 300)])
    body.velocity = SIMD2(0, 20_000)
    run(PhysicsStep(bodies: [body], pairs: [(body, wall)]))
    #expect(body.position.y < 300 && wall.velocity == .zero)
  }

  @Test func aRodKeepsItsLength() {
    let body = ball(at: SIMD2(60, 80))
    let joint = RigidJoint(kind: .distance(100), ends: RigidEnds(.fixed([]), body))
    run(PhysicsStep(bodies: [body], joints: [joint])) {
      body.acceleration = SIMD2(0, 1000)
      #expect(abs(body.position.length - 100) < 1)
    }
  }

  /// However much of a step is left when it becomes taut: it throws nothing back.
  @Test(arguments: [60, 61, 63.7])
  func aRopePullsAndNeverPushes(speed: Double) {
    let body = ball(at: SIMD2(0, 10))
    let joint = RigidJoint(kind: .rope(100), ends: RigidEnds(.fixed([]), body))
    let step = PhysicsStep(bodies: [body], joints: [joint])
    body.velocity = SIMD2(0, speed)
    run(step)
    #expect(abs(body.position.y - 10 - speed) < 1e-9)
    run(step)
    #expect(abs(body.position.y - 100) < 1e-6 && abs(body.velocity.y) < 1e-6)
  }

  @Test func aCriticallyDampedSpringNeverSwingsOver() {
    let body = ball(at: SIMD2(50, 0))
    let spring = RigidSpring(frequency: 2, dampingRatio: 1)
    let joint = RigidJoint(kind: .point, ends: RigidEnds(.fixed([]), body), spring: spring)
    run(PhysicsStep(bodies: [body], joints: [joint])) { #expect(body.position.x > -0.01) }
    #expect(abs(body.position.x) < 0.5)
  }

  @Test func aLimitStopsATurn() {
    let body = ball(at: .zero)
    let limit = RigidLimit(kind: .angle(-0.5...0.5, rest: 0), ends: RigidEnds(.fixed([]), body))
    body.spin = 2
    run(PhysicsStep(bodies: [body], limits: [limit]))
    #expect(abs(body.angle - 0.5) < 0.02 && abs(body.spin) < 0.02)
  }

  // MARK: Contacts

  private static let wall = [SIMD2(-5000.0, 0), SIMD2(5000, 0)]

  /// A plate of mass 1 that stands on the wall and does not turn.
  private func plate(at place: SIMD2<Double> = SIMD2(0, -50), density: Double = 1) -> RigidBody {
    let body = RigidBody(at: place, outline: .rectangle(CGSize(width: 100, height: 100)))
    body.material.allowsRotation = false
    body.material.density = density
    return body
  }

  /// Coulomb: the friction's share of the weight, whatever the wall is made of.
  @Test(arguments: [0, 0.25, 0.5])
  func frictionSlowsByItsShareOfTheWeight(friction: Double) {
    let (body, wall) = (plate(), RigidBody.fixed(Self.wall))
    (body.material.friction, wall.material.friction) = (friction, 0.9)
    (body.velocity, body.acceleration) = (SIMD2(300, 0), SIMD2(0, 1000))
    let step = PhysicsStep(bodies: [body], pairs: [(body, wall)])
    for _ in 0..<12 { _ = step.run(for: 1.0 / 60) }
    #expect(abs(body.velocity.x - (300 - 200 * friction)) < 1e-6)
    #expect(abs(body.position.y + 50) < 1e-6)
    run(step)
    run(step)
    #expect(abs(body.velocity.x - (friction > 0 ? 0 : 300)) < 1e-6)
  }

  @Test func frictionOfTwoBodiesIsTheirGeometricMean() {
    let (rider, sledge) = (plate(at: SIMD2(0, -150)), plate(density: 1e6))
    (rider.material.friction, sledge.material.friction) = (0.9, 0.4)
    (rider.velocity, rider.acceleration) = (SIMD2(300, 0), SIMD2(0, 1000))
    let step = PhysicsStep(bodies: [rider, sledge], pairs: [(rider, sledge)])
    for _ in 0..<6 { _ = step.run(for: 1.0 / 60) }
    #expect(abs(rider.velocity.x - 240) < 0.1)
  }

  /// Below 20 points per second, nothing bounces.
  @Test(arguments: [(19.0, 0.0), (30, -30)])
  func slowBodiesDoNotBounce(speed: Double, after: Double) {
    let (body, wall) = (ball(at: SIMD2(0, -10)), RigidBody.fixed(Self.wall))
    (body.material.elasticity, body.velocity) = (1, SIMD2(0, speed))
    _ = PhysicsStep(bodies: [body], pairs: [(body, wall)]).run(for: 1.0 / 60)
    #expect(abs(body.velocity.y - after) < 1e-9)
  }

  @Test(arguments: [(0.0, 1.0), (0.5, 0.2), (1, 0)])
  func aWallReturnsAsMuchAsTheBody(elasticity: Double, wallElasticity: Double) {
    let (body, wall) = (ball(at: SIMD2(0, -110)), RigidBody.fixed(Self.wall))
    (body.material.elasticity, wall.material.elasticity) = (elasticity, wallElasticity)
    body.velocity = SIMD2(0, 300)
    run(PhysicsStep(bodies: [body], pairs: [(body, wall)]))
    #expect(abs(body.velocity.y + 300 * elasticity) < 1e-6)
  }

  /// Of two bodies, the more elastic one decides.
  @Test func theMoreElasticBodyDecides() {
    let bodies = [ball(at: .zero), ball(at: SIMD2(100, 0))]
    (bodies[0].material.elasticity, bodies[1].material.elasticity) = (0.3, 0.8)
    bodies[0].velocity = SIMD2(300, 0)
    run(PhysicsStep(bodies: bodies, pairs: [(bodies[0], bodies[1])]))
    #expect(abs(bodies[1].velocity.x - bodies[0].velocity.x - 240) < 1)
  }

  /// Overlaps are parted without speed, by the masses, down to a tenth of a point.
  @Test func overlapsArePartedByTheMasses() {
    let bodies = [ball(at: .zero), ball(at: SIMD2(15, 0))]
    bodies[1].material.density = 3
    run(PhysicsStep(bodies: bodies, pairs: [(bodies[0], bodies[1])]))
    let (one, two) = (bodies[0].position.x, bodies[1].position.x)
    #expect(abs(two - one - 19.9) < 1e-6)
    #expect(abs(one + 3 * (two - 15)) < 1e-9)
    #expect(bodies.allSatisfy { $0.velocity == .zero })
  }

  /// Each pair has its own answer, in the order of the pairs.
  @Test(arguments: [(0.05, true), (0.5, false), (-0.05, true)])
  func whatIsATenthOfAPointApartTouches(gap: Double, touches: Bool) {
    let bodies = [ball(at: .zero), ball(at: SIMD2(20 + gap, 0)), ball(at: SIMD2(0, 500))]
    let pairs = [(bodies[0], bodies[2]), (bodies[0], bodies[1]), (bodies[1], bodies[2])]
    let found = PhysicsStep(bodies: bodies, pairs: pairs.map { (first: $0.0, second: $0.1) })
      .run(for: 1.0 / 60)
    #expect(found.map { $0 != nil } == [false, touches, false])
    if let touch = found[1] { #expect((touch.point - SIMD2(10, 0)).length < 0.1) }
  }

  // MARK: Free bodies

  /// Resistance is the share of the speed that is lost in a second, at every instant.
  @Test(arguments: [0, 0.5, 2])
  func resistanceTakesAShareOfTheSpeed(resistance: Double) {
    let body = ball(at: .zero)
    (body.material.resistance, body.material.angularResistance) = (resistance, resistance / 2)
    (body.velocity, body.spin) = (SIMD2(100, 0), 4)
    run(PhysicsStep(bodies: [body]))
    #expect(abs(body.velocity.x / (100 * exp(-resistance)) - 1) < 0.01)
    #expect(abs(body.spin / (4 * exp(-resistance / 2)) - 1) < 0.01)
  }

  @Test func aTurningBodyGainsSpin() {
    let (free, stiff) = (ball(at: .zero), ball(at: .zero))
    stiff.material.allowsRotation = false
    for body in [free, stiff] { body.turning = 2 }
    run(PhysicsStep(bodies: [free, stiff]))
    #expect(abs(free.spin - 2) < 1e-9 && abs(free.angle - 1) < 0.01)
    #expect(stiff.spin == 0 && stiff.angle == 0)
  }

  @Test func anAnchoredBodyStays() {
    let body = ball(at: .zero)
    body.material.isAnchored = true
    (body.velocity, body.spin, body.acceleration) = (SIMD2(10, 10), 1, SIMD2(0, 1000))
    run(PhysicsStep(bodies: [body]))
    #expect(body.position == .zero && body.velocity == .zero && body.angle == 0)
  }

  private func ball(at position: SIMD2<Double>, radius: Double = 10) -> RigidBody {
    RigidBody(at: position, outline: .circle(radius: radius))
  }

  /// One second, with `prepare` before every step.
  private func run(_ step: PhysicsStep, _ prepare: () -> Void = {}) {
    for _ in 0..<Self.second {
      prepare()
      _ = step.run(for: 1.0 / 60)
    }
  }
}
