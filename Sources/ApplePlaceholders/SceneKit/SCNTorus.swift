public import Foundation

/// A ring around y.
open class SCNTorus: SCNGeometry, @unchecked Sendable {
  // [D] The defaults.
  open var ringRadius: CGFloat = 0.5
  open var pipeRadius: CGFloat = 0.25
  open var ringSegmentCount = 48
  open var pipeSegmentCount = 24

  public override init() { super.init() }

  public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) {
    self.init()
    (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
  }

  override var extent: SIMD3<Float> {
    SIMD3(
      Float(2 * (ringRadius + pipeRadius)),
      Float(2 * pipeRadius),
      Float(2 * (ringRadius + pipeRadius))
    )
  }

  override func twin() -> SCNGeometry {
    let twin = SCNTorus()
    (twin.ringRadius, twin.pipeRadius) = (ringRadius, pipeRadius)
    (twin.ringSegmentCount, twin.pipeSegmentCount) = (ringSegmentCount, pipeSegmentCount)
    return twin
  }
}
