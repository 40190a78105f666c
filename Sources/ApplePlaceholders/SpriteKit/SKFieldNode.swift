public import Foundation

/// A field of forces, which acts on nothing.
open class SKFieldNode: SKNode {
  open class func radialGravityField() -> SKFieldNode { made() }
  open class func dragField() -> SKFieldNode { made() }
  open class func vortexField() -> SKFieldNode { made() }
  open class func springField() -> SKFieldNode { made() }
  open class func noiseField(
    withSmoothness smoothness: CGFloat,
    animationSpeed speed: CGFloat
  ) -> SKFieldNode { made() }

  private class func made() -> SKFieldNode {
    SpriteKitGap.physics.report()
    return SKFieldNode()
  }

  open var isEnabled = true
  open var isExclusive = false
  open var strength: Float = 1
  open var falloff: Float = 0
  open var minimumRadius: Float = 0
  open var smoothness: Float = 0
  open var animationSpeed: Float = 0
  open var categoryBitMask: UInt32 = .max
}
