import Foundation

/// The fonts of an alert or an action sheet, which follow the user's text size.
@MainActor
struct AlertFonts {
  let isSheet: Bool
  let traits: UITraitCollection

  // [W] The sizes at the usual text size; [I] the text styles of the same sizes.
  var title: UIFont {
    isSheet ? font(13, .footnote, isBold: true) : font(17, .headline, isBold: true)
  }
  var message: UIFont { font(13, .footnote, isBold: false) }
  func button(isBold: Bool) -> UIFont {
    isSheet ? font(20, .title3, isBold: isBold) : font(17, .body, isBold: isBold)
  }

  /// Whether the user has chosen one of the accessibility sizes.
  var areLargest: Bool { traits.preferredContentSizeCategory.isAccessibilityCategory }

  private func font(_ size: CGFloat, _ style: UIFont.TextStyle, isBold: Bool) -> UIFont {
    let usual = isBold ? UIFont.boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    return UIFontMetrics(forTextStyle: style).scaledFont(for: usual, compatibleWith: traits)
  }
}
