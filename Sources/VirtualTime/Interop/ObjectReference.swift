import Foundation

/// A strong or weak reference.
struct ObjectReference<Object: AnyObject> {
  private weak var seen: Object?
  private let held: Object?

  init(_ object: Object, isWeak: Bool) {
    seen = object
    held = isWeak ? nil : object
  }

  var object: Object? { held ?? seen }
}

/// [D] Collections compare objects with `isEqual` if they implement it.
func isSame(_ a: AnyObject?, _ b: AnyObject?) -> Bool {
  if a === b { return true }
  guard let a = a as? NSObject, let b = b as? NSObject else { return false }
  return a.isEqual(b)
}
