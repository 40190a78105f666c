/// What stands for a class whose static methods are actions: a class is no object here.
///
/// It is always the same object for a class, and stays, since most who have targets do not retain them.
@MainActor
package enum ClassTarget {
  private static var objects: [ObjectIdentifier: AnyObject] = [:]

  package static func object(_ target: Any?) -> AnyObject? {
    guard let target else { return nil }
    guard let type = target as? Any.Type else { return AnyInstance.of(target) }
    let key = ObjectIdentifier(type)
    let object = objects[key] ?? type as AnyObject
    objects[key] = object
    return object
  }
}
