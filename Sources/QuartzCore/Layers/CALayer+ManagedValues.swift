import Foundation
import Geometry

/// The bodies that porting gives to `@NSManaged` properties of layers.
extension CALayer {
  public func managedValue<Value>(_ key: String) -> Value {
    // What an animation makes may have no form that the property can have, such as a colour's.
    for stored in [drawnValues?[key], ownValues[key], type(of: self).defaultValue(forKey: key)] {
      guard let stored else { continue }
      if let value = stored as? Value { return value }
      if let value = ManagedConversion.value(Value.self, from: stored) { return value }
    }
    if let nothing = Any?.none as? Value { return nothing }
    if let zero = ManagedConversion.zero(Value.self) { return zero }
    fatalError("'\(key)' of \(Self.self) has no value yet; answer it in defaultValue(forKey:)")
  }

  public func setManagedValue<Value>(_ value: Value, _ key: String) { setOwnValue(value, key) }
}

/// From what is stored, or what an animation makes, to the type that a property is declared as.
private enum ManagedConversion {
  static func value<Value>(_ type: Value.Type, from stored: Any?) -> Value? {
    guard let number = AnimatableValue(stored).number else { return nil }
    switch type {
    case let type as any BinaryFloatingPoint.Type: return float(number, type) as? Value
    case let type as any FixedWidthInteger.Type: return integer(number, type) as? Value
    case is Bool.Type: return (number != 0) as? Value
    default: return nil
    }
  }

  /// What memory that nobody has written to means.
  static func zero<Value>(_ type: Value.Type) -> Value? {
    switch type {
    case is CGPoint.Type: CGPoint.zero as? Value
    case is CGSize.Type: CGSize.zero as? Value
    case is CGRect.Type: CGRect.zero as? Value
    default: value(type, from: 0.0)
    }
  }

  private static func float<Float: BinaryFloatingPoint>(_ number: Double, _: Float.Type) -> Float {
    Float(number)
  }

  private static func integer<Integer: FixedWidthInteger>(
    _ number: Double,
    _: Integer.Type
  ) -> Integer? {
    Integer(exactly: number.rounded())
  }
}
