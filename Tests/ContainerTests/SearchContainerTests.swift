import Geometry
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct SearchContainerTests {
  @Test func theSearchFillsItsContainer() {
    let stage = Stage(device: .init(width: 320, height: 480, scale: 2))
    let search = UISearchController(searchResultsController: UIViewController())
    let container = UISearchContainerViewController(searchController: search)
    stage.window.rootViewController = container
    stage.advance(by: 0)
    #expect(container.children == [search])
    #expect(search.view.superview === container.view)
    #expect(search.view.frame == container.view.bounds)
    #expect(stage.faults.isEmpty)
  }
}
