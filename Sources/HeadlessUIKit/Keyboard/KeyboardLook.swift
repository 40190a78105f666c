import Foundation
import Geometry

// [I] Measured on screenshots; the phone uses materials.

/// The colors of keys.
struct KeyboardLook {
  let ground: UIColor
  let key: UIColor
  let side: UIColor
  let edge: UIColor
  let text: UIColor
  /// A key that is on, and its sign.
  let active: (key: UIColor, sign: UIColor)

  static let light = KeyboardLook(
    ground: UIColor(red: 0.82, green: 0.83, blue: 0.86, alpha: 1),
    key: .white,
    side: UIColor(red: 0.67, green: 0.69, blue: 0.74, alpha: 1),
    edge: UIColor(red: 0.54, green: 0.54, blue: 0.55, alpha: 1),
    text: .black,
    active: (.white, .black)
  )
  static let dark = KeyboardLook(
    ground: UIColor(red: 0.17, green: 0.17, blue: 0.18, alpha: 1),
    key: UIColor(red: 0.42, green: 0.42, blue: 0.43, alpha: 1),
    side: UIColor(red: 0.28, green: 0.28, blue: 0.29, alpha: 1),
    edge: UIColor(red: 0.09, green: 0.09, blue: 0.1, alpha: 1),
    text: .white,
    active: (UIColor(red: 0.83, green: 0.83, blue: 0.83, alpha: 1), .black)
  )
}
