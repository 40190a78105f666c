public import Foundation

/// A dictionary that may reference its keys and its values weakly.
///
/// Unlike Apple's it keeps the order of insertion. Keys and values may also be known by a protocol,
/// which on iOS is a type of objects.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private struct Row {
    let key: ObjectReference<AnyObject>
    let value: ObjectReference<AnyObject>
    var isWhole: Bool { key.object != nil && value.object != nil }
  }

  private var rows: [Row] = []
  private let hasWeakKeys: Bool
  private let hasWeakValues: Bool

  public init(
    keyOptions: NSPointerFunctions.Options = [],
    valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    hasWeakKeys = keyOptions.contains(.weakMemory)
    hasWeakValues = valueOptions.contains(.weakMemory)
    super.init()
  }

  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  open var count: Int { rows.count { $0.isWhole } }
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    let key = aKey.map { $0 as AnyObject }
    return rows.first { isSame($0.key.object, key) }?.value.object as? ObjectType
  }
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let anObject, let aKey else { return }
    rows.append(
      Row(
        key: ObjectReference(aKey as AnyObject, isWeak: hasWeakKeys),
        value: ObjectReference(anObject as AnyObject, isWeak: hasWeakValues)
      )
    )
  }
  open func removeObject(forKey aKey: KeyType?) {
    let key = aKey.map { $0 as AnyObject }
    rows.removeAll { !$0.isWhole || isSame($0.key.object, key) }
  }
  open func removeAllObjects() { rows = [] }

  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: rows.filter(\.isWhole).compactMap(\.key.object)).objectEnumerator()
  }
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: rows.filter(\.isWhole).compactMap(\.value.object)).objectEnumerator()
  }
}
