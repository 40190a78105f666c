public import Foundation

/// A trait as a type.
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
  /// [D] For the developer.
  static var name: String { get }
  /// [D] For values that are saved.
  static var identifier: String { get }
  /// [D] Whether colors are resolved again when it changes.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { String(describing: self) }
  public static var identifier: String { "" }
  public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type

public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
}
public struct UITraitDisplayScale: UITraitDefinition {
  public static let defaultValue: CGFloat = 0
}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue = UIContentSizeCategory.unspecified
}
public struct UITraitLayoutDirection: UITraitDefinition {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}
public struct UITraitAccessibilityContrast: UITraitDefinition {
  public static let defaultValue = UIAccessibilityContrast.unspecified
}
public struct UITraitLegibilityWeight: UITraitDefinition {
  public static let defaultValue = UILegibilityWeight.unspecified
}

extension UITraitDefinition {
  /// A collection's value of this trait.
  static func value(in traits: UITraitCollection) -> AnyHashable? {
    switch self {
    case is UITraitHorizontalSizeClass.Type: traits.horizontalSizeClass
    case is UITraitVerticalSizeClass.Type: traits.verticalSizeClass
    case is UITraitUserInterfaceIdiom.Type: traits.userInterfaceIdiom
    case is UITraitUserInterfaceStyle.Type: traits.userInterfaceStyle
    case is UITraitUserInterfaceLevel.Type: traits.userInterfaceLevel
    case is UITraitDisplayScale.Type: traits.displayScale
    case is UITraitPreferredContentSizeCategory.Type: traits.preferredContentSizeCategory
    case is UITraitLayoutDirection.Type: traits.layoutDirection
    case is UITraitAccessibilityContrast.Type: traits.accessibilityContrast
    case is UITraitLegibilityWeight.Type: traits.legibilityWeight
    default: box(in: traits.values)
    }
  }
}

extension TraitValues {
  /// Sets a trait, the system's or the app's own; nil leaves it to the surroundings.
  mutating func set(_ trait: any UITraitDefinition.Type, to value: Any?) {
    switch trait {
    case is UITraitHorizontalSizeClass.Type: take(value, at: \.horizontalSizeClass)
    case is UITraitVerticalSizeClass.Type: take(value, at: \.verticalSizeClass)
    case is UITraitUserInterfaceIdiom.Type: take(value, at: \.userInterfaceIdiom)
    case is UITraitUserInterfaceStyle.Type: take(value, at: \.userInterfaceStyle)
    case is UITraitUserInterfaceLevel.Type: take(value, at: \.userInterfaceLevel)
    case is UITraitDisplayScale.Type: take(value, at: \.displayScale)
    case is UITraitPreferredContentSizeCategory.Type:
      take(value, at: \.preferredContentSizeCategory)
    case is UITraitLayoutDirection.Type: take(value, at: \.layoutDirection)
    case is UITraitAccessibilityContrast.Type: take(value, at: \.accessibilityContrast)
    case is UITraitLegibilityWeight.Type: take(value, at: \.legibilityWeight)
    default:
      custom[trait.key] = value.map { TraitBox($0, affectsColors: trait.affectsColorAppearance) }
    }
  }

  private mutating func take<Value>(
    _ value: Any?,
    at path: WritableKeyPath<TraitValues, Value?>
  ) {
    self[keyPath: path] = value as? Value
  }
}
