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

  @Test func aRopePullsAndNeverPushes() {
    let body = ball(at: SIMD2(0, 10))
    let joint = RigidJoint(kind: .rope(100), ends: RigidEnds(.fixed([]), body))
    let step = PhysicsStep(bodies: [body], joints: [joint])
    body.velocity = SIMD2(0, 60)
    run(step)
    #expect(abs(body.position.y - 70) < 1e-9)
    run(step)
    #expect(abs(body.position.y - 100) < 1)
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
