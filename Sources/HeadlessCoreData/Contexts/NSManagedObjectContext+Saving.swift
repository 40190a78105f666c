extension NSManagedObjectContext {
  /// Hands the changes to the store or to the context above.
  public func save() throws {
    guard hasChanges else { return }
    let center = NotificationCenter.default
    center.post(name: .NSManagedObjectContextWillSave, object: self)
    for object in objects(.inserted) + objects(.updated) + objects(.deleted) { object.willSave() }
    processPendingChanges()
    try validate()
    try UniqueObjects(self).resolve()
    let (inserted, updated) = (objects(.inserted), objects(.updated))
    let deleted = objects(.deleted)
    let rows = (inserted + updated).map { ($0.objectID, $0.content) }
    let changes = SavedChanges(
      rows: Dictionary(uniqueKeysWithValues: rows),
      isNew: Set(inserted.map(\.objectID)),
      deleted: deleted.map(\.objectID)
    )
    if let parent {
      parent.absorb(changes)
    } else {
      persistentStoreCoordinator?.store(changes, by: self)
    }
    settle()
    for object in inserted + updated + deleted { object.didSave() }
    var info: [AnyHashable: Any] = [
      NSInsertedObjectsKey: Set(inserted), NSUpdatedObjectsKey: Set(updated),
      NSDeletedObjectsKey: Set(deleted),
    ]
    info[SavedChangesBox.key] = SavedChangesBox(changes)
    center.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
    processPendingChanges()
  }

  private func validate() throws {
    for object in objects(.inserted) { try object.validateForInsert() }
    for object in objects(.updated) { try object.validateForUpdate() }
    for object in objects(.deleted) { try object.validateForDelete() }
  }

  public func mergeChanges(fromContextDidSave notification: Notification) {
    guard let box = notification.userInfo?[SavedChangesBox.key] as? SavedChangesBox else { return }
    merge(box.changes)
    processPendingChanges()
  }

  /// Takes the deletions of a batch, which is what changes from elsewhere are here.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    let gone = changeNotificationData[NSDeletedObjectsKey] as? [NSManagedObjectID] ?? []
    for context in contexts {
      context.merge(SavedChanges(deleted: gone))
      context.processPendingChanges()
    }
  }

  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { persistentStoreCoordinator?.makePermanent(object.objectID) }
  }
}

/// What was saved, inside a notification.
private final class SavedChangesBox {
  static let key = "transrender.savedChanges"

  let changes: SavedChanges

  init(_ changes: SavedChanges) {
    self.changes = changes
  }
}
