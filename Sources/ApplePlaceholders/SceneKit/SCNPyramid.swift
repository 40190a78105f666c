public import Foundation

/// A pyramid that stands on its base's middle.
open class SCNPyramid: SCNGeometry, @unchecked Sendable {
  // [D] The defaults.
  open var width: CGFloat = 1
  open var height: CGFloat = 1
  open var length: CGFloat = 1

  public override init() { super.init() }

  public convenience init(width: CGFloat, height: CGFloat, length: CGFloat) {
    self.init()
    (self.width, self.height, self.length) = (width, height, length)
  }

  open override var boundingBox: (min: SCNVector3, max: SCNVector3) {
    let (x, z) = (width / 2, length / 2)
    return (SCNVector3(-x, 0, -z), SCNVector3(x, height, z))
  }

  override func twin() -> SCNGeometry { SCNPyramid(width: width, height: height, length: length) }
}

/// A floor without an end.
open class SCNFloor: SCNGeometry, @unchecked Sendable {
  // [D] The defaults.
  open var reflectivity: CGFloat = 0.25
  open var reflectionFalloffStart: CGFloat = 0
  open var reflectionFalloffEnd: CGFloat = 0
  open var reflectionResolutionScaleFactor: CGFloat = 0.5
  open var width: CGFloat = 0
  open var length: CGFloat = 0

  public override init() { super.init() }

  override func twin() -> SCNGeometry {
    let twin = SCNFloor()
    (twin.reflectivity, twin.reflectionFalloffStart) = (reflectivity, reflectionFalloffStart)
    twin.reflectionFalloffEnd = reflectionFalloffEnd
    (twin.reflectionResolutionScaleFactor, twin.width) = (reflectionResolutionScaleFactor, width)
    twin.length = length
    return twin
  }
}
