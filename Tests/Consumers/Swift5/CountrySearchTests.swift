import Testing
import UIKit

@MainActor
@Suite struct CountrySearchTests {
  private let stage = Stage(device: .iPhone15)
  private let countries = CountryTableController()

  @Test func `a tap searches, a row of the results pushes, Back finds the search again`() throws {
    let nav = UINavigationController(rootViewController: countries)
    stage.show(nav)
    let bar = countries.searchController.searchBar
    try stage.record { stage.tap(at: CGPoint(x: 150, y: 125)) }
    #expect(countries.searchController.isActive)
    #expect(countries.log == ["will", "did"])
    try stage.record { bar.searchTextField.insertText("o") }
    #expect(countries.results.found == ["Angola", "Mozambique", "Portugal", "Timor-Leste"])
    let results = countries.results
    #expect(results.view.window != nil)
    #expect(results.tableView.visibleCells.count == 4)
    let row = try #require(results.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
    let point = row.convert(CGPoint(x: 100, y: 20), to: nil)
    let push = try stage.record { stage.tap(at: point) }
    #expect(nav.topViewController?.title == "Portugal")
    #expect(push.duration == 0.5)
    #expect(results.view.window == nil)
    try stage.record { nav.popViewController(animated: true) }
    #expect(countries.searchController.isActive)
    #expect(results.view.window != nil)
    countries.searchController.isActive = false
    stage.advance(by: 1)
    #expect(countries.log == ["will", "did", "leaves", "left"])
    #expect(results.view.window == nil)
    #expect(stage.faults.isEmpty)
  }
}
