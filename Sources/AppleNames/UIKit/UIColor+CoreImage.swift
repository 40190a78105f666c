public import CoreImage
public import HeadlessUIKit

extension CIColor {
  public convenience init(color: UIColor) {
    self.init(cgColor: color.cgColor)
  }
}

extension UIColor {
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}
