import Foundation
import Typography

/// How a font depends on the user's text size, so that it can be derived again.
enum FontScaling: Sendable {
  case style(Typography.TextStyle)
  /// A custom font, which scales like a style.
  case scaled(Font, like: Typography.TextStyle, limit: Double?)

  func font(at size: ContentSize) -> UIFont {
    switch self {
    case .style(let style):
      return UIFont(style.font(at: size), growth: self)
    case .scaled(var font, let style, let limit):
      let grown = font.size * style.size(at: size) / style.size()
      font.size = min(grown, limit ?? grown)
      return UIFont(font, growth: self)
    }
  }
}

extension UIFont {
  /// The font for these traits.
  func following(_ traits: UITraitCollection) -> UIFont {
    growth?.font(at: ContentSize(traits)) ?? self
  }
}
