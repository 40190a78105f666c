public import Foundation

public enum SCNWrapMode: Int, Sendable {
  case clamp = 1
  case `repeat`, clampToBorder, mirror
}

public enum SCNFilterMode: Int, Sendable {
  case none, nearest, linear
}

/// A color or a picture of a material.
open class SCNMaterialProperty: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  public convenience init(contents: Any) {
    self.init()
    self.contents = contents
  }

  open var contents: Any?
  // [D] The defaults.
  open var intensity: CGFloat = 1
  open var contentsTransform = SCNMatrix4Identity
  open var wrapS = SCNWrapMode.clamp
  open var wrapT = SCNWrapMode.clamp
  open var minificationFilter = SCNFilterMode.linear
  open var magnificationFilter = SCNFilterMode.linear
  open var mipFilter = SCNFilterMode.nearest
  open var mappingChannel = 0
  open var maxAnisotropy: CGFloat = 1
  open var textureComponents: SCNColorMask = .all

  func take(_ other: SCNMaterialProperty) {
    (contents, intensity) = (other.contents, other.intensity)
    (contentsTransform, wrapS, wrapT) = (other.contentsTransform, other.wrapS, other.wrapT)
    minificationFilter = other.minificationFilter
    (magnificationFilter, mipFilter) = (other.magnificationFilter, other.mipFilter)
    (mappingChannel, maxAnisotropy) = (other.mappingChannel, other.maxAnisotropy)
    textureComponents = other.textureComponents
  }
}
