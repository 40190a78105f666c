import CoreGraphics
public import Foundation
public import Geometry

/// The components of a colour, as Core Image reads them.
// Immutable.
open class CIColor: NSObject, @unchecked Sendable {
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

  public convenience init(cgColor: CGColor) {
    let value = cgColor.value
    self.init(
      red: CGFloat(value.red),
      green: CGFloat(value.green),
      blue: CGFloat(value.blue),
      alpha: CGFloat(value.alpha)
    )
  }

  /// Three or four numbers between spaces.
  public convenience init(string representation: String) {
    let parts = representation.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
    let all = parts + [0, 0, 0, 1].dropFirst(parts.count)
    self.init(red: all[0], green: all[1], blue: all[2], alpha: all[3])
  }

  open var components: [CGFloat] { [red, green, blue, alpha] }
  open var numberOfComponents: Int { 4 }
  open var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CIColor)?.components == components
  }

  open override var hash: Int { components.hashValue }
}

extension CIColor {
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}
