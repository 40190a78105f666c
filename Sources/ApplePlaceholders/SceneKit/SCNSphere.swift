public import Foundation

/// A ball.
open class SCNSphere: SCNGeometry, @unchecked Sendable {
  // [D] The defaults.
  open var radius: CGFloat = 0.5
  open var segmentCount = 48
  open var isGeodesic = false

  public override init() { super.init() }

  public convenience init(radius: CGFloat) {
    self.init()
    self.radius = radius
  }

  override var extent: SIMD3<Float> {
    SIMD3(Float(2 * radius), Float(2 * radius), Float(2 * radius))
  }

  override func twin() -> SCNGeometry {
    let twin = SCNSphere()
    (twin.radius, twin.segmentCount, twin.isGeodesic) = (radius, segmentCount, isGeodesic)
    return twin
  }
}
