import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessCoreData

/// Fetches of dictionaries, in a block, in a later turn, and changes of many rows.
@MainActor
@Suite struct RowTests {
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }

  init() throws {
    container = try Cinema.container()
    for (title, year) in [("A", 1), ("B", 2), ("C", 1), ("D", 3)] as [(String, Int16)] {
      Cinema.film(title, year, in: context)
    }
    try context.save()
  }

  private var rows: NSFetchRequest<NSDictionary> {
    let request = NSFetchRequest<NSDictionary>(entityName: "Film")
    request.resultType = .dictionaryResultType
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    return request
  }

  private func expression(
    _ name: String,
    _ function: String,
    of keyPath: String = "year"
  ) -> NSExpressionDescription {
    let described = NSExpressionDescription()
    described.name = name
    described.expression = NSExpression(
      forFunction: function,
      arguments: [NSExpression(forKeyPath: keyPath)]
    )
    described.expressionResultType = .integer32AttributeType
    return described
  }

  @Test func functionsOfManyObjectsGiveOneRow() throws {
    let request = rows
    request.propertiesToFetch = [
      expression("films", "count:"), expression("sum", "sum:"), expression("last", "max:"),
    ]
    request.predicate = NSPredicate(format: "year < 3")
    #expect(try context.fetch(request) == [["films": 3, "sum": 4, "last": 2]])
  }

  @Test func theLastDateAndTheFirstTextAreFound() throws {
    let films = try context.fetch(NSFetchRequest<Film>(entityName: "Film"))
    let dates = [3.0, 9, 1].map { Date(timeIntervalSinceReferenceDate: $0) }
    for (film, date) in zip(films, dates) { film.shown = date }
    try context.save()
    let request = rows
    request.propertiesToFetch = [
      expression("last", "max:", of: "shown"), expression("first", "min:", of: "title"),
    ]
    let row = try #require(try context.fetch(request).first)
    #expect(row["last"] as? Date == dates[1] && row["first"] as? String == "A")
  }

  @Test func rowsAreGrouped() throws {
    let request = rows
    request.propertiesToFetch = ["year", expression("films", "count:")]
    request.propertiesToGroupBy = ["year"]
    let all: [NSDictionary] = [
      ["year": 1, "films": 2], ["year": 2, "films": 1], ["year": 3, "films": 1],
    ]
    #expect(try context.fetch(request) == all)
    request.havingPredicate = NSPredicate(format: "films == 1")
    #expect(try context.fetch(request) == Array(all.dropFirst()))
    let count = NSExpression(forVariable: "films")
    request.havingPredicate = NSPredicate(format: "%@ == 1", count)
    #expect(try context.fetch(request) == Array(all.dropFirst()))
    (request.fetchOffset, request.fetchLimit) = (1, 1)
    #expect(try context.fetch(request) == [all[2]], "rows are limited, not objects")
  }

  @Test func aFunctionOfOneObjectIsCalculatedForEach() throws {
    let request = rows
    request.propertiesToFetch = [expression("name", "lowercase:", of: "title")]
    #expect(try context.fetch(request).map { $0["name"] as? String } == ["a", "b", "c", "d"])
  }

  @Test func anObjectInARowIsItsIdentity() throws {
    let request = rows
    let itself = NSExpressionDescription()
    (itself.name, itself.expression) = ("film", NSExpression.expressionForEvaluatedObject())
    request.propertiesToFetch = [itself]
    let films = try context.fetch(NSFetchRequest<Film>(entityName: "Film"))
    let found = try context.fetch(request).compactMap { $0["film"] as? NSManagedObjectID }
    #expect(found.count == 4 && Set(found) == Set(films.map(\.objectID)))
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

  @Test func aControllerMayBeMadeWithoutARequest() {
    let controller = NSFetchedResultsController<Film>()
    #expect(controller.fetchedObjects == nil && controller.sections == nil)
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
}
