import Foundation
import Geometry

/// The fonts of calendars and of fields of dates, which follow the text size.
@MainActor
struct CalendarFont {
  let traits: UITraitCollection
  var design = UIFontDescriptor.SystemDesign.default

  func font(ofSize size: CGFloat, weight: UIFont.Weight = .regular) -> UIFont {
    let font = UIFont.systemFont(ofSize: length(size), weight: weight)
    guard design != .default, let changed = font.fontDescriptor.withDesign(design) else {
      return font
    }
    return UIFont(descriptor: changed, size: font.pointSize)
  }

  func length(_ value: CGFloat) -> CGFloat {
    UIFontMetrics.default.scaledValue(for: value, compatibleWith: limited)
  }

  /// [I] A calendar has no room for the text sizes of accessibility.
  private var limited: UITraitCollection {
    guard traits.preferredContentSizeCategory.isAccessibilityCategory else { return traits }
    return UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
  }
}
