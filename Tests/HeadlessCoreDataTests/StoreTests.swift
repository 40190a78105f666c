import Foundation
import Testing

@testable import HeadlessCoreData

/// Identities, stores, and what goes past a context.
@MainActor
@Suite struct StoreTests {
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }

  init() throws { container = try Cinema.container() }

  // MARK: Identities

  @Test func anIdentityIsAnAddressOnceItIsSaved() throws {
    let film = Cinema.film("A", in: context)
    let coordinator = container.persistentStoreCoordinator
    let temporary = film.objectID.uriRepresentation()
    #expect(temporary.lastPathComponent.hasPrefix("t"))
    #expect(coordinator.managedObjectID(forURIRepresentation: temporary) == nil)
    try context.save()
    let address = film.objectID.uriRepresentation()
    #expect(address.scheme == "x-coredata" && address.host() == "store-1")
    #expect(address.pathComponents.dropFirst().first == "Film")
    #expect(address.lastPathComponent.hasPrefix("p"))
    #expect(coordinator.managedObjectID(forURIRepresentation: address) === film.objectID)
  }

  @Test func anIdentityMayBePermanentBeforeItIsSaved() throws {
    let film = Cinema.film("A", in: context)
    try context.obtainPermanentIDs(for: [film])
    #expect(!film.objectID.isTemporaryID && film.isInserted)
    #expect(
      film.objectID.persistentStore === container.persistentStoreCoordinator.persistentStores[0]
    )
  }

  @Test func anObjectThatIsGoneIsAnError() throws {
    let film = Cinema.film("A", in: context)
    try context.save()
    let other = container.newBackgroundContext()
    #expect(try other.existingObject(with: film.objectID).objectID === film.objectID)
    context.delete(film)
    #expect(throws: NSError.self) { try context.existingObject(with: film.objectID) }
    try context.save()
    #expect(throws: NSError.self) {
      try container.newBackgroundContext().existingObject(with: film.objectID)
    }
    #expect(context.registeredObject(for: film.objectID) == nil)
    #expect(other.registeredObject(for: film.objectID) != nil)
  }

  // MARK: Stores

  @Test func storesAreKnownByTheirAddresses() throws {
    let coordinator = container.persistentStoreCoordinator
    let address = URL(filePath: "/tmp/second.sqlite")
    let second = try coordinator.addPersistentStore(type: .inMemory, at: address)
    #expect(second.type == NSInMemoryStoreType && second.identifier == "store-2")
    #expect(coordinator.persistentStore(for: address) === second)
    #expect(coordinator.persistentStore(for: URL(filePath: "/tmp/none")) == nil)
    Cinema.film("A", in: context)
    try context.save()
    try coordinator.remove(second)
    #expect(coordinator.persistentStores.count == 1)
    #expect(try Cinema.titles(in: container.newBackgroundContext()) == ["A"])
    try coordinator.remove(coordinator.persistentStores[0])
    #expect(try Cinema.titles(in: container.newBackgroundContext()) == [])
  }

  @Test func aDestroyedStoreIsEmpty() throws {
    Cinema.film("A", in: context)
    try context.save()
    let url = try #require(container.persistentStoreDescriptions.first?.url)
    #expect(url.lastPathComponent == "Cinema.sqlite")
    try container.persistentStoreCoordinator.destroyPersistentStore(
      at: url,
      ofType: NSSQLiteStoreType
    )
    #expect(try Cinema.titles(in: container.newBackgroundContext()) == [])
  }

  @Test func everyDescriptionIsLoaded() throws {
    let model = container.managedObjectModel
    let other = NSPersistentContainer(name: "Other", managedObjectModel: model)
    let memory = NSPersistentStoreDescription()
    memory.type = NSInMemoryStoreType
    memory.setOption(NSNumber(value: true), forKey: NSPersistentHistoryTrackingKey)
    #expect(memory.options[NSPersistentHistoryTrackingKey] == NSNumber(value: true))
    other.persistentStoreDescriptions.append(memory)
    var loaded: [String] = []
    other.loadPersistentStores { description, error in
      loaded.append("\(description.type) \(error == nil)")
    }
    #expect(loaded == ["SQLite true", "InMemory true"])
    #expect(
      other.persistentStoreCoordinator.persistentStores.map(\.type) == ["SQLite", "InMemory"]
    )
  }

  // MARK: Past the contexts

  @Test(arguments: [
    NSBatchDeleteRequestResultType.resultTypeStatusOnly, .resultTypeObjectIDs, .resultTypeCount,
  ])
  func batchesAnswerAsTheyAreAsked(type: NSBatchDeleteRequestResultType) throws {
    let films = ["A", "B", "C"].map { Cinema.film($0, in: context) }
    try context.save()
    let request = NSBatchDeleteRequest(objectIDs: films.prefix(2).map(\.objectID))
    request.resultType = type
    let result = try #require(try context.execute(request) as? NSBatchDeleteResult)
    #expect(result.resultType == type)
    switch type {
    case .resultTypeStatusOnly: #expect(result.result as? Bool == true)
    case .resultTypeObjectIDs:
      #expect(result.result as? [NSManagedObjectID] == films.prefix(2).map(\.objectID))
    case .resultTypeCount: #expect(result.result as? Int == 2)
    }
    #expect(try Cinema.titles(in: container.newBackgroundContext()) == ["C"])
    // [D] Objects of contexts stay until they are told.
    #expect(films[0].managedObjectContext === context)
    NSManagedObjectContext.mergeChanges(
      fromRemoteContextSave: [NSDeletedObjectsKey: films.prefix(2).map(\.objectID)],
      into: [context]
    )
    #expect(films.map { $0.managedObjectContext === context } == [false, false, true])
  }

  @Test func refreshedObjectsForgetWhatTheyKnew() throws {
    let (film, changed) = (Cinema.film("A", in: context), Cinema.film("B", in: context))
    try context.save()
    changed.title = "C"
    context.refreshAllObjects()
    #expect(film.isFault && !changed.isFault && changed.title == "C" && context.hasChanges)
    context.refresh(changed, mergeChanges: false)
    #expect(changed.isFault && changed.title == "B" && !context.hasChanges)
    let new = Cinema.film("D", in: context)
    context.refresh(new, mergeChanges: false)
    #expect(new.title == "D" && new.isInserted)
  }

  // MARK: Observing

  @Test func aSaveTellsWhatItSaved() throws {
    let (kept, gone) = (Cinema.film("A", in: context), Cinema.film("B", in: context))
    try context.save()
    nonisolated(unsafe) var told: [String] = []
    let tokens = [
      NSManagedObjectContext.willSaveObjectsNotification,
      NSManagedObjectContext.didSaveObjectsNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { note in
        let keys = [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey]
        let counts = keys.map { key in
          (note.userInfo?[key] as? Set<NSManagedObject>).map { "\($0.count)" } ?? "-"
        }
        told.append(counts.joined(separator: " "))
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    kept.year = 5
    context.delete(gone)
    Cinema.film("C", in: context)
    Cinema.film("D", in: context)
    try context.save()
    try context.save()
    #expect(told == ["- - -", "2 1 1"])
  }

  @Test func anObjectThatNeverWasSavedIsGoneAtOnce() throws {
    let film = Cinema.film("A", in: context)
    context.delete(film)
    #expect(!context.hasChanges && film.managedObjectContext == nil)
    #expect(context.insertedObjects.isEmpty && context.deletedObjects.isEmpty)
    let other = Cinema.film("B", in: context)
    try context.save()
    other.year = 7
    #expect(context.updatedObjects == [other] && context.insertedObjects.isEmpty)
    context.delete(other)
    #expect(context.deletedObjects == [other] && context.updatedObjects.isEmpty)
  }

  // MARK: Sections

  @Test func sectionsHaveTitlesAndBounds() throws {
    let films = [("alpha", 1), ("Beta", 1), ("beta", 2)].map { title, year in
      Cinema.film(title, Int16(year), in: context)
    }
    let results = FetchedResults(films, sectionNameKeyPath: "title")
    #expect(results.sections.map(\.indexTitle) == ["A", "B", "B"])
    #expect(results.sections.map(\.numberOfObjects) == [1, 1, 1])
    let years = FetchedResults(films, sectionNameKeyPath: "year")
    #expect(years.sections.map(\.numberOfObjects) == [2, 1])
    #expect(years.object(at: IndexPath(indexes: [0, 1])) === films[1])
    #expect(years.indexPath(of: films[2]) == IndexPath(indexes: [1, 0]))
    for wrong in [[0, 2], [2, 0], [0], [0, -1], [0, 0, 0]] {
      #expect(years.object(at: IndexPath(indexes: wrong)) == nil, "\(wrong)")
    }
    #expect(years.indexPath(of: Cinema.film("gamma", in: context)) == nil)
    #expect(FetchedResults([], sectionNameKeyPath: nil).sections.map(\.numberOfObjects) == [0])
    #expect(FetchedResults([], sectionNameKeyPath: "year").sections.isEmpty)
  }
}
