import Foundation

/// An object that is held, or one that may go.
struct ObjectReference<Object: AnyObject> {
  private weak var seen: Object?
  private let held: Object?

  init(_ object: Object, isWeak: Bool) {
    seen = object
    held = isWeak ? nil : object
  }

  var object: Object? { held ?? seen }
}

/// [D] Collections of objects compare them as `isEqual` does, where they know how.
func isSame(_ a: AnyObject?, _ b: AnyObject?) -> Bool {
  if a === b { return true }
  guard let a = a as? NSObject, let b = b as? NSObject else { return false }
  return a.isEqual(b)
}
