import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

/// `UISearchDisplayController`: a table with results over the screen that is searched.
@MainActor
@Suite struct SearchDisplayTests {
  private final class Screen: UIViewController, UITableViewDataSource, UISearchDisplayDelegate {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 393, height: 52))
    private(set) lazy var search = UISearchDisplayController(
      searchBar: bar,
      contentsController: self
    )
    var calls: [String] = []
    var reloads = true

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(bar)
      (search.delegate, search.searchResultsDataSource) = (self, self)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      bar.text?.count ?? 0
    }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) {
      calls.append("willBegin")
    }
    func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController) {
      calls.append("didBegin")
    }
    func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController) {
      calls.append("willEnd")
    }
    func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) {
      calls.append("didEnd")
    }
    func searchDisplayController(
      _ controller: UISearchDisplayController,
      willShowSearchResultsTableView tableView: UITableView
    ) { calls.append("willShow") }
    func searchDisplayController(
      _ controller: UISearchDisplayController,
      didHideSearchResultsTableView tableView: UITableView
    ) { calls.append("didHide") }
    func searchDisplayController(
      _ controller: UISearchDisplayController,
      shouldReloadTableForSearch searchString: String?
    ) -> Bool {
      calls.append("asks \(searchString ?? "nil")")
      return reloads
    }
  }

  private let stage = Stage(device: .iPhone15)
  private let screen = Screen()
  private let nav: UINavigationController

  init() {
    nav = UINavigationController(rootViewController: screen)
    stage.show(nav)
    stage.advance(by: 0)
  }

  private var table: UITableView { screen.search.searchResultsTableView }

  private func type(_ text: String) {
    screen.bar.searchTextField.insertText(text)
    stage.advance(by: 0)
  }

  @Test func theScreenKnowsItsSearch() {
    #expect(screen.searchDisplayController === screen.search)
    #expect(screen.search.searchContentsController === screen)
    #expect(screen.search.searchBar === screen.bar)
  }

  /// An empty controller once stood in for it.
  @Test func aScreenThatIsGoneIsAnException() {
    func searchOfNobody() -> UISearchDisplayController {
      let gone = UIViewController()
      return UISearchDisplayController(searchBar: UISearchBar(), contentsController: gone)
    }
    let search = searchOfNobody()
    #expect(throws: Stage.UIKitException.self) {
      try stage.record { _ = search.searchContentsController }
    }
    #expect(stage.faults.last?.remedy.contains("keep the controller") == true)
  }

  @Test func editingBeginsTheSearch() {
    screen.bar.becomeFirstResponder()
    #expect(screen.search.isActive && screen.calls == ["willBegin"])
    stage.advance(by: 1)
    #expect(screen.calls == ["willBegin", "didBegin"])
    #expect(nav.isNavigationBarHidden && screen.bar.showsCancelButton && table.window == nil)
  }

  @Test func resultsComeWithTheFirstLetterAndGoWithTheSearch() {
    screen.search.setActive(true, animated: true)
    stage.advance(by: 1)
    screen.calls = []
    type("Am")
    #expect(screen.calls == ["asks Am", "willShow"])
    #expect(table.window != nil && table.numberOfRows(inSection: 0) == 2)
    let end = screen.bar.convert(screen.bar.bounds, to: nil as UIView?).maxY
    #expect(table.convert(table.bounds, to: nil as UIView?).minY == end)
    screen.calls = []
    screen.search.setActive(false, animated: true)
    stage.advance(by: 1)
    #expect(screen.calls == ["willEnd", "didHide", "didEnd"])
    #expect(table.window == nil && screen.bar.text == "" && !nav.isNavigationBarHidden)
  }

  @Test func theDelegateReloadsTheTableItself() {
    screen.search.isActive = true
    screen.reloads = false
    type("A")
    type("m")
    #expect(table.numberOfRows(inSection: 0) == 1)
    table.reloadData()
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  @Test func theBarStandsInPlaceOfTheTitle() {
    screen.search.displaysSearchBarInNavigationBar = true
    #expect(screen.navigationItem.titleView === screen.bar)
    screen.search.isActive = true
    stage.advance(by: 1)
    #expect(!nav.isNavigationBarHidden)
  }
}
