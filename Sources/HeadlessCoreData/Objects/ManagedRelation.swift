/// The objects at the other end of relationships.
enum ManagedRelation {
  /// The objects of a value that is given for a relationship.
  static func objects(_ value: Any?) -> [NSManagedObject] {
    switch ManagedValue.plain(value) {
    case let object as NSManagedObject: [object]
    case let set as NSSet: inOrder(set.allObjects)
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let list as [Any]: list.compactMap { $0 as? NSManagedObject }
    case let set as Set<AnyHashable>: inOrder(set.map(\.base))
    default: []
    }
  }

  /// A set has no order that is the same in every run.
  private static func inOrder(_ objects: [Any]) -> [NSManagedObject] {
    objects.compactMap { $0 as? NSManagedObject }.sorted { $0.objectID.number < $1.objectID.number }
  }
}

extension NSManagedObject {
  /// An object, a set or an ordered set.
  func related(_ relationship: NSRelationshipDescription) -> Any? {
    let objects = relatedObjects(relationship)
    if !relationship.isToMany { return objects.first }
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  func relatedObjects(_ relationship: NSRelationshipDescription) -> [NSManagedObject] {
    let ids = content.relations[relationship.name] ?? []
    return ids.compactMap { managedObjectContext?.related($0) }
  }

  /// Replaces the objects at the other end, and keeps the inverse relationship true.
  func relate(_ relationship: NSRelationshipDescription, to objects: [NSManagedObject]) {
    // An object without a context follows the one that it is related to.
    if let context = managedObjectContext ?? objects.lazy.compactMap(\.managedObjectContext).first {
      for object in [self] + objects where object.managedObjectContext == nil {
        context.insert(object)
      }
    }
    var seen: Set<NSManagedObjectID> = []
    let new = objects.filter { seen.insert($0.objectID).inserted }
    let old = relatedObjects(relationship)
    content.relations[relationship.name] = new.map(\.objectID)
    managedObjectContext?.noteChange(of: self)
    guard let inverse = relationship.inverseRelationship else { return }
    for object in old where !seen.contains(object.objectID) { object.drop(self, from: inverse) }
    let kept = Set(old.map(\.objectID))
    for object in new where !kept.contains(object.objectID) {
      object.take(self, into: inverse, inverse: relationship)
    }
  }

  private func drop(_ object: NSManagedObject, from relationship: NSRelationshipDescription) {
    content.relations[relationship.name]?.removeAll { $0 === object.objectID }
    managedObjectContext?.noteChange(of: self)
  }

  private func take(
    _ object: NSManagedObject,
    into relationship: NSRelationshipDescription,
    inverse: NSRelationshipDescription
  ) {
    if !relationship.isToMany {
      for former in relatedObjects(relationship) where former !== object {
        former.drop(self, from: inverse)
      }
      content.relations[relationship.name] = []
    }
    content.relations[relationship.name, default: []].append(object.objectID)
    managedObjectContext?.noteChange(of: self)
  }
}
