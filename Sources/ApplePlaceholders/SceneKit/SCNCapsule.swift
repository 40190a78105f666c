public import Foundation

/// A cylinder around y with round ends.
open class SCNCapsule: SCNGeometry, @unchecked Sendable {
  // [D] The defaults.
  open var capRadius: CGFloat = 0.5
  open var height: CGFloat = 2
  open var radialSegmentCount = 48
  open var heightSegmentCount = 1
  open var capSegmentCount = 24

  public override init() { super.init() }

  public convenience init(capRadius: CGFloat, height: CGFloat) {
    self.init()
    (self.capRadius, self.height) = (capRadius, height)
  }

  override var extent: SIMD3<Float> {
    SIMD3(Float(2 * capRadius), Float(height), Float(2 * capRadius))
  }

  override func twin() -> SCNGeometry {
    let twin = SCNCapsule()
    (twin.capRadius, twin.height, twin.radialSegmentCount) = (capRadius, height, radialSegmentCount)
    (twin.heightSegmentCount, twin.capSegmentCount) = (heightSegmentCount, capSegmentCount)
    return twin
  }
}
