public import Foundation
import QuartzCore

// Every object can be described to those who do not see it; views and controllers have a separate
// implementation.

extension NSObjectProtocol where Self: NSObject {
  @_disfavoredOverload
  @preconcurrency @MainActor
  public var accessibilityLabel: String? {
    get { SpokenKeys.value(SpokenKeys.label, of: self) }
    set { SpokenKeys.set(newValue, SpokenKeys.label, of: self) }
  }

  @_disfavoredOverload
  @preconcurrency @MainActor
  public var accessibilityHint: String? {
    get { SpokenKeys.value(SpokenKeys.hint, of: self) }
    set { SpokenKeys.set(newValue, SpokenKeys.hint, of: self) }
  }

  @_disfavoredOverload
  @preconcurrency @MainActor
  public var accessibilityValue: String? {
    get { SpokenKeys.value(SpokenKeys.spokenValue, of: self) }
    set { SpokenKeys.set(newValue, SpokenKeys.spokenValue, of: self) }
  }

  @_disfavoredOverload
  @preconcurrency @MainActor
  public var accessibilityIdentifier: String? {
    get { SpokenKeys.value(SpokenKeys.identifier, of: self) }
    set { SpokenKeys.set(newValue, SpokenKeys.identifier, of: self) }
  }

  @_disfavoredOverload
  @preconcurrency @MainActor
  public var accessibilityTraits: UIAccessibilityTraits {
    get { SpokenKeys.value(SpokenKeys.traits, of: self) ?? .none }
    set { SpokenKeys.set(newValue, SpokenKeys.traits, of: self) }
  }

  @_disfavoredOverload
  @preconcurrency @MainActor
  public var isAccessibilityElement: Bool {
    get { SpokenKeys.value(SpokenKeys.isElement, of: self) ?? false }
    set { SpokenKeys.set(newValue, SpokenKeys.isElement, of: self) }
  }
}

/// The keys under which objects keep these properties.
@MainActor
private enum SpokenKeys {
  static let label = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  static let hint = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  static let spokenValue = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  static let identifier = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  static let traits = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  static let isElement = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  static func value<Value>(_ key: UnsafeRawPointer, of object: NSObject) -> Value? {
    objc_getAssociatedObject(object, key) as? Value
  }

  static func set(_ value: Any?, _ key: UnsafeRawPointer, of object: NSObject) {
    objc_setAssociatedObject(object, key, value, .OBJC_ASSOCIATION_RETAIN)
  }
}
