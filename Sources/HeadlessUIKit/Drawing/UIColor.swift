public import Foundation
public import Geometry

/// A colour, possibly one that depends on the traits.
open class UIColor: NSObject, @unchecked Sendable {
  let value: Color

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    value = Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  public init(white: CGFloat, alpha: CGFloat) {
    value = Color(white: white, alpha: alpha)
  }

  public init(cgColor: CGColor) {
    value = cgColor.value
  }

  open var cgColor: CGColor { CGColor(value) }
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(cgColor: CGColor(value.withAlpha(alpha)))
  }
  var dimmed: UIColor { UIColor(white: 0.6, alpha: alpha) }
  private var alpha: CGFloat { CGFloat(value.alpha) }

  open class var black: UIColor { UIColor(white: 0, alpha: 1) }
  open class var white: UIColor { UIColor(white: 1, alpha: 1) }
  open class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  open class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  open class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  open class var systemBlue: UIColor { UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.value == value }
  open override var hash: Int { value.hashValue }
}

extension UIColor: AnimatableBox {
  var animatableValue: AnimatableValue { .color(value) }
}
