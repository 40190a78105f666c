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

  /// Two letters of a short name may be wrong, and every third of a long one.
  @Test(arguments: [
    "puhs": "push", "flop-horisantol": "flip-horizontal", "bliindds-left": "blinds-left",
  ])
  func slipsOfThePenAreForgiven(slip: String, meant: String) {
    do {
      _ = try Catalogue.entry(named: slip)
      Issue.record("there is no transition '\(slip)'")
    } catch {
      guard case .unknownTransition(slip, let nearest) = error else {
        Issue.record(error)
        return
      }
      #expect(nearest.first == meant)
    }
  }

  @Test func errorsListWordsAsOneSpeaks() {
    let lists = ["a": ["a"], "a or b": ["a", "b"], "a, b or c": ["a", "b", "c"]]
    for (list, words) in lists {
      let error = CatalogueError.unknownTransition("x", nearest: words)
      #expect(error.description == "unknown transition 'x'; did you mean \(list)?")
    }
    let nothingNear = CatalogueError.unknownTransition("x", nearest: [])
    #expect(
      nothingNear.description == "unknown transition 'x'; `transrender list` shows what there is"
    )
  }

  @Test func longNamesAreCut() {
    let name = String(repeating: "ab", count: 20)
    let whole = CatalogueError.unknownTransition(name, nearest: []).description
    #expect(whole.hasPrefix("unknown transition '\(name)';"))
    let cut = CatalogueError.unknownTransition(name + "c", nearest: []).description
    #expect(cut.hasPrefix("unknown transition '\(name)…';"))
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
