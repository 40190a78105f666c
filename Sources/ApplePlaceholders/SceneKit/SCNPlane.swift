public import Foundation

/// A rectangle that faces z.
open class SCNPlane: SCNGeometry, @unchecked Sendable {
  // [D] The defaults.
  open var width: CGFloat = 1
  open var height: CGFloat = 1
  open var cornerRadius: CGFloat = 0
  open var widthSegmentCount = 1
  open var heightSegmentCount = 1
  open var cornerSegmentCount = 10

  public override init() { super.init() }

  public convenience init(width: CGFloat, height: CGFloat) {
    self.init()
    (self.width, self.height) = (width, height)
  }

  override var extent: SIMD3<Float> {
    SIMD3(Float(width), Float(height), Float(0))
  }

  override func twin() -> SCNGeometry {
    let twin = SCNPlane()
    (twin.width, twin.height, twin.cornerRadius) = (width, height, cornerRadius)
    (twin.widthSegmentCount, twin.heightSegmentCount) = (widthSegmentCount, heightSegmentCount)
    twin.cornerSegmentCount = cornerSegmentCount
    return twin
  }
}
