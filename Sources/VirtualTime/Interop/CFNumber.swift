public import Foundation

public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber

/// The types that numbers are read as.
public enum CFNumberType: Int, Hashable, Sendable {
  case sInt8Type = 1
  case sInt16Type, sInt32Type, sInt64Type, float32Type, float64Type
  case charType, shortType, intType, longType, longLongType, floatType, doubleType
  case cfIndexType, nsIntegerType, cgFloatType
}

/// Writes the number to `valuePtr`; [D] false if it loses something there.
@discardableResult
public func CFNumberGetValue(
  _ number: CFNumber!,
  _ theType: CFNumberType,
  _ valuePtr: UnsafeMutableRawPointer!
) -> Bool {
  switch theType {
  case .sInt8Type, .charType: write(number, as: number.int8Value, to: valuePtr)
  case .sInt16Type, .shortType: write(number, as: number.int16Value, to: valuePtr)
  case .sInt32Type, .intType: write(number, as: number.int32Value, to: valuePtr)
  case .sInt64Type, .longType, .longLongType, .cfIndexType, .nsIntegerType:
    write(number, as: number.int64Value, to: valuePtr)
  case .float32Type, .floatType: write(number, as: number.floatValue, to: valuePtr)
  case .float64Type, .doubleType, .cgFloatType:
    write(number, as: number.doubleValue, to: valuePtr)
  }
}

private func write<Value>(
  _ number: CFNumber,
  as value: Value,
  to place: UnsafeMutableRawPointer
) -> Bool {
  place.storeBytes(of: value, as: Value.self)
  return (value as? NSNumber)?.compare(number) == .orderedSame
}

public func CFNumberCreate(
  _ allocator: CFAllocator!,
  _ theType: CFNumberType,
  _ valuePtr: UnsafeRawPointer!
) -> CFNumber! {
  switch theType {
  case .sInt8Type, .charType: NSNumber(value: valuePtr.loadUnaligned(as: Int8.self))
  case .sInt16Type, .shortType: NSNumber(value: valuePtr.loadUnaligned(as: Int16.self))
  case .sInt32Type, .intType: NSNumber(value: valuePtr.loadUnaligned(as: Int32.self))
  case .sInt64Type, .longType, .longLongType, .cfIndexType, .nsIntegerType:
    NSNumber(value: valuePtr.loadUnaligned(as: Int64.self))
  case .float32Type, .floatType: NSNumber(value: valuePtr.loadUnaligned(as: Float.self))
  case .float64Type, .doubleType, .cgFloatType:
    NSNumber(value: valuePtr.loadUnaligned(as: Double.self))
  }
}

public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean.boolValue }
