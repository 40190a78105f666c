import Foundation
import Geometry

/// A body of the simulation: position, velocity and mass.
package final class RigidBody {
  package var position: SIMD2<Double>
  package var angle: Double
  /// In points per second.
  package var velocity = SIMD2<Double>.zero
  /// In radians per second.
  package var spin = 0.0
  /// The acceleration that behaviours request in this step.
  package var acceleration = SIMD2<Double>.zero
  package var turning = 0.0
  /// Whether anything other than `acceleration` has moved it in this part of a step.
  var isHeld = false
  package var outline: RigidOutline {
    didSet { if outline != oldValue { weigh() } }
  }
  package var material = RigidMaterial() {
    didSet { if material != oldValue { weigh() } }
  }
  // Cached: every impulse needs them, and outlines are slow to measure.
  package private(set) var inverseMass = 0.0
  package private(set) var inverseInertia = 0.0

  package init(at position: SIMD2<Double>, angle: Double = 0, outline: RigidOutline) {
    self.position = position
    self.angle = angle
    self.outline = outline
    weigh()
  }

  /// A wall or an anchor, which does not move.
  package static func fixed(_ corners: [SIMD2<Double>]) -> RigidBody {
    let body = RigidBody(at: .zero, outline: .polygon(corners))
    body.material = RigidMaterial(isAnchored: true)
    return body
  }

  /// [D] A view of 100 × 100 points of density 1 weighs 1.
  var mass: Double { max(material.density * outline.area / 10_000, 1e-9) }

  private func weigh() {
    inverseMass = material.isAnchored ? 0 : 1 / mass
    let inertia = mass * outline.inertia
    let turns = material.allowsRotation && !material.isAnchored && inertia > 0
    inverseInertia = turns ? 1 / inertia : 0
  }

  /// The corners of the outline at its current position.
  var corners: [SIMD2<Double>] {
    guard case .polygon(let corners) = outline else { return [] }
    if angle == 0 { return corners.map { $0 + position } }
    let (c, s) = (cos(angle), sin(angle))
    return corners.map { position + SIMD2(c * $0.x - s * $0.y, s * $0.x + c * $0.y) }
  }

  /// Converts a point from the body's coordinates.
  func world(_ point: SIMD2<Double>) -> SIMD2<Double> { position + point.rotated(by: angle) }
  func local(_ point: SIMD2<Double>) -> SIMD2<Double> { (point - position).rotated(by: -angle) }

  package func push(_ impulse: SIMD2<Double>, turn: Double) {
    if impulse != .zero { isHeld = true }
    velocity += impulse * inverseMass
    spin += turn * inverseInertia
  }

  // [I] The thresholds of Box2D: a hundredth of a metre, of 150 points, and 2° per second.
  package var isNearlyStill: Bool { velocity.length < 1.5 && abs(spin) < .pi / 90 }
}
