import Foundation
import Typography

/// The fonts of an alert or an action sheet, which follow the user's text size.
@MainActor
struct AlertFonts {
  let isSheet: Bool
  let traits: UITraitCollection

  // [W] The sizes at the usual text size, 13, 17 and 20 points; [I] the text styles that have them.
  var title: UIFont { font(isSheet ? .footnote : .headline, isBold: true) }
  var message: UIFont { font(.footnote, isBold: false) }
  func button(isBold: Bool) -> UIFont { font(isSheet ? .title3 : .body, isBold: isBold) }

  /// Whether the user has chosen one of the accessibility sizes.
  var areLargest: Bool { traits.preferredContentSizeCategory.isAccessibilityCategory }

  private func font(_ style: UIFont.TextStyle, isBold: Bool) -> UIFont {
    FontScaling.style(style.value, weight: isBold ? .semibold : .regular)
      .font(at: ContentSize(traits), isBold: BoldText.isWanted(in: traits))
  }
}
