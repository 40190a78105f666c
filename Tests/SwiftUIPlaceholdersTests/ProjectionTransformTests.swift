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

  @Test func aPerspectiveIsNotAffine() {
    var transform = CATransform3DIdentity
    #expect(ProjectionTransform(transform).isIdentity)
    transform.m14 = -0.01
    let projection = ProjectionTransform(transform)
    #expect(projection.m13 == -0.01 && !projection.isAffine)
  }
}
