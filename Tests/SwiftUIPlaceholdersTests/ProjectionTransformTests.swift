import Foundation
import HeadlessUIKit
import SwiftUIPlaceholders
import Testing

/// Transforms of the plane, by their laws.
@Suite struct ProjectionTransformTests {
  private let moved = CGAffineTransform(translationX: 3, y: -2)
  private let scaled = CGAffineTransform(scaleX: 2, y: 4)

  @Test func concatenationAgreesWithCGAffineTransform() {
    let product = ProjectionTransform(moved).concatenating(ProjectionTransform(scaled))
    #expect(product == ProjectionTransform(moved.concatenating(scaled)))
    #expect(product.isAffine && !product.isIdentity)
  }

  @Test func aTransformTimesItsInverseIsTheIdentity() {
    let transform = ProjectionTransform(moved.concatenating(scaled))
    #expect(transform.concatenating(transform.inverted()).isIdentity)
    #expect(transform.inverted() == ProjectionTransform(moved.concatenating(scaled).inverted()))
  }

  @Test func whatFlattensThePlaneHasNoInverse() {
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let before = flat
    #expect(!flat.invert() && flat == before)
  }

  /// A matrix of three rows with the determinant 7.
  @Test func anInverseHasThePartsThatAreCalculatedByHand() {
    var transform = ProjectionTransform()
    (transform.m11, transform.m12, transform.m13) = (2, 0, 1)
    (transform.m21, transform.m22, transform.m23) = (1, 3, 0)
    (transform.m31, transform.m32, transform.m33) = (0, 1, 1)
    let inverse = transform.inverted()
    let parts = [
      inverse.m11, inverse.m12, inverse.m13, inverse.m21, inverse.m22, inverse.m23, inverse.m31,
      inverse.m32, inverse.m33,
    ]
    let sevenths: [CGFloat] = [3, 1, -3, -1, 2, 1, 1, -2, 6]
    for (part, seventh) in zip(parts, sevenths) { #expect(abs(part * 7 - seventh) < 1e-9) }
    transform.invert()
    #expect(transform == inverse)
  }

  @Test func aPerspectiveIsNotAffine() {
    var transform = CATransform3DIdentity
    #expect(ProjectionTransform(transform).isIdentity)
    transform.m14 = -0.01
    let projection = ProjectionTransform(transform)
    #expect(projection.m13 == -0.01 && !projection.isAffine)
  }
}
