import Foundation

/// Caches the names of classes.
enum TypeNames {
  private static let lock = NSLock()
  // Accessed only while `lock` is held.
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
