import Foundation
package import HeadlessUIKit

extension Shape {
  /// `de`, `ar-EG`, `zh-Hant`.
  static var locale: Shape<Locale> {
    Shape<Locale>("a language, with or without a region, such as de or ar-EG", schema: .text) {
      node in
      let locale = node.text.map { Locale(identifier: $0) }
      return locale?.language.languageCode?.isISOLanguage == true ? locale : nil
    }
  }
}

extension UIContentSizeCategory {
  /// The sizes by the names that files and command lines use, the smallest first.
  package static let named: [(String, UIContentSizeCategory)] = [
    ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
    ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
    ("extraExtraExtraLarge", .extraExtraExtraLarge),
    ("accessibilityMedium", .accessibilityMedium), ("accessibilityLarge", .accessibilityLarge),
    ("accessibilityExtraLarge", .accessibilityExtraLarge),
    ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
    ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
  ]
}
