public import Foundation

/// A set that may reference its objects weakly; deallocated ones are no longer members.
///
/// Unlike Apple's it keeps the order of insertion.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private var references: [ObjectReference<ObjectType>] = []
  private let isWeak: Bool

  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
    super.init()
  }

  open class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  open var allObjects: [ObjectType] { references.compactMap(\.object) }
  open var count: Int { allObjects.count }
  open var anyObject: ObjectType? { allObjects.first }
  open func member(_ object: ObjectType?) -> ObjectType? {
    allObjects.first { isSame($0, object) }
  }
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  open func add(_ object: ObjectType?) {
    references.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    references.append(ObjectReference(object, isWeak: isWeak))
  }
  open func remove(_ object: ObjectType?) {
    references.removeAll { $0.object == nil || isSame($0.object, object) }
  }
  open func removeAllObjects() { references = [] }
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}
