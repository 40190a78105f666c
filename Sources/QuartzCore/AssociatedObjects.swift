import Foundation

// Objective-C's associated objects, in which extensions often store their state. Layers have them
// too, in files that import no UIKit.

// swift-format-ignore: AlwaysUseLowerCamelCase
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  case OBJC_ASSOCIATION_COPY = 0o1403
}

public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  Associations.set(value, policy: policy, of: object as AnyObject, key: key)
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.value(of: object as AnyObject, key)
}

public func objc_removeAssociatedObjects(_ object: Any) {
  Associations.removeAll(of: object as AnyObject)
}

/// Locks of objects, which a thread may take several times.
private enum ObjectLocks {
  // One for all objects excludes more than Objective-C's, and never less.
  static let lock = NSRecursiveLock()
}

@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.lock.lock()
  return 0
}

@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.lock.unlock()
  return 0
}

/// One associated value with its policy.
package struct Association {
  private enum Hold {
    case strong(Any)
    /// Unlike in Objective-C, set to nil when the object is deallocated.
    case weak(Weak)
  }

  private struct Weak {
    weak var object: AnyObject?
  }

  private let hold: Hold

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: hold = .weak(Weak(object: value as AnyObject))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      hold = (value as? any NSCopying).map { .strong($0.copy(with: nil)) } ?? .strong(value)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: hold = .strong(value)
    }
  }

  var value: Any? {
    switch hold {
    case .strong(let value): value
    case .weak(let weak): weak.object
    }
  }
}

/// Associated values of objects that do not store them; those of deallocated objects are removed
/// when the next one is set.
private enum Associations {
  typealias Row = [UnsafeRawPointer: Association]

  private struct Entry {
    weak var object: AnyObject?
    var row: Row
  }

  // Used on the main thread only, like the objects.
  private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]

  static func set(
    _ value: Any?,
    policy: objc_AssociationPolicy,
    of object: AnyObject,
    key: UnsafeRawPointer
  ) {
    let association = value.map { Association($0, policy) }
    if let keeper = object as? any AssociationKeeper {
      keeper.associations[key] = association
      return
    }
    entries = entries.filter { $0.value.object != nil }
    entries[ObjectIdentifier(object), default: Entry(object: object, row: [:])].row[key] =
      association
  }

  private static func row(of object: AnyObject) -> Row {
    if let keeper = object as? any AssociationKeeper { return keeper.associations }
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return [:] }
    return entry.row
  }

  static func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    row(of: object)[key]?.value
  }

  static func removeAll(of object: AnyObject) {
    (object as? any AssociationKeeper)?.associations = [:]
    entries[ObjectIdentifier(object)] = nil
  }
}

/// An object that stores its associated values, so that they are released with it.
package protocol AssociationKeeper: AnyObject {
  var associations: [UnsafeRawPointer: Association] { get set }
}
