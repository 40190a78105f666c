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
