import Foundation
import Geometry
import Testing

@testable import QuartzCore

@MainActor @Suite struct TransformPartsTests {
  /// Without a negative scale a mirrored transform would be read as a turn.
  @Test func aMirroredTransformIsMirroredAndNotTurned() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(-2, 3, 1)
    #expect(layer.value(forKeyPath: "transform.scale.x") as? Double == -2)
    #expect(layer.value(forKeyPath: "transform.scale.y") as? Double == 3)
    #expect(layer.value(forKeyPath: "transform.rotation.z") as? Double == 0)
    layer.setValue(5, forKeyPath: "transform.translation.y")
    #expect(layer.transform.m11 == -2 && layer.transform.m22 == 3 && layer.transform.m42 == 5)
  }
}
