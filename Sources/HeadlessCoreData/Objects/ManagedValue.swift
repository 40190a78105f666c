/// Values of attributes, between what is kept and what properties have.
enum ManagedValue {
  /// A value as it is kept: numbers as objects, everything else as a value of Swift.
  static func kept(_ value: Any?, as type: NSAttributeType?) -> Any? {
    guard let value = plain(value) else { return nil }
    switch (type, value) {
    case (.stringAttributeType, let value as NSString): return String(describing: value)
    case (.dateAttributeType, let value as NSDate):
      return Date(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
    case (.binaryDataAttributeType, let value as NSData): return Data(referencing: value)
    case (.booleanAttributeType, let value as Bool): return NSNumber(value: value)
    case (.integer16AttributeType, _), (.integer32AttributeType, _), (.integer64AttributeType, _),
      (.doubleAttributeType, _), (.floatAttributeType, _), (.decimalAttributeType, _),
      (.booleanAttributeType, _):
      return number(value) ?? value
    default: return value
    }
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as Bool: NSNumber(value: value)
    case let value as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
    case let value as Float: NSNumber(value: value)
    case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
    case let value as Decimal: NSDecimalNumber(decimal: value)
    default: nil
    }
  }

  /// nil for an optional without a value, and for the object that stands for nil.
  static func plain(_ value: Any?) -> Any? {
    let value = KeyPathValue.unwrapped(value)
    return value is NSNull ? nil : value
  }

  /// A kept value as the type of a property.
  static func property<Value>(_ value: Any?, as type: Value.Type) -> Value? {
    if let value {
      if let wrapper = Value.self as? any OptionalType.Type {
        return wrapper.wrapping(value) as? Value
      }
      if let number = value as? NSNumber, let made = numeric(number, as: type) { return made }
      if let value = value as? Value { return value }
      if let set = value as? NSSet {
        return Set(set.allObjects.compactMap { $0 as? AnyHashable }) as? Value
      }
      return nil
    }
    if let wrapper = Value.self as? any OptionalType.Type { return wrapper.none as? Value }
    return (Value.self as? any DefaultValue.Type)?.defaultValue as? Value
  }

  private static func numeric<Value>(_ number: NSNumber, as type: Value.Type) -> Value? {
    (Value.self as? any NumberValue.Type)?.value(number) as? Value
  }
}

private protocol OptionalType {
  static var none: Self { get }
  static func wrapping(_ value: Any) -> Any?
}

extension Optional: OptionalType {
  fileprivate static func wrapping(_ value: Any) -> Any? {
    ManagedValue.property(value, as: Wrapped.self).map { Optional.some($0) as Any }
  }
}

/// [I] What a property that is not optional answers where nothing is kept.
private protocol DefaultValue {
  static var defaultValue: Any { get }
}

private protocol NumberValue: DefaultValue {
  static func value(_ number: NSNumber) -> Self
}

extension NumberValue {
  // Of the property's own type: an `Int` is no `Int16`.
  fileprivate static var defaultValue: Any { value(0) }
}

extension String: DefaultValue { fileprivate static var defaultValue: Any { "" } }
extension Data: DefaultValue { fileprivate static var defaultValue: Any { Data() } }
extension Date: DefaultValue {
  fileprivate static var defaultValue: Any { Date(timeIntervalSinceReferenceDate: 0) }
}
extension NSSet: DefaultValue {
  fileprivate static var defaultValue: Any { NSSet() }
}
extension NSOrderedSet: DefaultValue {
  fileprivate static var defaultValue: Any { NSOrderedSet() }
}
extension Set: DefaultValue { fileprivate static var defaultValue: Any { Set() } }
extension Array: DefaultValue { fileprivate static var defaultValue: Any { Array() } }

extension Bool: NumberValue {
  fileprivate static func value(_ number: NSNumber) -> Bool { number.boolValue }
}
extension Int: NumberValue {
  fileprivate static func value(_ number: NSNumber) -> Int { number.intValue }
}
extension Int16: NumberValue {
  fileprivate static func value(_ number: NSNumber) -> Int16 { number.int16Value }
}
extension Int32: NumberValue {
  fileprivate static func value(_ number: NSNumber) -> Int32 { number.int32Value }
}
extension Int64: NumberValue {
  fileprivate static func value(_ number: NSNumber) -> Int64 { number.int64Value }
}
extension Double: NumberValue {
  fileprivate static func value(_ number: NSNumber) -> Double { number.doubleValue }
}
extension Float: NumberValue {
  fileprivate static func value(_ number: NSNumber) -> Float { number.floatValue }
}
extension Decimal: NumberValue {
  fileprivate static func value(_ number: NSNumber) -> Decimal { number.decimalValue }
}
