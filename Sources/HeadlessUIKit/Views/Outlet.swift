/// What `@IBOutlet` cannot be without Objective-C: a property that a nib or storyboard connects.
///
/// `@Outlet var label: UILabel!` in place of `@IBOutlet var label: UILabel!`.
@propertyWrapper
public final class Outlet<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Connects whatever is of the property's type; says whether it was.
  public func connect(_ object: Any) -> Bool {
    guard let value = object as? Value else { return false }
    wrappedValue = value
    return true
  }
}

/// An outlet of whatever type, as those that connect nibs see it.
package protocol OutletConnecting: AnyObject {
  func connect(_ object: Any) -> Bool
}

extension Outlet: OutletConnecting {}

extension Outlet where Value: ExpressibleByNilLiteral {
  public convenience init() {
    self.init(wrappedValue: nil)
  }
}
