import Foundation

// Key-value coding for the keys that apps use on views and controllers.

/// Parts that apps read and replace by key, although they have no setter.
@MainActor
protocol KeyedParts: NSObject {
  func part(forKey key: String) -> Any?
  /// Returns false if that part cannot be replaced by that value.
  func replacePart(forKey key: String, by value: Any?) -> Bool
}

/// [D] UIKit raises for unknown keys; so does this, and of UIKit's own it knows only a few.
@MainActor
enum UnknownKey {
  static func refuse(_ key: String, of object: AnyObject, isOwn: Bool = false) {
    let core = (object as? UIView)?.layer.core ?? .ambient
    core.raise(
      TypeNames.of(object),
      "this class is not key value coding-compliant for the key \(key)",
      remedy: (isOwn ? "mark the property @objc, or " : "") + "use the property itself"
    )
  }
}

extension UIResponder {
  func knownValue(forKey key: String) -> Any? {
    if let part = (self as? any KeyedParts)?.part(forKey: key) { return part }
    if let observed = ObservedKeys.reader(key, of: self)?(self) { return observed }
    guard let view = self as? UIView else { return nil }
    return view.keyedProperty(key)?.read(view)
  }

  func takeValue(_ value: Any?, forKey key: String) {
    if NamedMember.property(key, of: self)?.set(value, of: self) == true { return }
    if (self as? any KeyedParts)?.replacePart(forKey: key, by: value) == true { return }
    if let view = self as? UIView, view.keyedProperty(key)?.write(view, value) == true { return }
    setValue(value, forUndefinedKey: key)
  }
}
