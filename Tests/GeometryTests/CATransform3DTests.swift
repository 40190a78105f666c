import Foundation
import Geometry
import TestSupport
import Testing

@Suite struct CATransform3DTests {
  @Test func inverseUndoes() {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<200 {
      let t = CATransform3D.random(using: &generator)
      guard abs(t.rows.determinant) > 0.2 else { continue }
      let whole = CATransform3DConcat(t, CATransform3DInvert(t))
      #expect(distance(whole.numbers, CATransform3DIdentity.numbers) < 1e-11)
    }
  }

  @Test func matrixWithoutInverseStaysAsItIs() {
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test func concatenationIsAssociative() {
    var generator = SeededGenerator(seed: 10)
    for _ in 0..<200 {
      let r = CATransform3D.random(using: &generator)
      let s = CATransform3D.random(using: &generator)
      let t = CATransform3D.random(using: &generator)
      let left = CATransform3DConcat(CATransform3DConcat(r, s), t)
      let right = CATransform3DConcat(r, CATransform3DConcat(s, t))
      #expect(distance(left.numbers, right.numbers) < 1e-11)
    }
  }

  @Test func turningAboutZIsTheFlatTurn() {
    let solid = CATransform3DMakeRotation(0.3, 0, 0, 7)
    let flat = CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 0.3))
    #expect(distance(solid.numbers, flat.numbers) < 1e-15)
    #expect(CATransform3DIsAffine(solid))
  }

  @Test func turningAboutXLiftsYTowardsZ() {
    let t = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
    let y = t.rows.multiplied(from: SIMD4(0, 1, 0, 1))
    #expect((y - SIMD4(0, 0, 1, 1)).length < 1e-15)
  }

  @Test func axisWithoutLengthTurnsNothing() {
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func stepsComeBeforeWhatTheyAreAddedTo() {
    let t = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)
    #expect((t.m41, t.m42, t.m43) == (2, 3, 4))
  }

  @Test func affinePartLeavesDepthOut() {
    var t = CATransform3DMakeTranslation(5, 6, 7)
    #expect(!CATransform3DIsAffine(t))
    #expect(CATransform3DGetAffineTransform(t) == CGAffineTransform(translationX: 5, y: 6))
    t.m43 = 0
    #expect(CATransform3DIsAffine(t))
    t.m34 = -0.001
    #expect(!CATransform3DIsAffine(t))
  }

  @Test func quaternionsTurnAsMatricesDo() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let axis = SIMD3((0..<3).map { _ in Double.random(in: -1...1, using: &generator) })
      let angle = Double.random(in: -3...3, using: &generator)
      let (x, y, z) = Quaternion(axis: axis, angle: angle).rows
      let t = CATransform3DMakeRotation(
        CGFloat(angle),
        CGFloat(axis.x),
        CGFloat(axis.y),
        CGFloat(axis.z)
      )
      let rows = MatrixRows(SIMD4(x, 0), SIMD4(y, 0), SIMD4(z, 0), SIMD4(0, 0, 0, 1))
      #expect(distance(CATransform3D(rows).numbers, t.numbers) < 1e-14)
    }
  }
}
