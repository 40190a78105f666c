/// The replacement of `@IBOutlet` without Objective-C: a property that a nib or storyboard
/// connects.
///
/// `@Outlet var label: UILabel!` instead of `@IBOutlet var label: UILabel!`.
@propertyWrapper
public final class Outlet<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Connects an object if it has the property's type; returns whether it had.
  public func connect(_ object: Any) -> Bool {
    guard let value = object as? Value else { return false }
    wrappedValue = value
    return true
  }
}

/// An outlet of any type.
package protocol OutletConnecting: AnyObject {
  func connect(_ object: Any) -> Bool
}

extension Outlet: OutletConnecting {}

extension Outlet where Value: ExpressibleByNilLiteral {
  public convenience init() {
    self.init(wrappedValue: nil)
  }
}
