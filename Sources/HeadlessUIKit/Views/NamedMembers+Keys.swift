public import Foundation

/// Key-value coding of an app's own objects; views and controllers have a separate implementation.
extension NamedMembers where Self: NSObject {
  @MainActor
  public func value(forKey key: String) -> Any? {
    guard let member = NamedMember.property(key, of: self) else {
      refuse(key)
      return nil
    }
    return member.value(of: self)
  }

  /// Follows a key path from object to object.
  @MainActor
  public func value(forKeyPath keyPath: String) -> Any? {
    var value: Any? = self
    for key in keyPath.split(separator: ".") {
      guard let object = value as AnyObject? else { return nil }
      guard let responder = object as? UIResponder else {
        guard let member = NamedMember.property(String(key), of: object) else {
          refuse(keyPath)
          return nil
        }
        value = member.value(of: object)
        continue
      }
      value = responder.value(forKey: String(key))
    }
    return value
  }

  @MainActor
  public func setValue(_ value: Any?, forKey key: String) {
    if NamedMember.property(key, of: self)?.set(value, of: self) != true { refuse(key) }
  }

  /// [D] Foundation raises for unknown keys.
  @MainActor
  private func refuse(_ key: String) {
    StageCore.ambient.raise(
      String(describing: Self.self),
      "this class is not key value coding-compliant for the key \(key)",
      remedy: "mark the property @objc, or use the property itself"
    )
  }
}
