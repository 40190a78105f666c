import Foundation

/// The value of a trait of the app's own.
///
/// Two are the same if their values are equal; one that cannot be compared equals only itself.
final class TraitBox: Hashable, @unchecked Sendable {
  let value: Any
  let affectsColors: Bool

  init(_ value: Any, affectsColors: Bool) {
    (self.value, self.affectsColors) = (value, affectsColors)
  }

  static func == (one: TraitBox, other: TraitBox) -> Bool {
    if one === other { return true }
    if let value = one.value as? any Equatable { return value.equals(other.value) }
    guard type(of: one.value) is AnyClass else { return false }
    return one.value as AnyObject === other.value as AnyObject
  }

  /// Values need not have a hash.
  func hash(into hasher: inout Hasher) {}
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}

extension UITraitDefinition {
  static var key: ObjectIdentifier { ObjectIdentifier(self) }

  /// The box of a collection; [I] one that has none has the default, if that can be compared.
  static func box(in values: TraitValues) -> TraitBox? {
    if let box = values.custom[key] { return box }
    guard defaultValue is any Equatable else { return nil }
    return TraitBox(defaultValue, affectsColors: affectsColorAppearance)
  }
}

extension TraitValues {
  /// Sets a trait, the system's or the app's own; nil leaves it to the surroundings.
  mutating func set(_ trait: any UITraitDefinition.Type, to value: Any?) {
    if let system = trait as? any SystemTrait.Type { return system.set(value, in: &self) }
    custom[trait.key] = value.map { TraitBox($0, affectsColors: trait.affectsColorAppearance) }
  }

  /// Whether a trait is set, even to what it is without a value.
  func contains(_ trait: any UITraitDefinition.Type) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.isSet(in: self) }
    return custom[trait.key] != nil
  }

  /// The traits of the app that its colors depend on.
  var colorTraits: [ObjectIdentifier: TraitBox] { custom.filter(\.value.affectsColors) }
}
