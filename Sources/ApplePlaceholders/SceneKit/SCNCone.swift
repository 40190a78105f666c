public import Foundation

/// A cone around y.
open class SCNCone: SCNGeometry, @unchecked Sendable {
  // [D] The defaults.
  open var topRadius: CGFloat = 0
  open var bottomRadius: CGFloat = 0.5
  open var height: CGFloat = 1
  open var radialSegmentCount = 48
  open var heightSegmentCount = 1

  public override init() { super.init() }

  public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
    self.init()
    (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
  }

  override var extent: SIMD3<Float> {
    SIMD3(
      Float(2 * max(topRadius, bottomRadius)),
      Float(height),
      Float(2 * max(topRadius, bottomRadius))
    )
  }

  override func twin() -> SCNGeometry {
    let twin = SCNCone()
    (twin.topRadius, twin.bottomRadius, twin.height) = (topRadius, bottomRadius, height)
    (twin.radialSegmentCount, twin.heightSegmentCount) = (radialSegmentCount, heightSegmentCount)
    return twin
  }
}
