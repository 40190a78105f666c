import Foundation
import Geometry
import Testing

@testable import Scene

/// Where the points of a layer lie in its parent, and where its children's points lie in it.
@Suite struct LayerPlacementTests {
  private static var layer: Layer {
    var layer = Layer()
    layer.bounds = CGRect(x: 10, y: 20, width: 100, height: 60)
    layer.anchorPoint = CGPoint(x: 0.25, y: 0.75)
    layer.anchorPointZ = 7
    layer.position = CGPoint(x: 300, y: 500)
    layer.zPosition = 11
    return layer
  }

  /// The anchor of the layer above, in its own space.
  private static let anchor = [35.0, 65, 7]

  private static let turned = CATransform3DConcat(
    CATransform3DMakeScale(2, 3, 4),
    CATransform3DMakeTranslation(5, 6, 8)
  )

  private func apply(_ matrix: CATransform3D, _ p: [Double]) -> [Double] {
    [
      p[0] * matrix.m11 + p[1] * matrix.m21 + p[2] * matrix.m31 + matrix.m41,
      p[0] * matrix.m12 + p[1] * matrix.m22 + p[2] * matrix.m32 + matrix.m42,
      p[0] * matrix.m13 + p[1] * matrix.m23 + p[2] * matrix.m33 + matrix.m43,
    ]
  }

  @Test func theAnchorLiesAtThePosition() {
    #expect(apply(Self.layer.placement, Self.anchor) == [300, 500, 11])
    let other = [Self.anchor[0] + 1, Self.anchor[1] + 2, Self.anchor[2] + 3]
    #expect(apply(Self.layer.placement, other) == [301, 502, 14])
  }

  @Test func theTransformTurnsAboutTheAnchor() {
    var layer = Self.layer
    layer.transform = Self.turned
    #expect(apply(layer.placement, Self.anchor) == [305, 506, 19])
    let other = [Self.anchor[0] + 1, Self.anchor[1] + 2, Self.anchor[2] + 3]
    #expect(apply(layer.placement, other) == [307, 512, 31])
  }

  @Test func childrenShareTheirParentsSpaceUnlessItIsChanged() throws {
    var layer = Self.layer
    #expect(layer.childSpace == nil)
    layer.sublayerTransform = Self.turned
    let space = try #require(layer.childSpace)
    #expect(apply(space, Self.anchor) == [40, 71, 15])
    let other = [Self.anchor[0] + 1, Self.anchor[1] + 2, Self.anchor[2] + 3]
    #expect(apply(space, other) == [42, 77, 27])
  }

  @Test func theFrameIsLaidAboutTheAnchorWithoutTheTransform() {
    var layer = Self.layer
    layer.transform = Self.turned
    #expect(layer.frame == CGRect(x: 275, y: 455, width: 100, height: 60))
    let frame = CGRect(x: 3, y: 5, width: 7, height: 11)
    let plain = Layer(frame: frame, children: [DigestSample.leaf])
    #expect(plain.frame == frame && plain.bounds.origin == .zero)
    #expect(plain.children == [DigestSample.leaf])
  }
}
