import Foundation
import Typography

/// How a font depends on the user's text size, so that it can be derived again.
enum FontScaling: Sendable {
  case style(Typography.TextStyle)
  /// A custom font, which scales like a style.
  case scaled(Font, FontWishes, like: Typography.TextStyle, limit: Double?)

  /// `isBold` is what the user wants of the system's fonts; an app's own stay as they are.
  func font(at size: ContentSize, isBold: Bool = false) -> UIFont {
    switch self {
    case .style(let style):
      let font = style.font(at: size)
      let wishes = FontWishes(style: UIFont.TextStyle(style))
      return UIFont(isBold ? font.bolder : font, wishes, growth: self)
    case .scaled(var font, let wishes, let style, let limit):
      let grown = font.size * style.size(at: size) / style.size()
      font.size = min(grown, limit ?? grown)
      return UIFont(font, wishes, growth: self)
    }
  }
}

extension UIFont {
  /// The font for these traits.
  func following(_ traits: UITraitCollection) -> UIFont {
    growth?.font(at: ContentSize(traits), isBold: BoldText.isWanted(in: traits)) ?? self
  }
}
