public import Foundation
import Geometry
import Scene

/// The shadow of attributed text.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  open var shadowOffset = CGSize.zero
  /// In points; twice the deviation of the Gaussian.
  open var shadowBlurRadius = CGFloat.zero
  // [D] NSShadow.shadowColor: black with an alpha of 1/3 by default.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  public override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && other.color == color
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }

  private var color: UIColor? { shadowColor as? UIColor }

  /// Nil without a colour: no shadow is drawn.
  func value(with traits: UITraitCollection?) -> Shadow? {
    guard let color else { return nil }
    return Shadow(
      color: color.value(with: traits),
      opacity: 1,
      radius: shadowBlurRadius / 2,
      offset: shadowOffset,
      path: nil
    )
  }
}
