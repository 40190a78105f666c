import Foundation

/// Passes changes on to an object's own array, and tells them to its observers.
final class ObservedArray: NSMutableArray {
  private let owner: NSObject
  private let key: String

  init(owner: NSObject, key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  required init?(coder: NSCoder) { nil }
  required convenience init(arrayLiteral elements: Any...) { Self.refuse() }
  required init(objects: UnsafePointer<AnyObject>?, count: Int) { Self.refuse() }

  private static func refuse() -> Never { fatalError("an observed array belongs to an object") }

  /// The owner's array as it is now: it may have been set since.
  private var content: NSMutableArray {
    nonisolated(unsafe) let owner = owner
    let key = key
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated { value = KeyedObject(owner).value(forKey: key) }
    if let array = value as? NSMutableArray { return array }
    StageCore.ambient.warnOnce(
      "\(type(of: owner))",
      "'\(key)' is not an NSMutableArray, so that its elements cannot be changed by name",
      remedy: "declare it as an NSMutableArray, or set the whole value"
    )
    return NSMutableArray()
  }

  override var count: Int { content.count }
  override func object(at index: Int) -> Any { content.object(at: index) }

  override func insert(_ anObject: Any, at index: Int) {
    content.insert(anObject, at: index)
    note(.insertion, at: IndexSet(integer: index), from: nil, to: [anObject])
  }

  override func insert(_ objects: [Any], at indexes: IndexSet) {
    let content = content
    for (index, object) in zip(indexes, objects) { content.insert(object, at: index) }
    note(.insertion, at: indexes, from: nil, to: objects)
  }

  override func removeObject(at index: Int) { removeObjects(at: IndexSet(integer: index)) }

  override func removeObjects(at indexes: IndexSet) {
    let content = content
    let old = indexes.map { content.object(at: $0) }
    guard !old.isEmpty else { return }
    for index in indexes.reversed() { content.removeObject(at: index) }
    note(.removal, at: indexes, from: old, to: nil)
  }

  override func replaceObject(at index: Int, with anObject: Any) {
    // [D] `names[names.count] = name` adds one; on Linux this is what Foundation calls for it.
    guard index != count else { return insert(anObject, at: index) }
    replaceObjects(at: IndexSet(integer: index), with: [anObject])
  }

  override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
    let content = content
    let old = indexes.map { content.object(at: $0) }
    for (index, object) in zip(indexes, objects) { content.replaceObject(at: index, with: object) }
    note(.replacement, at: indexes, from: old, to: objects)
  }

  // Foundation's versions of these do not go through the methods above.
  override func add(_ anObject: Any) { insert(anObject, at: count) }
  override func addObjects(from otherArray: [Any]) { for object in otherArray { add(object) } }
  override func removeLastObject() { if count > 0 { removeObject(at: count - 1) } }
  override func removeAllObjects() { removeObjects(at: IndexSet(0..<count)) }

  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
    let indexes = IndexSet(integersIn: range.location..<range.location + range.length)
    guard indexes.count != otherArray.count else {
      return replaceObjects(at: indexes, with: otherArray)
    }
    removeObjects(at: indexes)
    insert(otherArray, at: IndexSet(range.location..<range.location + otherArray.count))
  }

  private func note(
    _ kind: NSKeyValueChange,
    at indexes: IndexSet,
    from old: [Any]?,
    to new: [Any]?
  ) {
    guard !indexes.isEmpty else { return }
    StageCore.ambient.interop.observations.note(
      NSKeyValueObservedChange(kind, at: indexes, from: old, to: new),
      of: owner,
      key: key
    )
  }
}
