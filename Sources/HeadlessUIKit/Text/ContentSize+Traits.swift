import Typography

extension ContentSize {
  /// The category of the traits; unspecified is Apple's default, large.
  init(_ traits: UITraitCollection?) {
    self = traits?.preferredContentSizeCategory.value ?? .large
  }
}
