import Foundation
import Typography

/// How a font depends on the user's text size, so that it can be derived again.
enum FontScaling: Sendable {
  /// Of its own weight, or of another one.
  case style(Typography.TextStyle, weight: FontWeight? = nil)
  /// A custom font, which scales like a style.
  case scaled(Font, FontWishes, like: Typography.TextStyle, limit: Double?)

  /// `isBold` is what the user wants of the system's fonts; an app's own stay as they are.
  func font(at size: ContentSize, isBold: Bool = false) -> UIFont {
    switch self {
    case .style(let style, let weight):
      var font = style.font(at: size)
      font.weight = weight ?? font.weight
      let wishes = FontWishes(style: UIFont.TextStyle(style))
      return UIFont(isBold ? font.bolder : font, wishes, growth: self)
    case .scaled(var font, let wishes, let style, let limit):
      // [W] In proportion to the style's leading, in whole points.
      let factor = style.leading(at: size) / style.leading()
      let grown = size == .large ? font.size : (font.size * factor).rounded()
      font.size = min(grown, limit ?? grown)
      return UIFont(font, wishes, growth: self)
    }
  }
}

extension UIFont {
  /// The font of a text style in another weight, which follows the text size as the style does.
  package static func preferredFont(_ style: TextStyle, weight: Weight) -> UIFont {
    FontScaling.style(style.value, weight: weight.value)
      .font(at: ContentSize(nil), isBold: BoldText.isWanted(in: nil))
  }

  /// The font for these traits.
  func following(_ traits: UITraitCollection) -> UIFont {
    growth?.font(at: ContentSize(traits), isBold: BoldText.isWanted(in: traits)) ?? self
  }
}
