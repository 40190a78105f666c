// What the accessors of a relationship to many do, as Xcode writes them and porting fills them in.

extension NSManagedObject {
  /// `addToFilms(_:)`, with one object or a set of them.
  public func addManaged(_ value: Any, to key: String) {
    change(key) { objects in
      let known = Set(objects.map(\.objectID))
      objects += ManagedRelation.objects(value).filter { !known.contains($0.objectID) }
    }
  }

  /// `removeFromFilms(_:)`, with one object or a set of them.
  public func removeManaged(_ value: Any, from key: String) {
    let gone = Set(ManagedRelation.objects(value).map(\.objectID))
    change(key) { $0.removeAll { gone.contains($0.objectID) } }
  }

  /// `insertIntoFilms(_:at:)`.
  public func insertManaged(_ value: NSManagedObject, into key: String, at index: Int) {
    change(key) { $0.insert(value, at: min(max(index, 0), $0.count)) }
  }

  /// `removeFromFilms(at:)`.
  public func removeManaged(at index: Int, from key: String) {
    change(key) { if $0.indices.contains(index) { $0.remove(at: index) } }
  }

  /// `replaceFilms(at:with:)`.
  public func replaceManaged(at index: Int, with value: NSManagedObject, in key: String) {
    change(key) { if $0.indices.contains(index) { $0[index] = value } }
  }

  /// `insertIntoFilms(_:at:)` with several objects.
  ///
  /// [D] As in `NSMutableArray.insert(_:at:)`: every place is that after the insertion.
  public func insertManaged(_ values: [NSManagedObject], into key: String, at places: NSIndexSet) {
    change(key) { objects in
      for (place, value) in zip(places, values) {
        objects.insert(value, at: min(place, objects.count))
      }
    }
  }

  /// `removeFromFilms(at:)` with several places.
  public func removeManaged(at places: NSIndexSet, from key: String) {
    change(key) { objects in
      objects = objects.enumerated().filter { !places.contains($0.offset) }.map(\.element)
    }
  }

  /// `replaceFilms(at:with:)` with several places.
  public func replaceManaged(
    at places: NSIndexSet,
    with values: [NSManagedObject],
    in key: String
  ) {
    change(key) { objects in
      for (place, value) in zip(places, values) where objects.indices.contains(place) {
        objects[place] = value
      }
    }
  }

  private func change(_ key: String, _ body: (inout [NSManagedObject]) -> Void) {
    guard let relationship = entity.relationshipsByName[key] else {
      setValue(nil, forKey: key)
      return
    }
    var objects = relatedObjects(relationship)
    body(&objects)
    willChangeValue(forKey: key)
    relate(relationship, to: objects)
    didChangeValue(forKey: key)
  }

  /// A set that changes the relationship with itself.
  public func mutableSetValue(forKey key: String) -> NSMutableSet {
    RelatedSet(self, key)
  }
}

private final class RelatedSet: NSMutableSet {
  private let owner: NSManagedObject
  private let key: String

  init(_ owner: NSManagedObject, _ key: String) {
    (self.owner, self.key) = (owner, key)
    super.init(capacity: 0)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  @available(*, unavailable)
  required init(capacity numItems: Int) { fatalError("a related set has an owner") }

  private var members: NSSet { owner.value(forKey: key) as? NSSet ?? NSSet() }

  override var count: Int { members.count }
  override func member(_ object: Any) -> Any? { members.member(object) }
  override func objectEnumerator() -> NSEnumerator { members.objectEnumerator() }
  override func add(_ object: Any) { owner.addManaged(object, to: key) }
  override func remove(_ object: Any) { owner.removeManaged(object, from: key) }
}
