import Foundation

/// Objects in values of any type.
package enum AnyInstance {
  /// `value as AnyObject`, which looks for bridges through every conformance of the program,
  /// anew for each class; instances of NSObject need none.
  package static func of(_ value: Any) -> AnyObject {
    if type(of: value) is AnyClass, let object = value as? NSObject { return object }
    return value as AnyObject
  }
}
