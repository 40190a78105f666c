/// An object that is asked when key-value coding does not find a key.
///
/// Every object is on iOS; here, where nothing can be overridden that an extension declares, porting
/// writes this for classes that have one of the two methods.
@preconcurrency @MainActor
public protocol NSUndefinedKeys: AnyObject {
  func value(forUndefinedKey key: String) -> Any?
  func setValue(_ value: Any?, forUndefinedKey key: String)
}

extension NSUndefinedKeys {
  /// Refuses the key.
  public func value(forUndefinedKey key: String) -> Any? {
    UnknownKey.refuse(key, of: self, isOwn: true)
    return nil
  }

  /// Refuses the key.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    UnknownKey.refuse(key, of: self, isOwn: true)
  }
}
