public import Foundation

/// The components of a colour, as Core Image reads them.
open class CIColor: NSObject {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  public convenience init(color: UIColor) {
    self.init(cgColor: color.cgColor)
  }

  public convenience init(cgColor: CGColor) {
    let value = cgColor.value
    self.init(
      red: CGFloat(value.red),
      green: CGFloat(value.green),
      blue: CGFloat(value.blue),
      alpha: CGFloat(value.alpha)
    )
  }

  open var components: [CGFloat] { [red, green, blue, alpha] }
  open var numberOfComponents: Int { 4 }
}

extension UIColor {
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}
