// [D] CoreData/NSManagedObjectContext.h.
public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"

extension NSNotification.Name {
  public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
    "NSObjectsChangedInManagingContextNotification"
  )
  public static let NSManagedObjectContextDidSave = NSNotification.Name(
    "NSManagingContextDidSaveChangesNotification"
  )
  public static let NSManagedObjectContextWillSave = NSNotification.Name(
    "NSManagingContextWillSaveChangesNotification"
  )
}

extension NSManagedObjectContext {
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  public static let didChangeObjectsNotification = Notification.Name
    .NSManagedObjectContextObjectsDidChange
}

/// Objects that changed since observers were last told.
struct ChangedObjects {
  var inserted: [NSManagedObject] = []
  var updated: [NSManagedObject] = []
  var deleted: [NSManagedObject] = []
  var refreshed: [NSManagedObject] = []
  /// New objects that changed again.
  var touched: [NSManagedObject] = []

  var isEmpty: Bool {
    inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty && touched.isEmpty
  }

  var userInfo: [AnyHashable: Any] {
    let gone = Set(deleted)
    let new = Set(inserted).subtracting(gone)
    let changed = Set(updated + touched).subtracting(gone).subtracting(new)
    let sets = [
      NSInsertedObjectsKey: new, NSUpdatedObjectsKey: changed, NSDeletedObjectsKey: gone,
      NSRefreshedObjectsKey: Set(refreshed),
    ]
    return sets.filter { !$0.value.isEmpty }
  }
}

/// What a save changed, for other contexts.
struct SavedChanges {
  var rows: [NSManagedObjectID: StoredRow] = [:]
  var isNew: Set<NSManagedObjectID> = []
  var deleted: [NSManagedObjectID] = []
}
