public import Foundation

/// What any object may be asked for its `count`, which Objective-C finds by name; ported code casts to
/// it.
public protocol CountedObject {
  var count: Int { get }
}

extension NSArray: CountedObject {}
extension NSDictionary: CountedObject {}
extension NSSet: CountedObject {}
extension NSOrderedSet: CountedObject {}
extension NSIndexSet: CountedObject {}
// What Objective-C would have made one of those of.
extension Array: CountedObject {}
extension Dictionary: CountedObject {}
extension Set: CountedObject {}
extension IndexSet: CountedObject {}
