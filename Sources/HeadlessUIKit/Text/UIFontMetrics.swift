public import Foundation
import Typography

/// Scales custom fonts and lengths like a text style.
open class UIFontMetrics: NSObject {
  private let style: Typography.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle.value
  }

  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }
  open func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, limit: Double(maximumPointSize), traitCollection)
  }
  open func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, limit: nil, traitCollection)
  }
  /// [W] A font that metrics have scaled is not scaled again; one of a text style may be.
  private func scaled(_ font: UIFont, limit: Double?, _ traits: UITraitCollection?) -> UIFont {
    if case .scaled? = font.growth {
      StageCore.ambient.raise(
        "UIFontMetrics",
        "a font that UIFontMetrics had scaled was scaled again",
        remedy: "keep the font at its usual size and scale that one"
      )
    }
    return FontScaling.scaled(font.value, font.wishes, like: style, limit: limit)
      .font(at: ContentSize(traits))
  }
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }
  /// [M] In proportion to the style's leading, in whole pixels; the usual text size leaves it alone.
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let size = ContentSize(traitCollection)
    guard size != .large else { return value }
    let own = traitCollection?.displayScale ?? 0
    let scale = own > 0 ? own : Displays.scale
    let factor = CGFloat(style.leading(at: size) / style.leading())
    return (value * factor * scale).rounded() / scale
  }
}
