import Foundation
import Geometry

// Created once, since code compares these by identity as well.

// [D] UIColor's reference documents the components of the fixed colours.
enum FixedColors {
  static let black = UIColor(white: 0, alpha: 1)
  static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let gray = UIColor(white: 0.5, alpha: 1)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  static let clear = UIColor(white: 0, alpha: 0)
}

enum SystemColors {
  static let systemRed = UIColor(SystemColor.systemRed)
  static let systemOrange = UIColor(SystemColor.systemOrange)
  static let systemYellow = UIColor(SystemColor.systemYellow)
  static let systemGreen = UIColor(SystemColor.systemGreen)
  static let systemMint = UIColor(SystemColor.systemMint)
  static let systemTeal = UIColor(SystemColor.systemTeal)
  static let systemCyan = UIColor(SystemColor.systemCyan)
  static let systemBlue = UIColor(SystemColor.systemBlue)
  static let systemIndigo = UIColor(SystemColor.systemIndigo)
  static let systemPurple = UIColor(SystemColor.systemPurple)
  static let systemPink = UIColor(SystemColor.systemPink)
  static let systemBrown = UIColor(SystemColor.systemBrown)
  static let systemGray = UIColor(SystemColor.systemGray)
  static let systemGray2 = UIColor(SystemColor.systemGray2)
  static let systemGray3 = UIColor(SystemColor.systemGray3)
  static let systemGray4 = UIColor(SystemColor.systemGray4)
  static let systemGray5 = UIColor(SystemColor.systemGray5)
  static let systemGray6 = UIColor(SystemColor.systemGray6)
  static let label = UIColor(SystemColor.label)
  static let secondaryLabel = UIColor(SystemColor.secondaryLabel)
  static let tertiaryLabel = UIColor(SystemColor.tertiaryLabel)
  static let quaternaryLabel = UIColor(SystemColor.quaternaryLabel)
  static let placeholderText = UIColor(SystemColor.placeholderText)
  static let link = UIColor(SystemColor.link)
  static let separator = UIColor(SystemColor.separator)
  static let opaqueSeparator = UIColor(SystemColor.opaqueSeparator)
  static let systemFill = UIColor(SystemColor.systemFill)
  static let secondarySystemFill = UIColor(SystemColor.secondarySystemFill)
  static let tertiarySystemFill = UIColor(SystemColor.tertiarySystemFill)
  static let quaternarySystemFill = UIColor(SystemColor.quaternarySystemFill)
  static let systemBackground = UIColor(SystemColor.systemBackground)
  static let secondarySystemBackground = UIColor(SystemColor.secondarySystemBackground)
  static let tertiarySystemBackground = UIColor(SystemColor.tertiarySystemBackground)
  static let systemGroupedBackground = UIColor(SystemColor.systemGroupedBackground)
  static let secondarySystemGroupedBackground = UIColor(
    SystemColor.secondarySystemGroupedBackground
  )
  static let tertiarySystemGroupedBackground = UIColor(SystemColor.tertiarySystemGroupedBackground)
  static let darkText = UIColor(SystemColor.darkText)
  static let lightText = UIColor(SystemColor.lightText)
}
