/// iOS's named colours, by UIKit's names without `Color`.
package struct SystemColor: Hashable, Sendable {
  package let name: String
  private let light: Color
  private let dark: Color
  private let elevated: Color
  private let contrastingLight: Color?
  private let contrastingDark: Color?

  private init(
    _ name: String,
    light: Color,
    dark: Color,
    elevated: Color? = nil,
    contrasting: (light: Color, dark: Color)? = nil
  ) {
    self.name = name
    self.light = light
    self.dark = dark
    self.elevated = elevated ?? dark
    contrastingLight = contrasting?.light
    contrastingDark = contrasting?.dark
  }

  /// `elevated` is the level of views above a window's base, such as a sheet; `contrast` is what
  /// the user has asked for, where the colour has such a variant.
  package func color(dark: Bool, elevated: Bool = false, contrast: Bool = false) -> Color {
    if contrast, let color = dark ? contrastingDark : contrastingLight { return color }
    guard dark else { return light }
    return elevated ? self.elevated : self.dark
  }
}

private func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: Double = 1) -> Color {
  Color(bytes: red, green, blue).withAlpha(alpha)
}

// [D] Human Interface Guidelines, "Color": iOS system colours as of iOS 17.
extension SystemColor {
  package static let systemRed = SystemColor(
    "systemRedColor",
    light: rgb(255, 59, 48),
    dark: rgb(255, 69, 58),
    contrasting: (rgb(215, 0, 21), rgb(255, 105, 97))
  )
  package static let systemOrange = SystemColor(
    "systemOrangeColor",
    light: rgb(255, 149, 0),
    dark: rgb(255, 159, 10),
    contrasting: (rgb(201, 52, 0), rgb(255, 179, 64))
  )
  package static let systemYellow = SystemColor(
    "systemYellowColor",
    light: rgb(255, 204, 0),
    dark: rgb(255, 214, 10),
    contrasting: (rgb(178, 80, 0), rgb(255, 212, 38))
  )
  package static let systemGreen = SystemColor(
    "systemGreenColor",
    light: rgb(52, 199, 89),
    dark: rgb(48, 209, 88),
    contrasting: (rgb(36, 138, 61), rgb(48, 219, 91))
  )
  package static let systemMint = SystemColor(
    "systemMintColor",
    light: rgb(0, 199, 190),
    dark: rgb(99, 230, 226),
    contrasting: (rgb(12, 129, 123), rgb(102, 212, 207))
  )
  package static let systemTeal = SystemColor(
    "systemTealColor",
    light: rgb(48, 176, 199),
    dark: rgb(64, 200, 224),
    contrasting: (rgb(0, 130, 153), rgb(93, 230, 255))
  )
  package static let systemCyan = SystemColor(
    "systemCyanColor",
    light: rgb(50, 173, 230),
    dark: rgb(100, 210, 255),
    contrasting: (rgb(0, 113, 164), rgb(112, 215, 255))
  )
  package static let systemBlue = SystemColor(
    "systemBlueColor",
    light: rgb(0, 122, 255),
    dark: rgb(10, 132, 255),
    contrasting: (rgb(0, 64, 221), rgb(64, 156, 255))
  )
  package static let systemIndigo = SystemColor(
    "systemIndigoColor",
    light: rgb(88, 86, 214),
    dark: rgb(94, 92, 230),
    contrasting: (rgb(54, 52, 163), rgb(125, 122, 255))
  )
  package static let systemPurple = SystemColor(
    "systemPurpleColor",
    light: rgb(175, 82, 222),
    dark: rgb(191, 90, 242),
    contrasting: (rgb(137, 68, 171), rgb(218, 143, 255))
  )
  package static let systemPink = SystemColor(
    "systemPinkColor",
    light: rgb(255, 45, 85),
    dark: rgb(255, 55, 95),
    contrasting: (rgb(211, 15, 69), rgb(255, 100, 130))
  )
  package static let systemBrown = SystemColor(
    "systemBrownColor",
    light: rgb(162, 132, 94),
    dark: rgb(172, 142, 104),
    contrasting: (rgb(127, 101, 69), rgb(181, 148, 105))
  )
  package static let systemGray = SystemColor(
    "systemGrayColor",
    light: rgb(142, 142, 147),
    dark: rgb(142, 142, 147),
    contrasting: (rgb(108, 108, 112), rgb(174, 174, 178))
  )
  package static let systemGray2 = SystemColor(
    "systemGray2Color",
    light: rgb(174, 174, 178),
    dark: rgb(99, 99, 102),
    contrasting: (rgb(142, 142, 147), rgb(124, 124, 128))
  )
  package static let systemGray3 = SystemColor(
    "systemGray3Color",
    light: rgb(199, 199, 204),
    dark: rgb(72, 72, 74),
    contrasting: (rgb(174, 174, 178), rgb(84, 84, 86))
  )
  package static let systemGray4 = SystemColor(
    "systemGray4Color",
    light: rgb(209, 209, 214),
    dark: rgb(58, 58, 60),
    contrasting: (rgb(188, 188, 192), rgb(68, 68, 70))
  )
  package static let systemGray5 = SystemColor(
    "systemGray5Color",
    light: rgb(229, 229, 234),
    dark: rgb(44, 44, 46),
    contrasting: (rgb(216, 216, 220), rgb(54, 54, 56))
  )
  package static let systemGray6 = SystemColor(
    "systemGray6Color",
    light: rgb(242, 242, 247),
    dark: rgb(28, 28, 30),
    contrasting: (rgb(235, 235, 240), rgb(36, 36, 38))
  )
}

// [M] Read from UIColor by public lists; noahgilmore.com, "Dark Color Cheat Sheet".
extension SystemColor {
  package static let label = SystemColor("labelColor", light: .black, dark: .white)
  package static let secondaryLabel = SystemColor(
    "secondaryLabelColor",
    light: rgb(60, 60, 67, 0.6),
    dark: rgb(235, 235, 245, 0.6)
  )
  package static let tertiaryLabel = SystemColor(
    "tertiaryLabelColor",
    light: rgb(60, 60, 67, 0.3),
    dark: rgb(235, 235, 245, 0.3)
  )
  package static let quaternaryLabel = SystemColor(
    "quaternaryLabelColor",
    light: rgb(60, 60, 67, 0.18),
    dark: rgb(235, 235, 245, 0.16)
  )
  package static let placeholderText = SystemColor(
    "placeholderTextColor",
    light: rgb(60, 60, 67, 0.3),
    dark: rgb(235, 235, 245, 0.3)
  )
  package static let link = SystemColor(
    "linkColor",
    light: rgb(0, 122, 255),
    dark: rgb(9, 132, 255)
  )
  package static let separator = SystemColor(
    "separatorColor",
    light: rgb(60, 60, 67, 0.29),
    dark: rgb(84, 84, 88, 0.6)
  )
  package static let opaqueSeparator = SystemColor(
    "opaqueSeparatorColor",
    light: rgb(198, 198, 200),
    dark: rgb(56, 56, 58)
  )
  package static let systemFill = SystemColor(
    "systemFillColor",
    light: rgb(120, 120, 128, 0.2),
    dark: rgb(120, 120, 128, 0.36)
  )
  package static let secondarySystemFill = SystemColor(
    "secondarySystemFillColor",
    light: rgb(120, 120, 128, 0.16),
    dark: rgb(120, 120, 128, 0.32)
  )
  package static let tertiarySystemFill = SystemColor(
    "tertiarySystemFillColor",
    light: rgb(118, 118, 128, 0.12),
    dark: rgb(118, 118, 128, 0.24)
  )
  package static let quaternarySystemFill = SystemColor(
    "quaternarySystemFillColor",
    light: rgb(116, 116, 128, 0.08),
    dark: rgb(118, 118, 128, 0.18)
  )
  package static let darkText = SystemColor("darkTextColor", light: .black, dark: .black)
  package static let lightText = SystemColor(
    "lightTextColor",
    light: Color(white: 1, alpha: 0.6),
    dark: Color(white: 1, alpha: 0.6)
  )
}

// [M] Same lists. In dark mode, elevated colours are one step lighter.
extension SystemColor {
  package static let systemBackground = SystemColor(
    "systemBackgroundColor",
    light: .white,
    dark: .black,
    elevated: rgb(28, 28, 30)
  )
  package static let secondarySystemBackground = SystemColor(
    "secondarySystemBackgroundColor",
    light: rgb(242, 242, 247),
    dark: rgb(28, 28, 30),
    elevated: rgb(44, 44, 46)
  )
  package static let tertiarySystemBackground = SystemColor(
    "tertiarySystemBackgroundColor",
    light: .white,
    dark: rgb(44, 44, 46),
    elevated: rgb(58, 58, 60)
  )
  package static let systemGroupedBackground = SystemColor(
    "systemGroupedBackgroundColor",
    light: rgb(242, 242, 247),
    dark: .black,
    elevated: rgb(28, 28, 30)
  )
  package static let secondarySystemGroupedBackground = SystemColor(
    "secondarySystemGroupedBackgroundColor",
    light: .white,
    dark: rgb(28, 28, 30),
    elevated: rgb(44, 44, 46)
  )
  package static let tertiarySystemGroupedBackground = SystemColor(
    "tertiarySystemGroupedBackgroundColor",
    light: rgb(242, 242, 247),
    dark: rgb(44, 44, 46),
    elevated: rgb(58, 58, 60)
  )
}
