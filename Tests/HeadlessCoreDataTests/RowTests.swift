import Foundation
import Testing

@testable import HeadlessCoreData

/// Fetches of dictionaries.
@MainActor
@Suite struct RowTests {
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }

  init() throws {
    container = try Cinema.containerOfFourFilms()
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
}
