public import Foundation

// On Apple's platforms `as? NSValue` and `as? CGRect` convert between the two, and code that reads
// `value(forKeyPath:)` or `userInfo` relies on it. Foundation on Linux does this for Swift's own
// numbers only.

/// A value that casts convert to the NSValue that boxes it, and back.
public protocol _ValueInObject: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  init?(_unboxing value: NSValue)
  var _boxed: NSValue { get }
}

extension _ValueInObject {
  public func _bridgeToObjectiveC() -> NSValue { _boxed }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = Self(_unboxing: source)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout Self?
  ) -> Bool {
    result = Self(_unboxing: source)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    guard let value = source.flatMap({ Self(_unboxing: $0) }) else {
      preconditionFailure("\(source?.description ?? "nil") is not a \(Self.self)")
    }
    return value
  }
}

extension NSValue {
  fileprivate func holdsSame(as other: NSValue) -> Bool {
    String(cString: objCType) == String(cString: other.objCType)
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, _ValueInObject {
  public var _boxed: NSValue { NSValue(point: self) }
  public init?(_unboxing value: NSValue) {
    guard value.holdsSame(as: CGPoint.zero._boxed) else { return nil }
    self = value.pointValue
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, _ValueInObject {
  public var _boxed: NSValue { NSValue(size: self) }
  public init?(_unboxing value: NSValue) {
    guard value.holdsSame(as: CGSize.zero._boxed) else { return nil }
    self = value.sizeValue
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, _ValueInObject {
  public var _boxed: NSValue { NSValue(rect: self) }
  public init?(_unboxing value: NSValue) {
    guard value.holdsSame(as: CGRect.zero._boxed) else { return nil }
    self = value.rectValue
  }
}

extension CGAffineTransform: _ValueInObject {
  public var _boxed: NSValue { NSValue(cgAffineTransform: self) }
  public init?(_unboxing value: NSValue) {
    guard value.holds(doubles: 6) else { return nil }
    self = value.cgAffineTransformValue
  }
}

extension CATransform3D: _ValueInObject {
  public var _boxed: NSValue { NSValue(caTransform3D: self) }
  public init?(_unboxing value: NSValue) {
    guard value.holds(doubles: 16) else { return nil }
    self = value.caTransform3DValue
  }
}

extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber,
    result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}
