import Foundation

/// An object whose values are asked for by name.
package protocol KeyedObject: AnyObject {
  func keyedValue(_ key: String) -> Any?
}

/// Values at the end of key paths, as key-value coding finds them.
package enum KeyPathValue {
  package static func value(of object: Any?, at keys: [String]) -> Any? {
    guard let key = keys.first else { return unwrapped(object) }
    guard let object = unwrapped(object) else { return nil }
    let rest = Array(keys.dropFirst())
    if key.hasPrefix("@") { return aggregate(key, of: object, at: rest) }
    if let members = members(object), !(object is NSDictionary) {
      // [D] A collection answers with the values of its members.
      return members.map { value(of: $0, at: keys) as Any }
    }
    return value(of: member(key, of: object), at: rest)
  }

  /// The members of a collection; nil for anything else.
  package static func members(_ value: Any) -> [Any?]? {
    switch value {
    case let value as NSArray: value.map { $0 }
    case let value as NSSet: value.allObjects
    case let value as NSOrderedSet: value.array
    case let value as [Any?]: value
    case let value as Set<AnyHashable>: value.map(\.base)
    default: nil
    }
  }

  private static func member(_ key: String, of object: Any) -> Any? {
    switch object {
    case let object as any KeyedObject: object.keyedValue(key)
    case let object as [String: Any]: object[key]
    case let object as NSDictionary: object.object(forKey: key)
    case let object as String where key == "length": object.utf16.count
    default: property(key, of: object)
    }
  }

  /// A stored property; computed ones cannot be found without Objective-C.
  private static func property(_ key: String, of object: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == key || $0.label == "_" + key }) {
        return unwrapped(child.value)
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  private static func aggregate(_ operation: String, of object: Any, at keys: [String]) -> Any? {
    guard let all = members(object) else { return nil }
    if operation == "@count" { return all.count }
    let values = all.compactMap { value(of: $0, at: keys) }
    let numbers = values.compactMap(ValueOrder.number)
    switch operation {
    case "@sum": return numbers.reduce(0, +)
    // [D] What is nil counts as 0.
    case "@avg": return all.isEmpty ? 0 : numbers.reduce(0, +) / Double(all.count)
    case "@min": return values.min { ValueOrder.order($0, $1) == .orderedAscending }
    case "@max": return values.max { ValueOrder.order($0, $1) == .orderedAscending }
    default: return nil
    }
  }

  /// An optional inside `Any` is nil or its value.
  package static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let optional = value as? any AnyOptional else { return value }
    return optional.anyValue.flatMap(unwrapped)
  }
}

private protocol AnyOptional {
  var anyValue: Any? { get }
}

extension Optional: AnyOptional {
  fileprivate var anyValue: Any? { map { $0 as Any } }
}
