import Foundation

/// A trait of the system's, which has a place of its own among the values of a collection.
protocol SystemTrait: UITraitDefinition where Value: Hashable {
  static var place: WritableKeyPath<TraitValues, Value?> { get }
}

extension SystemTrait {
  static func value(in values: TraitValues) -> AnyHashable {
    AnyHashable(values[keyPath: place] ?? defaultValue)
  }

  static func isSet(in values: TraitValues) -> Bool { values[keyPath: place] != nil }

  /// nil leaves it to the surroundings.
  static func set(_ value: Any?, in values: inout TraitValues) {
    values[keyPath: place] = value as? Value
  }
}

public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> {
    \.horizontalSizeClass
  }
}
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> {
    \.verticalSizeClass
  }
}
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceIdiom?> {
    \.userInterfaceIdiom
  }
}
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceStyle?> {
    \.userInterfaceStyle
  }
}
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceLevel?> {
    \.userInterfaceLevel
  }
}
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  public static let defaultValue: CGFloat = 0
  static var place: WritableKeyPath<TraitValues, CGFloat?> {
    \.displayScale
  }
}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIContentSizeCategory.unspecified
  static var place: WritableKeyPath<TraitValues, UIContentSizeCategory?> {
    \.preferredContentSizeCategory
  }
}
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static var place: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection?> {
    \.layoutDirection
  }
}
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  static var place: WritableKeyPath<TraitValues, UIAccessibilityContrast?> {
    \.accessibilityContrast
  }
}
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  public static let defaultValue = UILegibilityWeight.unspecified
  static var place: WritableKeyPath<TraitValues, UILegibilityWeight?> {
    \.legibilityWeight
  }
}
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIDisplayGamut.unspecified
  static var place: WritableKeyPath<TraitValues, UIDisplayGamut?> {
    \.displayGamut
  }
}
public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
  static var place: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance?> {
    \.activeAppearance
  }
}
public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIForceTouchCapability.unknown
  static var place: WritableKeyPath<TraitValues, UIForceTouchCapability?> {
    \.forceTouchCapability
  }
}

extension UITraitDefinition {
  /// A collection's value of this trait.
  static func value(in traits: UITraitCollection) -> AnyHashable? {
    guard let system = self as? any SystemTrait.Type else { return box(in: traits.values) }
    return system.value(in: traits.values)
  }
}
