import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessCoreData

@MainActor
@Suite struct ContextTests {
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }

  init() throws { container = try Cinema.container() }

  // MARK: Fetching

  @Test func requestsChooseSortAndLimit() throws {
    for (title, year) in [("C", 3), ("A", 1), ("D", 4), ("B", 2)] as [(String, Int16)] {
      Cinema.film(title, year, in: context)
    }
    #expect(try Cinema.titles(in: context) == ["A", "B", "C", "D"])
    #expect(try Cinema.titles(in: context, "year > 2", sortedBy: "year") == ["C", "D"])
    let request = NSFetchRequest<Film>(entityName: "Film")
    #expect(try context.fetch(request).map(\.title) == ["C", "A", "D", "B"])
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Film.year, ascending: false)]
    request.fetchLimit = 2
    request.fetchOffset = 1
    #expect(try context.fetch(request).map(\.title) == ["C", "B"])
    #expect(try context.count(for: request) == 2)
    request.includesPendingChanges = false
    #expect(try context.fetch(request).isEmpty)
  }

  @Test func requestsAnswerInOtherForms() throws {
    Cinema.film("A", 1, in: context)
    Cinema.film("B", 1, in: context)
    let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Film")
    ids.resultType = .managedObjectIDResultType
    #expect(try context.fetch(ids).count == 2)
    let count = NSFetchRequest<NSNumber>(entityName: "Film")
    count.resultType = .countResultType
    #expect(try context.fetch(count) == [2])
    let rows = NSFetchRequest<NSDictionary>(entityName: "Film")
    rows.resultType = .dictionaryResultType
    rows.propertiesToFetch = ["year"]
    #expect(try context.fetch(rows).count == 2)
    rows.returnsDistinctResults = true
    #expect(try context.fetch(rows) == [["year": NSNumber(value: 1)]])
    let any: NSFetchRequest<any NSFetchRequestResult> = Film.fetchRequest()
    #expect(try context.fetch(any) is [Film])
  }

  @Test func subentitiesAreAnsweredWithTheirParents() throws {
    _ = Actor(context: context)
    _ = Star(context: context)
    let request = NSFetchRequest<Actor>(entityName: "Actor")
    #expect(try context.count(for: request) == 2)
    request.includesSubentities = false
    #expect(try context.count(for: request) == 1)
    #expect(try context.count(for: NSFetchRequest<Star>(entityName: "Star")) == 1)
  }

  @Test func anUnknownEntityIsAnException() throws {
    let stage = Stage()
    let context = context
    let error = #expect(throws: (any Error).self) {
      try stage.record { _ = try? context.fetch(NSFetchRequest<Film>(entityName: "Flim")) }
    }
    #expect("\(String(describing: error))".contains("no entity called Flim"))
  }

  // MARK: Saving

  @Test func savedObjectsReachOtherContexts() throws {
    let film = Cinema.film("A", in: context)
    let other = container.newBackgroundContext()
    #expect(try Cinema.titles(in: other) == [])
    try context.save()
    #expect(!context.hasChanges && !film.isInserted && !film.objectID.isTemporaryID)
    #expect(film.log == ["insert", "willSave", "didSave"])
    let same = try #require(try other.existingObject(with: film.objectID) as? Film)
    #expect(same !== film && same.isFault)
    #expect(same.title == "A" && !same.isFault && same.log == ["fetch"])
    same.title = "B"
    try other.save()
    #expect(film.title == "A")
    context.refresh(film, mergeChanges: false)
    #expect(film.title == "B")
  }

  @Test func changesAreMergedWhereThatIsAsked() throws {
    let film = Cinema.film("A", in: context)
    try context.save()
    context.automaticallyMergesChangesFromParent = true
    let other = container.newBackgroundContext()
    let same = try #require(other.object(with: film.objectID) as? Film)
    same.title = "B"
    Cinema.film("C", in: other)
    try other.save()
    #expect(film.title == "B")
    #expect(try Cinema.titles(in: context) == ["B", "C"])
    other.delete(same)
    try other.save()
    #expect(film.managedObjectContext == nil)
    #expect(try Cinema.titles(in: context) == ["C"])
  }

  @Test func notificationsOfASaveCanBeMerged() throws {
    let film = Cinema.film("A", in: context)
    try context.save()
    let other = container.newBackgroundContext()
    nonisolated(unsafe) let target = context
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave,
      object: other,
      queue: nil
    ) { target.mergeChanges(fromContextDidSave: $0) }
    defer { NotificationCenter.default.removeObserver(token) }
    (other.object(with: film.objectID) as? Film)?.title = "B"
    try other.save()
    #expect(film.title == "B")
  }

  @Test func aChildSavesIntoItsParent() throws {
    let film = Cinema.film("A", in: context)
    try context.save()
    let child = NSManagedObjectContext(.mainQueueConcurrencyType)
    child.parent = context
    let copy = try #require(child.object(with: film.objectID) as? Film)
    #expect(copy.title == "A")
    copy.title = "B"
    let new = Cinema.film("C", in: child)
    #expect(film.title == "A")
    #expect(try Cinema.titles(in: context) == ["A"])
    try child.save()
    #expect(film.title == "B" && film.isUpdated && context.hasChanges)
    #expect(try Cinema.titles(in: context) == ["B", "C"])
    #expect(try Cinema.titles(in: container.newBackgroundContext()) == ["A"])
    try context.save()
    #expect(try Cinema.titles(in: container.newBackgroundContext()) == ["B", "C"])
    child.delete(new)
    try child.save()
    #expect(try Cinema.titles(in: context) == ["B"])
  }

  @Test func rollbackTakesEverythingBack() throws {
    let film = Cinema.film("A", in: context)
    try context.save()
    film.title = "B"
    Cinema.film("C", in: context)
    context.rollback()
    #expect(!context.hasChanges && film.title == "A")
    #expect(try Cinema.titles(in: context) == ["A"])
    context.delete(film)
    context.rollback()
    #expect(try Cinema.titles(in: context) == ["A"])
    context.reset()
    #expect(context.registeredObjects.isEmpty && film.managedObjectContext == nil)
    #expect(try Cinema.titles(in: context) == ["A"])
  }

  @Test func requiredValuesAreRequired() throws {
    _ = Film(context: context)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSValidationMissingMandatoryPropertyError)
    #expect(error?.localizedDescription == "title is a required value.")
    #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "title")
    #expect(context.hasChanges)
  }

  @Test(arguments: [
    NSMergePolicyType.mergeByPropertyObjectTrumpMergePolicyType,
    .overwriteMergePolicyType, .mergeByPropertyStoreTrumpMergePolicyType, .errorMergePolicyType,
  ])
  func whatMustBeUniqueIsKeptOnce(policy: NSMergePolicyType) throws {
    Cinema.film("A", 1, in: context)
    try context.save()
    context.mergePolicy = NSMergePolicy(merge: policy)
    Cinema.film("A", 2, in: context)
    Cinema.film("B", 3, in: context)
    guard policy != .errorMergePolicyType else {
      let error = #expect(throws: NSError.self) { try context.save() }
      #expect(error?.code == NSManagedObjectConstraintMergeError)
      return
    }
    try context.save()
    #expect(try Cinema.titles(in: context) == ["A", "B"])
    let years = try context.fetch(NSFetchRequest<Film>(entityName: "Film")).map(\.year)
    #expect(
      years.sorted() == (policy == .mergeByPropertyStoreTrumpMergePolicyType ? [1, 3] : [2, 3])
    )
  }

  @Test func manyRowsAreDeletedAtOnce() throws {
    for number in 0..<5 { Cinema.film("\(number)", Int16(number), in: context) }
    try context.save()
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Film")
    request.predicate = NSPredicate(format: "year >= 2")
    let delete = NSBatchDeleteRequest(fetchRequest: request)
    delete.resultType = .resultTypeCount
    let result = try context.execute(delete) as? NSBatchDeleteResult
    #expect(result?.result as? Int == 3)
    context.reset()
    #expect(try Cinema.titles(in: context) == ["0", "1"])
  }

  @Test func otherRequestsAreNotExecutedInSilence() throws {
    let (stage, context) = (Stage(), context)
    let error = #expect(throws: (any Error).self) {
      try stage.record { _ = try? context.execute(NSPersistentStoreRequest()) }
    }
    #expect("\(String(describing: error))".contains("cannot be executed here"))
  }

  // MARK: Observing

  @Test func observersAreToldOncePerTurn() throws {
    nonisolated(unsafe) var told: [[String: Int]] = []
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange,
      object: context,
      queue: nil
    ) { note in
      told.append(
        (note.userInfo ?? [:]).reduce(into: [:]) { counts, row in
          counts["\(row.key)"] = (row.value as? Set<NSManagedObject>)?.count
        }
      )
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let film = Cinema.film("A", in: context)
    film.year = 3
    Cinema.film("B", in: context)
    context.processPendingChanges()
    context.processPendingChanges()
    film.title = "C"
    context.processPendingChanges()
    context.delete(film)
    context.processPendingChanges()
    #expect(told == [["inserted": 2], ["updated": 1], ["deleted": 1]])
  }

  @Test func aStageTellsObserversAtTheEndOfATurn() throws {
    let stage = Stage()
    nonisolated(unsafe) var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange,
      object: context,
      queue: nil
    ) { _ in count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    let context = context
    try stage.record(for: 0.1, fps: 10) {
      Cinema.film("A", in: context)
      Cinema.film("B", in: context)
      #expect(count == 0)
    }
    #expect(count == 1)
  }

  @Test func workIsDoneInALaterTurn() throws {
    let stage = Stage()
    nonisolated(unsafe) var log: [String] = []
    let (context, container) = (context, container)
    try stage.record(for: 0.1, fps: 10) {
      context.perform { log.append("later") }
      container.performBackgroundTask { other in log.append(other === context ? "same" : "other") }
      context.performAndWait { log.append("now") }
      log.append("after")
    }
    #expect(log == ["now", "after", "later", "other"])
  }

  @Test func workIsAwaited() async throws {
    let context = context
    let count = try await context.perform { () throws -> Int in
      Cinema.film("A", in: context)
      return try context.count(for: NSFetchRequest<Film>(entityName: "Film"))
    }
    #expect(count == 1)
  }
}
