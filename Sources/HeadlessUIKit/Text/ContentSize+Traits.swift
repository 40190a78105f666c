import Typography

extension ContentSize {
  /// The category of the traits: nothing but Apple's default can be chosen yet.
  init(_ traits: UITraitCollection?) {
    self = traits?.preferredContentSizeCategory.value ?? .large
  }
}

extension UITraitCollection {
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}
