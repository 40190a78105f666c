import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessCoreData

/// Requests that are executed in a block, in a later turn, and on many rows.
@MainActor
@Suite struct RequestTests {
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }

  init() throws {
    container = try Cinema.containerOfFourFilms()
  }

  @Test func aRequestIsExecutedInTheContextOfTheRunningBlock() throws {
    let request = NSFetchRequest<Film>(entityName: "Film")
    let other = container.newBackgroundContext()
    let found = try other.performAndWait { try request.execute() }
    #expect(found.count == 4 && found.allSatisfy { $0.managedObjectContext === other })
    let stage = Stage()
    let error = #expect(throws: (any Error).self) { try stage.record { _ = try request.execute() } }
    #expect(String(describing: error).contains("outside of a context's block"))
  }

  @Test func aTaskInTheBackgroundIsABlockOfItsContext() async throws {
    let found = try await container.performBackgroundTask { _ in
      try NSFetchRequest<Film>(entityName: "Film").execute().count
    }
    #expect(found == 4)
  }

  @Test func anAsynchronousFetchAnswersInALaterTurn() throws {
    let stage = Stage()
    var titles: [String]?
    let request = NSAsynchronousFetchRequest(fetchRequest: NSFetchRequest<Film>(entityName: "Film"))
    { titles = $0.finalResult?.map(\.title) }
    let result = try context.execute(request) as? NSAsynchronousFetchResult<Film>
    #expect(titles == nil && result?.finalResult == nil)
    stage.advance(by: 0)
    #expect(titles == ["A", "B", "C", "D"])
  }

  @Test(arguments: [
    NSBatchUpdateRequestResultType.statusOnlyResultType, .updatedObjectIDsResultType,
    .updatedObjectsCountResultType,
  ])
  func aBatchChangesStoredValues(type: NSBatchUpdateRequestResultType) throws {
    let film = try #require(try context.fetch(NSFetchRequest<Film>(entityName: "Film")).first)
    #expect(film.year == 1)
    let request = NSBatchUpdateRequest(entityName: "Film")
    request.predicate = NSPredicate(format: "year == 1")
    request.propertiesToUpdate = ["year": 9]
    request.resultType = type
    let result = try #require(try context.execute(request) as? NSBatchUpdateResult)
    switch type {
    case .statusOnlyResultType: #expect(result.result as? Bool == true)
    case .updatedObjectIDsResultType: #expect((result.result as? [NSManagedObjectID])?.count == 2)
    case .updatedObjectsCountResultType: #expect(result.result as? Int == 2)
    }
    // [D] Objects of contexts keep their values.
    #expect(film.year == 1)
    #expect(try Cinema.titles(in: container.newBackgroundContext(), "year == 9") == ["A", "C"])
  }

  @Test(arguments: ["yaer", "room"])
  func aBatchRefusesWhatIsNoAttribute(name: String) throws {
    let context = context
    let request = NSBatchUpdateRequest(entityName: "Film")
    request.propertiesToUpdate = [name: 9, "year": 9, "zoom": 9, "zone": 9]
    let error = #expect(throws: Stage.UIKitException.self) {
      try Stage().record { _ = try? context.execute(request) }
    }
    #expect("\(String(describing: error))".contains("Invalid string key \(name)"))
    #expect(try Cinema.titles(in: container.newBackgroundContext(), "year == 9").isEmpty)
  }

  @Test func aBatchTakesDescriptionsAndExpressions() throws {
    let film = try #require(context.model?.entitiesByName["Film"])
    let (year, score) = (film.attributesByName["year"], film.attributesByName["score"])
    let request = NSBatchUpdateRequest(entity: film)
    request.propertiesToUpdate = [
      try #require(year): 9, try #require(score): NSExpression(forKeyPath: "year"),
    ]
    try context.execute(request)
    let titles = try Cinema.titles(in: container.newBackgroundContext(), "year == 9 AND score == 2")
    #expect(titles == ["B"])
  }
}
