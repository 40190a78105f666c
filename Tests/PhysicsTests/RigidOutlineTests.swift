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

  /// The area of a regular polygon of 32 corners, stretched.
  @Test func anEllipseIsAPolygonOf32Corners() throws {
    let outline = RigidOutline.ellipse(CGSize(width: 40, height: 80))
    let corners = Self.corners(of: outline)
    try #require(corners.count == 32)
    #expect(corners[0] == SIMD2(20, 0))
    #expect((corners[8] - SIMD2(0, 40)).length < 1e-9)
    #expect(abs(outline.area - 16 * sin(.pi / 16) * 20 * 40) < 1e-9)
  }

  @Test func aPathsCornersGoRoundOneWay() {
    let corners = [SIMD2(0.0, -10), SIMD2(10, 10), SIMD2(-10, 10)]
    for order in [corners, corners.reversed()] {
      let outline = RigidOutline.path(Self.closed(order))
      #expect(outline.map { Set(Self.corners(of: $0)) } == Set(corners))
      #expect(outline?.area == 200 && (outline?.inertia ?? 0) > 0)
    }
    #expect(RigidOutline.path(Path()) == nil)
    #expect(RigidOutline.path(Self.closed(Array(corners.prefix(2)))) == nil)
    // A point that is written twice is one corner.
    let twice = RigidOutline.path(Self.closed([corners[0], corners[0], corners[1], corners[2]]))
    #expect(twice.map(Self.corners)?.count == 3)
  }

  /// Four curves of eight lines each.
  @Test func aPathsCurvesAreEightLinesEach() {
    let disc = RigidOutline.path(Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100)))
    #expect(disc.map(Self.corners)?.count == 32)
    #expect(abs((disc?.area ?? 0) / (2500 * .pi) - 1) < 0.01)
  }

  private static func closed(_ corners: [SIMD2<Double>]) -> Path {
    var path = Path()
    for (index, corner) in corners.enumerated() {
      let point = CGPoint(x: corner.x, y: corner.y)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  private static func corners(of outline: RigidOutline) -> [SIMD2<Double>] {
    if case .polygon(let corners) = outline { corners } else { [] }
  }
}
