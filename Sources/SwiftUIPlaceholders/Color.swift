public import Foundation
public import HeadlessUIKit

/// A color, as a view that is drawn by name.
public struct Color: PlainView, Hashable {
  nonisolated let value: UIColor

  public nonisolated init(_ color: UIColor) {
    value = color
  }

  public nonisolated init(uiColor: UIColor) {
    value = uiColor
  }

  public nonisolated init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    value = UIColor(
      red: CGFloat(red),
      green: CGFloat(green),
      blue: CGFloat(blue),
      alpha: CGFloat(opacity)
    )
  }

  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    value = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
  }

  public nonisolated func opacity(_ opacity: Double) -> Color {
    Color(value.withAlphaComponent(CGFloat(opacity)))
  }

  public nonisolated static let black = Color(.black)
  public nonisolated static let white = Color(.white)
  public nonisolated static let clear = Color(.clear)
  public nonisolated static let gray = Color(.systemGray)
  public nonisolated static let red = Color(.systemRed)
  public nonisolated static let orange = Color(.systemOrange)
  public nonisolated static let yellow = Color(.systemYellow)
  public nonisolated static let green = Color(.systemGreen)
  public nonisolated static let mint = Color(.systemMint)
  public nonisolated static let teal = Color(.systemTeal)
  public nonisolated static let cyan = Color(.systemCyan)
  public nonisolated static let blue = Color(.systemBlue)
  public nonisolated static let indigo = Color(.systemIndigo)
  public nonisolated static let purple = Color(.systemPurple)
  public nonisolated static let pink = Color(.systemPink)
  public nonisolated static let brown = Color(.systemBrown)
  public nonisolated static let primary = Color(.label)
  public nonisolated static let secondary = Color(.secondaryLabel)
  public nonisolated static let accentColor = Color(.tintColor)
}

extension UIColor {
  public convenience init(_ color: Color) {
    self.init { color.value.resolvedColor(with: $0) }
  }
}
