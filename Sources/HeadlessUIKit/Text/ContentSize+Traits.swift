import Typography

extension ContentSize {
  /// The category of the traits; one that is not said is Apple's default, large.
  init(_ traits: UITraitCollection?) {
    self = traits?.preferredContentSizeCategory.value ?? .large
  }
}
