// [D] CoreData/NSPersistentStoreCoordinator.h.
public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"
public let NSXMLStoreType = "XML"
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// Where saved objects are kept: in memory, whatever the type of the store, so that every run
/// begins with the same data.
open class NSPersistentStore: NSObject {
  open var type: String
  open var url: URL?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var identifier: String!
  open var configurationName = "PF_DEFAULT_CONFIGURATION_NAME"
  public internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

  init(type: String, url: URL?, identifier: String) {
    self.type = type
    self.url = url
    self.identifier = identifier
  }
}

/// Keeps the saved rows of all its contexts.
open class NSPersistentStoreCoordinator: NSObject {
  public let managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStores: [NSPersistentStore] = []
  open var name: String?

  private(set) var rows: [NSManagedObjectID: StoredRow] = [:]
  private var contexts: [NSManagedObjectContext.Weak] = []
  private var count = 0

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
  }

  public struct StoreType: Hashable, Sendable {
    public let rawValue: String

    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }

  @discardableResult
  open func addPersistentStore(
    ofType storeType: String,
    configurationName configuration: String?,
    at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let number = persistentStores.count + 1
    let store = NSPersistentStore(type: storeType, url: storeURL, identifier: "store-\(number)")
    store.persistentStoreCoordinator = self
    persistentStores.append(store)
    return store
  }

  @discardableResult
  public func addPersistentStore(
    type: StoreType,
    configuration: String? = nil,
    at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue,
      configurationName: configuration,
      at: storeURL,
      options: options
    )
  }

  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
    if persistentStores.isEmpty { rows = [:] }
  }

  open func destroyPersistentStore(
    at url: URL,
    ofType storeType: String,
    options: [AnyHashable: Any]? = nil
  ) throws {
    rows = [:]
  }

  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == URL }
  }

  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    rows.keys.first { $0.uriRepresentation() == url }
  }

  // MARK: Rows

  func nextNumber() -> Int {
    count += 1
    return count
  }

  func makePermanent(_ id: NSManagedObjectID) {
    id.persistentStore = persistentStores.first
    id.isTemporaryID = false
  }

  func store(_ changes: SavedChanges, by context: NSManagedObjectContext) {
    for (id, row) in changes.rows {
      makePermanent(id)
      rows[id] = row
    }
    for id in changes.deleted { rows[id] = nil }
    tell(changes, of: context)
  }

  func delete(_ ids: [NSManagedObjectID]) {
    for id in ids { rows[id] = nil }
  }

  func update(_ id: NSManagedObjectID, _ values: [String: Any?]) {
    for (name, value) in values { rows[id]?.attributes[name] = value }
  }

  // MARK: Contexts

  func add(_ context: NSManagedObjectContext) {
    contexts.removeAll { $0.context == nil }
    contexts.append(NSManagedObjectContext.Weak(context: context))
  }

  private func tell(_ changes: SavedChanges, of source: NSManagedObjectContext) {
    for context in contexts.compactMap(\.context)
    where context !== source && context.automaticallyMergesChangesFromParent {
      context.merge(changes)
    }
  }
}
