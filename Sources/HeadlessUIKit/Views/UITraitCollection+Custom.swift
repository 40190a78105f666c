import Foundation

extension UITraitCollection {
  /// [D] iOS 17: the value of a trait; its default where nobody has set it.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    let value = values.custom[trait.key]?.value ?? trait.value(in: self)?.base
    return value as? Trait.Value ?? trait.defaultValue
  }

  public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
    var values = TraitValues()
    values.set(trait, to: value)
    self.init(values)
  }

  /// [D] With another value of a trait.
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type,
    value: Trait.Value
  ) -> UITraitCollection {
    var values = values
    values.set(trait, to: value)
    return UITraitCollection(values)
  }

  /// [D] To observe all that the system's colors depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitAccessibilityContrast.self,
    ]
  }

  /// [D] To observe all that pictures of catalogues depend on.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitDisplayScale.self,
      UITraitLayoutDirection.self, UITraitAccessibilityContrast.self,
      UITraitLegibilityWeight.self, UITraitPreferredContentSizeCategory.self,
    ]
  }
}
