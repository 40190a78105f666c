public import Foundation

/// [D] Key-value coding of defaults; Foundation on Linux lacks it.
extension UserDefaults {
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
