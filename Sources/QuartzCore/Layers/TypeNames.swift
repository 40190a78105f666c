import Foundation

/// The names of classes, each asked of the runtime once.
enum TypeNames {
  private static let lock = NSLock()
  // Only touched while `lock` is held.
  nonisolated(unsafe) private static var known: [ObjectIdentifier: String] = [:]

  package static func of(_ object: AnyObject) -> String {
    let kind: AnyObject.Type = type(of: object)
    return lock.withLock {
      if let name = known[ObjectIdentifier(kind)] { return name }
      let name = String(describing: kind)
      known[ObjectIdentifier(kind)] = name
      return name
    }
  }
}
