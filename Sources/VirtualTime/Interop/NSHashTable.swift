public import Foundation

/// A set that may reference its objects weakly; deallocated ones are no longer members.
///
/// Unlike Apple's it keeps the order of insertion. Objects may also be known by a protocol, which on
/// iOS is a type of objects.
open class NSHashTable<ObjectType>: NSObject {
  private var references: [ObjectReference<AnyObject>] = []
  private let isWeak: Bool

  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
    super.init()
  }

  open class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  open var allObjects: [ObjectType] { references.compactMap { $0.object as? ObjectType } }
  open var count: Int { allObjects.count }
  open var anyObject: ObjectType? { allObjects.first }
  open func member(_ object: ObjectType?) -> ObjectType? {
    let wanted = object.map { $0 as AnyObject }
    return references.first { isSame($0.object, wanted) }?.object as? ObjectType
  }
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  open func add(_ object: ObjectType?) {
    references.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    references.append(ObjectReference(object as AnyObject, isWeak: isWeak))
  }
  open func remove(_ object: ObjectType?) {
    let wanted = object.map { $0 as AnyObject }
    references.removeAll { $0.object == nil || isSame($0.object, wanted) }
  }
  open func removeAllObjects() { references = [] }
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}
