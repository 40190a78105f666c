import Foundation
import Geometry
import TestSupport
import Testing

@Suite struct CGAffineTransformTests {
  @Test func translationScalesWithWhatCameFirst() {
    let t = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 5, y: 7)
    #expect(t == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 21))
  }

  @Test func concatenationAppliesTheLeftOneFirst() {
    let move = CGAffineTransform(translationX: 5, y: 7)
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(move.concatenating(scale)) == CGPoint(x: 12, y: 24))
    #expect(point.applying(scale.concatenating(move)) == CGPoint(x: 7, y: 10))
  }

  @Test func rotationTurnsXTowardsY() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(distance([turned.x, turned.y], [0, 1]) < 1e-15)
  }

  @Test func newTransformIsAllZero() {
    #expect(CGAffineTransform().row == [0, 0, 0, 0, 0, 0])
    #expect(!CGAffineTransform().isIdentity)
    #expect(CGAffineTransform.identity.isIdentity)
  }

  @Test func inverseUndoes() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let t = CGAffineTransform.random(using: &generator)
      let size = abs(t.a * t.d - t.b * t.c)
      guard size > 0.05 else { continue }
      #expect(distance(t.concatenating(t.inverted()).row, CGAffineTransform.identity.row) < 1e-11)
    }
  }

  @Test func flatTransformStaysAsItIs() {
    let flat = CGAffineTransform(1, 2, 2, 4, 5, 6)
    #expect(flat.inverted() == flat)
  }

  @Test func concatenationIsAssociative() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<200 {
      let (r, s) = (
        CGAffineTransform.random(using: &generator), CGAffineTransform(2, 1, 0, 3, 4, 5)
      )
      let t = CGAffineTransform.random(using: &generator)
      let left = r.concatenating(s).concatenating(t)
      let right = r.concatenating(s.concatenating(t))
      #expect(distance(left.row, right.row) < 1e-11)
    }
  }

  @Test func componentsPutTogetherAgainAreTheTransform() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let t = CGAffineTransform.random(using: &generator)
      #expect(distance(CGAffineTransform(t.decomposed()).row, t.row) < 1e-12)
    }
  }

  @Test func componentsOfAMirrorHaveANegativeHeight() {
    let parts = CGAffineTransform(scaleX: 2, y: -3).decomposed()
    #expect(parts.scale == CGSize(width: 2, height: -3))
    #expect((parts.rotation, parts.horizontalShear) == (0, 0))
  }

  @Test func rectanglesGrowAroundTheirTurnedCorners() {
    let turned = CGRect(x: 0, y: 0, width: 2, height: 1)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(distance([turned.minX, turned.minY, turned.maxX, turned.maxY], [-1, 0, 0, 2]) < 1e-15)
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test func sizesAreTurnedButNotMoved() {
    let size = CGSize(width: 3, height: 4).applying(CGAffineTransform(2, 0, 0, 3, 10, 20))
    #expect(size == CGSize(width: 6, height: 12))
  }

  @Test func codingIsSixBareNumbers() throws {
    let t = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let data = try JSONEncoder().encode(t)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == t)
  }
}
