public import Foundation

// Key-value coding of any object. These are members of a protocol that every object conforms to, since
// an extension of the class would forbid its subclasses members of these names; the implementations
// of views, layers and an app's own classes are preferred.

extension NSObjectProtocol where Self: NSObject {
  @_disfavoredOverload
  @preconcurrency @MainActor
  public func value(forKey key: String) -> Any? { KeyedObject(self).value(forKey: key) }

  @_disfavoredOverload
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKey key: String) {
    KeyedObject(self).setValue(value, forKey: key)
  }

  /// Follows the keys between the dots.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyedObject(self).value(forKeyPath: keyPath)
  }

  @_disfavoredOverload
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyedObject(self).setValue(value, forKeyPath: keyPath)
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Sets the values in the order of their keys.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      KeyedObject(self).setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  /// [D] `NSNull` where a value is nil.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    let values = keys.map { ($0, KeyedObject(self).value(forKey: $0) ?? NSNull()) }
    return Dictionary(values) { $1 }
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// The array that the object has under a name; whoever observes that name is told what is inserted,
  /// removed and replaced through the result.
  @_disfavoredOverload
  public func mutableArrayValue(forKey key: String) -> NSMutableArray {
    ObservedArray(owner: self, key: key)
  }

  /// Says that a value is about to change; here only what it is afterwards counts.
  @_disfavoredOverload
  public func willChangeValue(forKey key: String) {}

  /// Tells the observers of this object's values, if they have changed.
  @_disfavoredOverload
  public func didChangeValue(forKey key: String) {
    StageCore.ambient.interop.observations.noteChange(of: self)
  }
}

/// A class with key-value coding of its own.
@MainActor
protocol KeyedOwner: NSObject {
  func value(forKey key: String) -> Any?
}

extension UIResponder: KeyedOwner {}

/// An object whose properties are read and set by name.
@MainActor
struct KeyedObject {
  private let object: AnyObject

  init(_ object: AnyObject) {
    self.object = object
  }

  func value(forKey key: String) -> Any? {
    switch object {
    case let object as any KeyedOwner: return object.value(forKey: key)
    case let layer as CALayer: return layer.value(forKey: key)
    case let animation as CAAnimation: return animation.value(forKey: key)
    // [D] An array asks each of its objects.
    case let array as NSArray:
      return array.compactMap { ($0 as? NSObject).flatMap { KeyedObject($0).value(forKey: key) } }
    default:
      if let member = NamedMember.property(key, of: object) { return member.value(of: object) }
      if let part = (object as? any KeyedParts)?.part(forKey: key) {
        return part is NSNull ? nil : part
      }
      if let object = object as? any NSUndefinedKeys { return object.value(forUndefinedKey: key) }
      UnknownKey.refuse(key, of: object, isOwn: true)
      return nil
    }
  }

  func setValue(_ value: Any?, forKey key: String) {
    switch object {
    case let object as UIResponder: object.setValue(value, forKey: key)
    case let layer as CALayer: layer.setValue(value, forKey: key)
    case let animation as CAAnimation: animation.setValue(value, forKey: key)
    default:
      if NamedMember.property(key, of: object)?.set(value, of: object) == true { return }
      if (object as? any KeyedParts)?.replacePart(forKey: key, by: value) == true { return }
      if let object = object as? any NSUndefinedKeys {
        return object.setValue(value, forUndefinedKey: key)
      }
      UnknownKey.refuse(key, of: object, isOwn: true)
    }
  }

  func value(forKeyPath keyPath: String) -> Any? {
    // Layers know the parts of their transforms and frames.
    if let layer = object as? CALayer { return layer.value(forKeyPath: keyPath) }
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    return next(keyPath[..<dot])?.value(forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }

  func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let layer = object as? CALayer { return layer.setValue(value, forKeyPath: keyPath) }
    guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    next(keyPath[..<dot])?
      .setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }

  private func next(_ key: Substring) -> KeyedObject? {
    let key = String(key)
    if let part = (object as? NSObject).flatMap({ ObservedKeys.part(key, of: $0) }) {
      return KeyedObject(part)
    }
    return (value(forKey: key) as AnyObject?).map(KeyedObject.init)
  }
}
