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
