import Foundation
import Geometry
import Testing

@testable import Physics

/// A body's own coordinates, mass and pushes.
@Suite struct RigidBodyTests {
  private static func box(_ angle: Double = 0) -> RigidBody {
    RigidBody(
      at: SIMD2(30, 40),
      angle: angle,
      outline: .rectangle(CGSize(width: 100, height: 60))
    )
  }

  @Test(arguments: [0, 0.3, .pi / 2, -2])
  func aBodysCoordinatesTurnWithIt(angle: Double) {
    let body = Self.box(angle)
    let point = SIMD2(12.0, -7)
    #expect((body.local(body.world(point)) - point).length < 1e-9)
    let corners = [SIMD2(-50.0, -30), SIMD2(50, -30), SIMD2(50, 30), SIMD2(-50, 30)]
    for (corner, own) in zip(body.corners, corners) {
      #expect((corner - body.world(own)).length < 1e-9)
    }
    #expect(body.corners.count == 4)
  }

  /// A quarter turn leads from x to y, which is clockwise where y grows downwards.
  @Test func aQuarterTurnLeadsFromXToY() {
    #expect((Self.box(.pi / 2).world(SIMD2(10, 0)) - SIMD2(30, 50)).length < 1e-9)
    #expect(SIMD2(2.0, 1).turned == SIMD2(-1, 2))
    #expect((SIMD2(2.0, 1).rotated(by: .pi / 2) - SIMD2(-1, 2)).length < 1e-9)
  }

  @Test func aVectorWithoutLengthHasTheDirectionGiven() {
    #expect(SIMD2<Double>.zero.normalized(or: SIMD2(0, 1)) == SIMD2(0, 1))
    #expect(SIMD2(3.0, -4).normalized(or: SIMD2(0, 1)) == SIMD2(0.6, -0.8))
  }

  /// A plate of 100 × 60 points has the mass 0.6 and the moment 0.6 · (100² + 60²) / 12.
  @Test func aPushMovesByMassAndTurnsByInertia() {
    let body = Self.box()
    body.push(SIMD2(6, -3), turn: 680)
    #expect((body.velocity - SIMD2(10, -5)).length < 1e-9)
    #expect(abs(body.spin - 1) < 1e-9)
    #expect(body.isHeld)
  }

  @Test func aTurnAloneDoesNotHoldABody() {
    let body = Self.box()
    body.push(.zero, turn: 680)
    #expect(!body.isHeld && body.velocity == .zero && body.spin > 0)
  }

  @Test func aBodyThatDoesNotTurnKeepsItsMass() {
    let body = Self.box()
    body.material.allowsRotation = false
    #expect(body.inverseInertia == 0 && abs(body.inverseMass - 1 / 0.6) < 1e-9)
    body.material.allowsRotation = true
    #expect(body.inverseInertia > 0)
    let wall = RigidBody.fixed([SIMD2(0, 0), SIMD2(100, 0)])
    wall.push(SIMD2(1, 1), turn: 1)
    #expect(wall.velocity == .zero && wall.spin == 0)
  }

  @Test func massFollowsTheOutline() {
    let body = RigidBody(at: .zero, outline: .circle(radius: 10))
    let before = (body.inverseMass, body.inverseInertia)
    body.outline = .circle(radius: 20)
    #expect(abs(body.inverseMass * 4 - before.0) < 1e-9)
    #expect(abs(body.inverseInertia * 16 - before.1) < 1e-9)
  }

  @Test func stillIsSlowInEveryDirection() {
    let body = Self.box()
    #expect(body.isNearlyStill)
    for velocity in [SIMD2(1.4, 0), SIMD2(0, -1.4)] {
      body.velocity = velocity
      #expect(body.isNearlyStill)
      body.velocity = velocity * 1.2
      #expect(!body.isNearlyStill)
    }
    body.velocity = .zero
    for degrees in [1.9, -1.9] {
      body.spin = degrees * .pi / 180
      #expect(body.isNearlyStill)
      body.spin = degrees * .pi / 150
      #expect(!body.isNearlyStill)
    }
  }
}
