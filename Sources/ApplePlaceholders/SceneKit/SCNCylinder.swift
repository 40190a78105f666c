public import Foundation

/// A cylinder around y.
open class SCNCylinder: SCNGeometry, @unchecked Sendable {
  // [D] The defaults.
  open var radius: CGFloat = 0.5
  open var height: CGFloat = 1
  open var radialSegmentCount = 48
  open var heightSegmentCount = 1

  public override init() { super.init() }

  public convenience init(radius: CGFloat, height: CGFloat) {
    self.init()
    (self.radius, self.height) = (radius, height)
  }

  override var extent: SIMD3<Float> {
    SIMD3(Float(2 * radius), Float(height), Float(2 * radius))
  }

  override func twin() -> SCNGeometry {
    let twin = SCNCylinder()
    (twin.radius, twin.height, twin.radialSegmentCount) = (radius, height, radialSegmentCount)
    twin.heightSegmentCount = heightSegmentCount
    return twin
  }
}
