public import Foundation

/// A cylinder around y with a hole.
open class SCNTube: SCNGeometry, @unchecked Sendable {
  // [D] The defaults.
  open var innerRadius: CGFloat = 0.25
  open var outerRadius: CGFloat = 0.5
  open var height: CGFloat = 1
  open var radialSegmentCount = 48
  open var heightSegmentCount = 1

  public override init() { super.init() }

  public convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
    self.init()
    (self.innerRadius, self.outerRadius, self.height) = (innerRadius, outerRadius, height)
  }

  override var extent: SIMD3<Float> {
    SIMD3(Float(2 * outerRadius), Float(height), Float(2 * outerRadius))
  }

  override func twin() -> SCNGeometry {
    let twin = SCNTube()
    (twin.innerRadius, twin.outerRadius, twin.height) = (innerRadius, outerRadius, height)
    (twin.radialSegmentCount, twin.heightSegmentCount) = (radialSegmentCount, heightSegmentCount)
    return twin
  }
}
