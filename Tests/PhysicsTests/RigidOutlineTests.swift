import Foundation
import Geometry
import TestSupport
import Testing

@testable import Physics

/// Areas and moments of inertia, against their formulas.
@Suite struct RigidOutlineTests {
  @Test func aRectangleHasTheMomentOfARectangle() {
    let outline = RigidOutline.rectangle(CGSize(width: 60, height: 80))
    #expect(outline.area == 4800)
    #expect(abs(outline.inertia - (60 * 60 + 80 * 80) / 12) < 1e-9)
  }

  @Test func equalAxesMakeACircle() {
    let outline = RigidOutline.ellipse(CGSize(width: 40, height: 40))
    #expect(outline == .circle(radius: 20))
    #expect(abs(outline.area - 400 * .pi) < 1e-9 && outline.inertia == 200)
  }

  @Test func anEllipseIsNearlyOne() {
    let outline = RigidOutline.ellipse(CGSize(width: 40, height: 80))
    #expect(abs(outline.area / (20 * 40 * .pi) - 1) < 0.01)
    #expect(abs(outline.inertia / ((20 * 20 + 40 * 40) / 4) - 1) < 0.02)
  }

  /// A view of 100 × 100 points of density 1 weighs 1.
  @Test(.evidence(.documented))
  func massFollowsDensity() {
    let body = RigidBody(at: .zero, outline: .rectangle(CGSize(width: 100, height: 100)))
    #expect(body.mass == 1 && body.inverseMass == 1)
    body.material.density = 4
    #expect(body.mass == 4 && body.inverseMass == 0.25)
    body.material.isAnchored = true
    #expect(body.inverseMass == 0 && body.inverseInertia == 0)
  }
}
