public import Foundation

/// A box.
open class SCNBox: SCNGeometry, @unchecked Sendable {
  // [D] The defaults.
  open var width: CGFloat = 1
  open var height: CGFloat = 1
  open var length: CGFloat = 1
  open var chamferRadius: CGFloat = 0
  open var widthSegmentCount = 1
  open var heightSegmentCount = 1
  open var lengthSegmentCount = 1
  open var chamferSegmentCount = 5

  public override init() { super.init() }

  public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat)
  {
    self.init()
    (self.width, self.height, self.length, self.chamferRadius) = (
      width, height, length, chamferRadius
    )
  }

  override var extent: SIMD3<Float> {
    SIMD3(Float(width), Float(height), Float(length))
  }

  override func twin() -> SCNGeometry {
    let twin = SCNBox()
    (twin.width, twin.height, twin.length) = (width, height, length)
    (twin.chamferRadius, twin.widthSegmentCount) = (chamferRadius, widthSegmentCount)
    (twin.heightSegmentCount, twin.lengthSegmentCount) = (heightSegmentCount, lengthSegmentCount)
    twin.chamferSegmentCount = chamferSegmentCount
    return twin
  }
}
