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
    FontScaling.scaled(font.value, like: style, limit: Double(maximumPointSize))
      .font(at: ContentSize(traitCollection))
  }
  open func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    FontScaling.scaled(font.value, like: style, limit: nil).font(at: ContentSize(traitCollection))
  }
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }
  /// In proportion to the style's size.  [I]
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    value * style.size(at: ContentSize(traitCollection)) / style.size()
  }
}
