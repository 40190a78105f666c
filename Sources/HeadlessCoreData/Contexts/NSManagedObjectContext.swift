import VirtualTime

/// A workspace of objects, whose changes reach the store when they are saved.
open class NSManagedObjectContext: NSObject {
  public enum ConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType = 0
    case privateQueueConcurrencyType
    case mainQueueConcurrencyType
  }

  /// What will happen to an object at the next save.
  enum Standing {
    case inserted, updated, deleted
  }

  public let concurrencyType: ConcurrencyType
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { ownCoordinator ?? parent?.persistentStoreCoordinator }
    set {
      ownCoordinator = newValue
      newValue?.add(self)
    }
  }
  open var parent: NSManagedObjectContext?
  open var name: String?
  open var transactionAuthor: String?
  open var mergePolicy: Any = NSErrorMergePolicy
  /// Kept for code that sets it; nothing is undone.
  open var undoManager: AnyObject?
  open var automaticallyMergesChangesFromParent = false
  open var shouldDeleteInaccessibleFaults = true
  open var retainsRegisteredObjects = false
  open var propagatesDeletesAtEndOfEvent = true
  open var stalenessInterval: TimeInterval = -1
  public let userInfo = NSMutableDictionary()

  private var ownCoordinator: NSPersistentStoreCoordinator?
  private var objects: [NSManagedObjectID: NSManagedObject] = [:]
  private var standings: [NSManagedObjectID: Standing] = [:]
  /// Changed since observers were last told.
  private var untold = ChangedObjects()
  /// Names the object that is being made.
  private var materializing: NSManagedObjectID?

  struct Weak {
    weak var context: NSManagedObjectContext?
  }

  public init(concurrencyType type: ConcurrencyType) {
    concurrencyType = type
  }

  public convenience init(_ type: ConcurrencyType) {
    self.init(concurrencyType: type)
  }

  public override convenience init() {
    self.init(concurrencyType: .confinementConcurrencyType)
  }

  // MARK: Objects

  open var registeredObjects: Set<NSManagedObject> { Set(objects.values) }
  open var insertedObjects: Set<NSManagedObject> { Set(objects(.inserted)) }
  open var updatedObjects: Set<NSManagedObject> { Set(objects(.updated)) }
  open var deletedObjects: Set<NSManagedObject> { Set(objects(.deleted)) }
  open var hasChanges: Bool { !standings.isEmpty }

  func standing(of id: NSManagedObjectID) -> Standing? { standings[id] }

  /// In the order in which the objects were made.
  func objects(_ standing: Standing) -> [NSManagedObject] {
    standings.filter { $0.value == standing }.keys
      .sorted { $0.number < $1.number }
      .compactMap { objects[$0] }
  }

  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    objects[objectID]
  }

  /// The object, whether it exists or not.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let object = objects[objectID] { return object }
    materializing = objectID
    defer { materializing = nil }
    let type = ManagedClasses.type(of: objectID.entity)
    let object = type.made(entity: objectID.entity, insertInto: self)
    objects[objectID] = object
    return object
  }

  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = related(objectID) else {
      throw NSError(
        domain: NSCocoaErrorDomain,
        code: 133000,
        userInfo: [NSLocalizedDescriptionKey: "The object no longer exists."]
      )
    }
    return object
  }

  /// The object if it exists.
  func related(_ id: NSManagedObjectID) -> NSManagedObject? {
    if standings[id] == .deleted { return nil }
    if let object = objects[id] { return object }
    return committedRow(id) == nil ? nil : object(with: id)
  }

  var isMaterializing: Bool { materializing != nil }

  /// The name of an object that is being made.
  func identity(for entity: NSEntityDescription) -> NSManagedObjectID {
    materializing ?? newIdentity(for: entity)
  }

  private func newIdentity(for entity: NSEntityDescription) -> NSManagedObjectID {
    NSManagedObjectID(entity: entity, number: persistentStoreCoordinator?.nextNumber() ?? 0)
  }

  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext !== self || objects[object.objectID] == nil else { return }
    object.managedObjectContext = self
    ManagedClasses.learn(type(of: object))
    objects[object.objectID] = object
    standings[object.objectID] = .inserted
    untold.inserted.append(object)
    tellLater()
    object.awakeFromInsert()
  }

  func noteChange(of object: NSManagedObject) {
    if standings[object.objectID] == nil { standings[object.objectID] = .updated }
    if standings[object.objectID] == .updated { untold.updated.append(object) }
    if standings[object.objectID] == .inserted { untold.touched.append(object) }
    tellLater()
  }

  open func delete(_ object: NSManagedObject) {
    let id = object.objectID
    guard object.managedObjectContext === self, standings[id] != .deleted else { return }
    object.prepareForDeletion()
    let wasInserted = standings[id] == .inserted
    standings[id] = .deleted
    untold.deleted.append(object)
    for relationship in object.entity.properties.compactMap({ $0 as? NSRelationshipDescription }) {
      leave(relationship, of: object)
    }
    if wasInserted {
      standings[id] = nil
      forget(object)
    }
    tellLater()
  }

  private func leave(_ relationship: NSRelationshipDescription, of object: NSManagedObject) {
    let others = object.relatedObjects(relationship)
    switch relationship.deleteRule {
    case .cascadeDeleteRule:
      object.relate(relationship, to: [])
      others.forEach(delete)
    case .nullifyDeleteRule: object.relate(relationship, to: [])
    case .denyDeleteRule, .noActionDeleteRule: break
    }
  }

  private func forget(_ object: NSManagedObject) {
    objects[object.objectID] = nil
    standings[object.objectID] = nil
    object.managedObjectContext = nil
  }

  // MARK: Values

  /// The values of an object when it was last saved.
  func committedRow(_ id: NSManagedObjectID) -> StoredRow? {
    guard let parent else { return persistentStoreCoordinator?.rows[id] }
    if parent.standings[id] == .deleted { return nil }
    return parent.objects[id]?.row ?? parent.committedRow(id)
  }

  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard standings[object.objectID] != .inserted, !flag || standings[object.objectID] == nil else {
      return
    }
    standings[object.objectID] = nil
    object.willTurnIntoFault()
    object.row = nil
    object.didTurnIntoFault()
    untold.refreshed.append(object)
    tellLater()
  }

  open func refreshAllObjects() {
    for id in objects.keys.sorted(by: { $0.number < $1.number }) {
      if let object = objects[id] { refresh(object, mergeChanges: true) }
    }
  }

  open func reset() {
    for object in objects.values { object.managedObjectContext = nil }
    objects = [:]
    standings = [:]
    untold = ChangedObjects()
  }

  open func rollback() {
    for object in objects(.inserted) {
      untold.deleted.append(object)
      forget(object)
    }
    for object in objects(.updated) + objects(.deleted) {
      standings[object.objectID] = nil
      object.row = nil
      untold.refreshed.append(object)
    }
    tellLater()
  }

  // MARK: Saving

  /// Lets go of the standings: what they say has been saved.
  func settle() {
    for object in objects(.deleted) { forget(object) }
    standings = [:]
  }

  /// Takes the changes that a child saved.
  func absorb(_ changes: SavedChanges) {
    for (id, row) in changes.rows.sorted(by: { $0.key.number < $1.key.number }) {
      let object = object(with: id)
      object.row = row
      guard changes.isNew.contains(id) else {
        noteChange(of: object)
        continue
      }
      standings[id] = .inserted
      untold.inserted.append(object)
    }
    for id in changes.deleted { if let object = related(id) { delete(object) } }
    tellLater()
  }

  /// Takes what another context saved.
  func merge(_ changes: SavedChanges) {
    for id in changes.rows.keys.sorted(by: { $0.number < $1.number }) {
      guard standings[id] == nil else { continue }
      let object = object(with: id)
      object.row = nil
      if changes.isNew.contains(id) {
        untold.inserted.append(object)
      } else {
        untold.updated.append(object)
      }
    }
    for id in changes.deleted {
      guard let object = objects[id] else { continue }
      untold.deleted.append(object)
      forget(object)
    }
    tellLater()
  }

  // MARK: Telling

  /// Tells observers of the changes since they were last told.
  open func processPendingChanges() {
    let changes = untold
    guard !changes.isEmpty else { return }
    untold = ChangedObjects()
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange,
      object: self,
      userInfo: changes.userInfo
    )
  }

  /// [D] At the end of the turn.
  private func tellLater() {
    guard !isTellingLater else { return }
    isTellingLater = true
    nonisolated(unsafe) let context = self
    DispatchQueue.main.async {
      context.isTellingLater = false
      context.processPendingChanges()
    }
  }

  private var isTellingLater = false
}

public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType
