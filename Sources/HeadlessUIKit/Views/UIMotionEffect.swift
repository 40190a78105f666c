public import Foundation

/// Changes of a view when the device is tilted.
///
/// A stage is never tilted, so effects have no influence.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  public override init() {
    super.init()
  }
}

/// A value that follows the tilt between two ends; here it is never changed.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}

/// A group of effects.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}
