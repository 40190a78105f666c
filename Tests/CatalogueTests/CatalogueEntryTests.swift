import Catalogue
import Testing

@Suite struct CatalogueEntryTests {
  @Test func unknownNamesGetNeighbours() {
    #expect(throws: CatalogueError.self) { try Catalogue.entry(named: "cover-vertikal") }
    do {
      _ = try Catalogue.entry(named: "cover-vertikal")
    } catch {
      #expect(error.description.hasPrefix("unknown transition 'cover-vertikal'; did you mean "))
      #expect(error.description.contains("cover-vertical"))
    }
  }

  @Test func parametersReachTheTransition() throws {
    let entry = try Catalogue.entry(named: "blinds-left")
    let given = try entry.transition(["count": 3])
    #expect(given as? Blinds == Blinds(.left, count: 3))
    #expect(entry.transition as? Blinds == Blinds(.left))
  }

  @Test func strangeParametersAreNamed() throws {
    let entry = try Catalogue.entry(named: "wipe-left")
    let sentence = "transition 'wipe-left' has no parameter 'size'; choose from softness"
    #expect(throws: CatalogueError.unknownParameter("size", of: "wipe-left", known: ["softness"])) {
      try entry.transition(["size": 3])
    }
    let error = CatalogueError.unknownParameter("size", of: "wipe-left", known: ["softness"])
    #expect(error.description == sentence)
  }

  @Test(arguments: [0, 101, 2.5, .nan])
  func valuesOutOfRangeAreRefused(count: Double) throws {
    let entry = try Catalogue.entry(named: "blinds-left")
    #expect(throws: CatalogueError.self) { try entry.transition(["count": count]) }
  }

  @Test(arguments: Catalogue.all)
  func usualValuesAreAccepted(entry: CatalogueEntry) {
    for parameter in entry.parameters {
      #expect(parameter.accepts(parameter.usual), "\(parameter.name)")
    }
  }
}
