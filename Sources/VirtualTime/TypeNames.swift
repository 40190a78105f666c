import Foundation

/// The names of types, as logs and messages use them.
///
/// `String(describing:)` says the same of a type, but looks first for the descriptions that a value
/// may write itself: through every conformance of the program, and anew for each type.
package enum TypeNames {
  private static let lock = NSLock()
  // Accessed only while `lock` is held.
  nonisolated(unsafe) private static var known: [ObjectIdentifier: String] = [:]

  /// The name of an object's class, without its module.
  package static func of(_ object: AnyObject) -> String { of(type(of: object)) }

  /// Without modules: `Screen`, `Outer.Inner` is `Inner`.
  package static func of(_ type: Any.Type) -> String {
    lock.withLock {
      if let name = known[ObjectIdentifier(type)] { return name }
      let name = _typeName(type, qualified: false)
      known[ObjectIdentifier(type)] = name
      return name
    }
  }

  /// With modules and outer types: `App.Screen`.
  package static func qualified(_ type: Any.Type) -> String { _typeName(type) }
}
