import VirtualTime

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
    changePlaces(key) { objects in
      guard isPlace(index, in: objects.startIndex...objects.endIndex) else { return false }
      objects.insert(value, at: index)
      return true
    }
  }

  /// `removeFromFilms(at:)`.
  public func removeManaged(at index: Int, from key: String) {
    changePlaces(key) { objects in
      guard isPlace(index, in: objects.indices) else { return false }
      objects.remove(at: index)
      return true
    }
  }

  /// `replaceFilms(at:with:)`.
  public func replaceManaged(at index: Int, with value: NSManagedObject, in key: String) {
    changePlaces(key) { objects in
      guard isPlace(index, in: objects.indices) else { return false }
      objects[index] = value
      return true
    }
  }

  /// `insertIntoFilms(_:at:)` with several objects.
  ///
  /// [D] As in `NSMutableArray.insert(_:at:)`: every place is that after the insertion.
  public func insertManaged(_ values: [NSManagedObject], into key: String, at places: NSIndexSet) {
    guard areAsMany(values, as: places) else { return }
    changePlaces(key) { objects in
      for (place, value) in zip(places, values) {
        guard isPlace(place, in: objects.startIndex...objects.endIndex) else { return false }
        objects.insert(value, at: place)
      }
      return true
    }
  }

  /// `removeFromFilms(at:)` with several places.
  public func removeManaged(at places: NSIndexSet, from key: String) {
    changePlaces(key) { objects in
      guard places.allSatisfy({ isPlace($0, in: objects.indices) }) else { return false }
      objects = objects.enumerated().filter { !places.contains($0.offset) }.map(\.element)
      return true
    }
  }

  /// `replaceFilms(at:with:)` with several places.
  public func replaceManaged(
    at places: NSIndexSet,
    with values: [NSManagedObject],
    in key: String
  ) {
    guard areAsMany(values, as: places) else { return }
    changePlaces(key) { objects in
      for (place, value) in zip(places, values) {
        guard isPlace(place, in: objects.indices) else { return false }
        objects[place] = value
      }
      return true
    }
  }

  /// [D] A place beyond the bounds is an exception, as in every `NSMutableOrderedSet`.
  private func isPlace(_ index: Int, in places: some RandomAccessCollection<Int>) -> Bool {
    if places.contains(index) { return true }
    let bounds = places.last.map { "[0 .. \($0)]" } ?? "for an empty ordered set"
    StageCore.ambient.raise(
      TypeNames.of(self),
      "index \(index) beyond bounds \(bounds)",
      remedy: "compare it with the count of the relationship first"
    )
    return false
  }

  private func areAsMany(_ values: [NSManagedObject], as places: NSIndexSet) -> Bool {
    if values.count == places.count { return true }
    StageCore.ambient.raise(
      TypeNames.of(self),
      "count of objects (\(values.count)) differs from count of index set (\(places.count))",
      remedy: "give each object one place"
    )
    return false
  }

  private func change(_ key: String, _ body: (inout [NSManagedObject]) -> Void) {
    changePlaces(key) { objects in
      body(&objects)
      return true
    }
  }

  /// Changes nothing, and tells no observer, if `body` returns false after an exception.
  private func changePlaces(_ key: String, _ body: (inout [NSManagedObject]) -> Bool) {
    guard let relationship = entity.relationshipsByName[key] else {
      setValue(nil, forKey: key)
      return
    }
    var objects = relatedObjects(relationship)
    guard body(&objects) else { return }
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
