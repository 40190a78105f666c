import Foundation
import Testing

@testable import ApplePlaceholders

@Suite struct SceneMatrixTests {
  private let mixed = SCNMatrix4Rotate(
    SCNMatrix4Scale(SCNMatrix4MakeTranslation(1, 2, 3), 2, 3, 4),
    0.7,
    1,
    2,
    3
  )

  private func isNear(_ a: SCNMatrix4, _ b: SCNMatrix4) -> Bool {
    zip(a.rows, b.rows).allSatisfy { (($0 - $1) * ($0 - $1)).sum() < 1e-8 }
  }

  @Test func theIdentityChangesNothing() {
    #expect(SCNMatrix4IsIdentity(SCNMatrix4Identity) && !SCNMatrix4IsIdentity(SCNMatrix4()))
    #expect(SCNMatrix4EqualToMatrix4(SCNMatrix4Mult(mixed, SCNMatrix4Identity), mixed))
    #expect(SCNMatrix4EqualToMatrix4(SCNMatrix4Mult(SCNMatrix4Identity, mixed), mixed))
  }

  @Test func aMatrixTimesItsInverseIsTheIdentity() {
    #expect(isNear(SCNMatrix4Mult(mixed, SCNMatrix4Invert(mixed)), SCNMatrix4Identity))
    #expect(isNear(SCNMatrix4Invert(SCNMatrix4Invert(mixed)), mixed))
  }

  @Test func productsAssociate() {
    let (a, b) = (SCNMatrix4MakeRotation(0.3, 0, 1, 0), SCNMatrix4MakeScale(1, 2, 3))
    let left = SCNMatrix4Mult(SCNMatrix4Mult(a, b), mixed)
    #expect(isNear(left, SCNMatrix4Mult(a, SCNMatrix4Mult(b, mixed))))
  }

  @Test func aTranslationComesLastAndAScaleFirst() {
    let moved = SCNMatrix4Translate(SCNMatrix4MakeScale(2, 2, 2), 1, 0, 0)
    #expect(moved.apply(toPoint: SCNVector3(1, 1, 1)).x == 3)
    let sized = SCNMatrix4Scale(SCNMatrix4MakeTranslation(1, 0, 0), 2, 2, 2)
    #expect(sized.apply(toPoint: SCNVector3(1, 1, 1)).x == 3)
    #expect(moved.apply(toDirection: SCNVector3(1, 0, 0)).x == 2)
  }

  @Test func aQuarterTurnAroundZTakesXToY() {
    let turned = SCNMatrix4MakeRotation(.pi / 2, 0, 0, 1).apply(toPoint: SCNVector3(1, 0, 0))
    #expect(abs(turned.x) < 1e-6 && abs(turned.y - 1) < 1e-6 && turned.z == 0)
  }

  @Test func columnsOfSimdAreRowsOfSceneKit() {
    #expect(SCNMatrix4EqualToMatrix4(SCNMatrix4(simd_float4x4(mixed)), mixed))
    let product = simd_float4x4(mixed) * matrix_identity_float4x4
    #expect(product == simd_float4x4(mixed))
    let point = simd_float4x4(SCNMatrix4MakeTranslation(1, 2, 3)) * SIMD4<Float>(0, 0, 0, 1)
    #expect(point == SIMD4(1, 2, 3, 1))
  }
}
