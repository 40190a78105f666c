/// A member of a UIKit class that an app's extension overrides.
///
/// Swift replaces the member for the whole class, and what replaces it asks here whether it is
/// called by the app's own code as `super`.
@preconcurrency @MainActor
public enum ReplacedMember {
  private static var asking: Set<Key> = []

  private struct Key: Hashable {
    let name: String
    let heir: String
    let object: ObjectIdentifier
  }

  /// The answer of the app's code for a class; nil if that code is asking for the inherited one.
  public static func answer<Answer>(
    _ name: String,
    heir: String,
    of object: AnyObject,
    _ own: () -> Answer
  ) -> Answer? {
    let key = Key(name: name, heir: heir, object: ObjectIdentifier(object))
    guard asking.insert(key).inserted else { return nil }
    defer { asking.remove(key) }
    return own()
  }
}
