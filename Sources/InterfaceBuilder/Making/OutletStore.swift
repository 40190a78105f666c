import Foundation
import HeadlessUIKit
@_spi(Reflection) import Swift

/// Connects properties by name: `@Outlet` ones, and stored ones of a class type.
enum OutletStore {
  /// Sets the property; returns false if the object has none of that name and type.
  static func connect(_ name: String, of object: AnyObject, to value: AnyObject) -> Bool {
    connectWrapper(name, of: object, to: value) || connectField(name, of: object, to: value)
  }

  /// Appends to an array property.
  static func append(_ values: [AnyObject], to name: String, of object: AnyObject) -> Bool {
    connectWrapper(name, of: object, to: values) || connectField(name, of: object, to: values)
  }

  /// Sets a stored property, such as a number, a text or a color.
  static func set(_ value: Any, at name: String, of object: AnyObject) -> Bool {
    guard let field = StoredField(name, of: type(of: object)), !field.isWeak else { return false }
    return field.store(value, in: object)
      || (value as? Double).map { field.store(number: $0, in: object) } ?? false
  }

  /// Whether the object's class stores a property of that name.
  static func has(_ name: String, _ object: AnyObject) -> Bool {
    StoredField(name, of: type(of: object)) != nil
  }

  private static func connectWrapper(_ name: String, of object: AnyObject, to value: Any) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children where child.label == "_" + name {
        if let outlet = child.value as? any OutletConnecting { return outlet.connect(value) }
      }
      mirror = current.superclassMirror
    }
    return false
  }

  private static func connectField(_ name: String, of object: AnyObject, to value: Any) -> Bool {
    guard let field = StoredField(name, of: type(of: object)) else { return false }
    return field.store(value, in: object)
  }
}

/// A stored property of a class, found by name.
private struct StoredField {
  let offset: Int
  let type: Any.Type
  let isWeak: Bool

  init?(_ name: String, of type: AnyClass) {
    var found: (Int, Any.Type)?
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) {
      label,
      offset,
      fieldType,
      _ in
      guard String(cString: label) == name else { return true }
      found = (offset, fieldType)
      return false
    }
    guard let found else { return nil }
    (offset, self.type) = found
    isWeak = FieldOwnership.isWeak(name, in: type)
  }

  func store(_ value: Any, in object: AnyObject) -> Bool {
    let base = UnsafeMutableRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset
    return isWeak
      ? storeWeak(value as AnyObject, at: base, as: type) : storeStrong(value, at: base, as: type)
  }

  /// Documents have one numeric type, classes have several.
  func store(number: Double, in object: AnyObject) -> Bool {
    let whole = Int(exactly: number.rounded())
    let forms: [Any?] = [CGFloat(number), Float(number), whole, whole.map { $0 != 0 }]
    return forms.compactMap(\.self).contains { store($0, in: object) }
  }

  private func storeWeak(_ object: AnyObject, at base: UnsafeMutableRawPointer, as type: Any.Type)
    -> Bool
  {
    func store<T>(_: T.Type) -> Bool {
      guard let value = object as? T else { return false }
      // A weak property has the layout of a structure with a single weak property.
      base.assumingMemoryBound(to: WeakProperty.self).pointee.object = object
      // One that holds a protocol has its tables of methods behind the reference.
      let reference = MemoryLayout<WeakProperty>.size
      withUnsafeBytes(of: value) { bytes in
        let tables = UnsafeRawBufferPointer(rebasing: bytes.dropFirst(reference))
        UnsafeMutableRawBufferPointer(start: base + reference, count: tables.count)
          .copyMemory(from: tables)
      }
      return true
    }
    return _openExistential(type, do: store)
  }

  private func storeStrong(_ value: Any, at base: UnsafeMutableRawPointer, as type: Any.Type)
    -> Bool
  {
    func store<T>(_: T.Type) -> Bool {
      guard let value = value as? T else { return false }
      base.assumingMemoryBound(to: T.self).pointee = value
      return true
    }
    return _openExistential(type, do: store)
  }
}

private struct WeakProperty {
  weak var object: AnyObject?
}
