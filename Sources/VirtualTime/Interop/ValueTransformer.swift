public import Foundation
import Synchronization

public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// Changes values as a subclass says, and is found by its name.
open class ValueTransformer: NSObject, @unchecked Sendable {
  private static let registered = Mutex<[NSValueTransformerName: ValueTransformer]>([:])
  /// Whom one that was found by its name stands for.
  private var original: ValueTransformer?

  public override init() {
    super.init()
  }

  /// nil unless one is registered by that name.
  public convenience init?(forName name: NSValueTransformerName) {
    guard let found = Self.registered.withLock({ $0[name] }) else { return nil }
    self.init()
    original = found
  }

  open class func setValueTransformer(
    _ transformer: ValueTransformer?,
    forName name: NSValueTransformerName
  ) {
    registered.withLock { $0[name] = transformer }
  }

  open class func valueTransformerNames() -> [NSValueTransformerName] {
    registered.withLock { $0.keys.sorted { $0.rawValue < $1.rawValue } }
  }

  open class func transformedValueClass() -> AnyClass { NSObject.self }

  // [I] Both ways, as long as a subclass says nothing.
  open class func allowsReverseTransformation() -> Bool { true }

  open func transformedValue(_ value: Any?) -> Any? {
    guard let original else { return value }
    return original.transformedValue(value)
  }

  /// [D] The same as the way there, unless a subclass says more.
  open func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let original else { return transformedValue(value) }
    return original.reverseTransformedValue(value)
  }
}
