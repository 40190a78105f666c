import Foundation
import Testing

@testable import HeadlessCoreData

@MainActor
@Suite struct ResultsTests {
  private final class Listener: NSFetchedResultsControllerDelegate {
    private(set) var log: [String] = []
    private(set) var senders: [NSObject] = []

    func take() -> [String] {
      defer { log = [] }
      return log
    }

    func controllerWillChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
      log.append("will")
      senders.append(controller)
    }

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange anObject: Any,
      at indexPath: IndexPath?,
      for type: NSFetchedResultsChangeType,
      newIndexPath: IndexPath?
    ) {
      let title = (anObject as? Film)?.value(forKey: "title") as? String ?? "-"
      log.append("\(title) \(type) \(Self.text(indexPath)) \(Self.text(newIndexPath))")
    }

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo,
      atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) {
      log.append("section \(sectionInfo.name) \(type) \(sectionIndex)")
    }

    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) { log.append("did") }

    private static func text(_ path: IndexPath?) -> String {
      path.map { "\($0[0]).\($0[1])" } ?? "-"
    }
  }

  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }

  init() throws { container = try Cinema.container() }

  private func controller(_ sections: String? = nil) -> NSFetchedResultsController<Film> {
    let request = NSFetchRequest<Film>(entityName: "Film")
    let title = NSSortDescriptor(key: "title", ascending: true)
    request.sortDescriptors =
      (sections.map { [NSSortDescriptor(key: $0, ascending: true)] } ?? []) + [title]
    return NSFetchedResultsController(
      fetchRequest: request,
      managedObjectContext: context,
      sectionNameKeyPath: sections,
      cacheName: nil
    )
  }

  @Test func aControllerMayBeMadeWithoutARequest() {
    let controller = NSFetchedResultsController<Film>()
    #expect(controller.fetchedObjects == nil && controller.sections == nil)
  }

  @Test func resultsStandInSections() throws {
    for (title, year) in [("A", 1), ("C", 1), ("B", 2)] as [(String, Int16)] {
      Cinema.film(title, year, in: context)
    }
    let flat = controller()
    #expect(flat.sections == nil && flat.fetchedObjects == nil)
    try flat.performFetch()
    #expect(flat.sections?.map(\.numberOfObjects) == [3])
    let parted = controller("year")
    try parted.performFetch()
    #expect(parted.sections?.map(\.name) == ["1", "2"])
    #expect(parted.sections?.map(\.numberOfObjects) == [2, 1])
    let path = IndexPath(indexes: [0, 1])
    #expect(parted.object(at: path).title == "C")
    #expect(parted.indexPath(forObject: parted.object(at: path)) == path)
    #expect(parted.fetchedObjects?.map(\.title) == ["A", "C", "B"])
  }

  @Test func theDelegateIsToldOfEveryChange() throws {
    let (a, b) = (Cinema.film("A", 1, in: context), Cinema.film("B", 1, in: context))
    let listener = Listener()
    let results = controller()
    results.delegate = listener
    try results.performFetch()
    context.processPendingChanges()
    #expect(listener.take() == [])
    let c = Cinema.film("C", 1, in: context)
    try context.save()
    #expect(listener.take() == ["will", "C insert - 0.2", "did"])
    b.year = 4
    context.processPendingChanges()
    #expect(listener.take() == ["will", "B update 0.1 0.1", "did"])
    a.title = "D"
    context.processPendingChanges()
    #expect(listener.take() == ["will", "D move 0.0 0.2", "did"])
    #expect(results.fetchedObjects?.map(\.title) == ["B", "C", "D"])
    context.delete(c)
    context.processPendingChanges()
    #expect(listener.take() == ["will", "C delete 0.1 -", "did"])
    results.delegate = nil
    Cinema.film("E", in: context)
    context.processPendingChanges()
    #expect(results.fetchedObjects?.count == 2)
  }

  @Test func theDelegateIsToldOfSections() throws {
    let a = Cinema.film("A", 1, in: context)
    Cinema.film("B", 1, in: context)
    let (listener, results) = (Listener(), controller("year"))
    results.delegate = listener
    try results.performFetch()
    context.processPendingChanges()
    a.year = 2
    context.processPendingChanges()
    #expect(listener.take() == ["will", "section 2 insert 1", "A move 0.0 1.0", "did"])
    a.year = 1
    context.processPendingChanges()
    #expect(listener.take() == ["will", "section 2 delete 1", "A move 1.0 0.0", "did"])
  }

  @Test func theDelegateKnowsItsController() throws {
    let (listener, results) = (Listener(), controller())
    results.delegate = listener
    try results.performFetch()
    Cinema.film("A", in: context)
    context.processPendingChanges()
    #expect(results.isEqual(listener.senders.first))
    #expect(!controller().isEqual(listener.senders.first))
    let seen = listener.senders.first as? NSFetchedResultsController<any NSFetchRequestResult>
    #expect(seen?.fetchedObjects?.count == 1)
  }

  /// Told changes, applied to the old rows as a table applies them, give the new ones.
  @Test func theChangesLeadFromTheOldRowsToTheNew() throws {
    let results = controller("year")
    try results.performFetch()
    var seed: UInt64 = 3
    func random(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    var old = FetchedResults([], sectionNameKeyPath: "year")
    var films: [Film] = []
    for step in 0..<200 {
      var changed: Set<NSManagedObjectID> = []
      for _ in 0...random(3) {
        switch random(4) {
        case 0 where !films.isEmpty:
          let film = films.remove(at: random(films.count))
          context.delete(film)
        case 1 where !films.isEmpty:
          let film = films[random(films.count)]
          film.year = Int16(random(3))
          changed.insert(film.objectID)
        case 2 where !films.isEmpty:
          let film = films[random(films.count)]
          film.title = "\(random(100))"
          changed.insert(film.objectID)
        default: films.append(Cinema.film("\(random(100))", Int16(random(3)), in: context))
        }
      }
      try results.performFetch()
      let new = FetchedResults(results.fetchedObjects ?? [], sectionNameKeyPath: "year")
      let changes = FetchedChanges(from: old, to: new, changed: changed)
      #expect(
        Self.applied(changes, to: old, like: new) == new.sections.map(\.members),
        "step \(step)"
      )
      old = new
    }
  }

  private static func applied(
    _ changes: FetchedChanges,
    to old: FetchedResults,
    like new: FetchedResults
  ) -> [[NSManagedObject]] {
    let leaving = Set(changes.objects.filter { $0.type != .update }.compactMap(\.old))
    let kept = old.sections.enumerated().flatMap { number, section in
      section.members.enumerated().filter {
        !leaving.contains(IndexPath(indexes: [number, $0.offset]))
      }
      .map { (section: section.name, object: $0.element) }
    }
    var result = new.sections.map { section in
      kept.filter { $0.section == section.name }.map(\.object)
    }
    let arrivals = changes.objects.filter { $0.type == .insert || $0.type == .move }
    for arrival in arrivals.sorted(by: { ($0.new ?? []) < ($1.new ?? []) }) {
      guard let path = arrival.new else { continue }
      result[path[0]].insert(arrival.object, at: min(path[1], result[path[0]].count))
    }
    return result
  }
}
