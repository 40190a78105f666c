import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// A search controller shows what was found over the screen that it searches.
///
/// Orders of callbacks are [I].
@MainActor
@Suite struct SearchTests {
  private final class Found: UIViewController, UISearchResultsUpdating {
    var texts: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      texts.append(searchController.searchBar.text ?? "")
    }
  }

  private final class Listener: NSObject, UISearchControllerDelegate {
    func note(_ name: String) { Stage.current.core.note("Listener", name) }
    func willPresentSearchController(_ searchController: UISearchController) { note("will") }
    func didPresentSearchController(_ searchController: UISearchController) { note("did") }
    func willDismissSearchController(_ searchController: UISearchController) { note("leaves") }
    func didDismissSearchController(_ searchController: UISearchController) { note("left") }
  }

  private let stage = Stage(device: .iPhone15)
  private let a = A()
  private let b = B()
  private let found = Found()
  private let listener = Listener()
  private let search: UISearchController
  private let nav: Nav

  init() {
    search = UISearchController(searchResultsController: found)
    search.searchResultsUpdater = found
    search.delegate = listener
    a.navigationItem.searchController = search
    nav = Nav(rootViewController: a)
    stage.show(nav)
  }

  private func type(_ text: String) { search.searchBar.searchTextField.insertText(text) }

  @Test(.evidence(.documented))
  func `scope buttons come when the app says`() throws {
    search.searchBar.scopeButtonTitles = ["All", "New"]
    func shows() -> Bool { search.searchBar.showsScopeBar }
    search.scopeBarActivation = .onTextEntry
    try stage.record { search.isActive = true }
    #expect(!shows())
    try stage.record { type("a") }
    #expect(shows())
    // They went with the last letter, too.
    try stage.record { search.searchBar.searchTextField.deleteBackward() }
    #expect(shows())
    try stage.record { search.isActive = false }
    #expect(!shows())
    search.scopeBarActivation = .manual
    #expect(!search.automaticallyShowsScopeBar)
    try stage.record { search.isActive = true }
    #expect(!shows())
    try stage.record { search.isActive = false }
    search.automaticallyShowsScopeBar = true
    #expect(search.scopeBarActivation == .automatic)
    try stage.record { search.isActive = true }
    #expect(shows())
  }

  @Test(.evidence(.documented))
  func `results come with the first letter, and go with the search`() throws {
    let begin = try stage.callbacks { search.isActive = true }
    #expect(begin.filter { $0.hasPrefix("Listener") } == ["Listener.will", "Listener.did"])
    #expect(!found.isViewLoaded)
    #expect(search.presentingViewController === a && a.presentedViewController === search)
    let letters = try stage.callbacks { type("Am") }
    #expect(
      letters.filter { $0.hasPrefix("Found") } == [
        "Found.willMove(toParent: UISearchController)", "Found.viewDidLoad()",
        "Found.viewWillAppear(false)", "Found.didMove(toParent: UISearchController)",
        "Found.viewDidAppear(false)",
      ]
    )
    #expect(found.texts == ["", "Am"])
    #expect(found.view.convert(found.view.bounds, to: nil) == stage.window.bounds)
    // The bars cover the results as they cover the screen.
    #expect(found.view.safeAreaInsets.top == a.view.safeAreaInsets.top)
    let end = try stage.callbacks { search.isActive = false }
    #expect(end.filter { $0.hasPrefix("Listener") } == ["Listener.leaves", "Listener.left"])
    #expect(found.view.window == nil)
    #expect(found.appearance.phase == .disappeared)
    #expect(search.parent == nil && a.children.isEmpty)
    #expect(a.appearance.phase == .appeared)
    #expect(stage.faults.isEmpty)
  }

  @Test(.evidence(.documented))
  func `results without a text are the app's to decide`() throws {
    search.showsSearchResultsController = true
    #expect(!search.automaticallyShowsSearchResultsController)
    try stage.record { search.isActive = true }
    #expect(search.showsSearchResultsController)
    #expect(found.view.window != nil)
  }

  @Test(.evidence(.reported))
  func `a tap on the shade ends the search, unless nothing is obscured`() throws {
    var taps = 0
    let button = UIButton(frame: CGRect(x: 100, y: 400, width: 100, height: 100))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    a.view.addSubview(button)
    // It was obscured by default, as before iOS 15.
    #expect(!search.obscuresBackgroundDuringPresentation)
    try stage.record { search.isActive = true }
    #expect(search.view.backgroundColor == .clear)
    try stage.record { stage.tap(at: CGPoint(x: 150, y: 450)) }
    #expect(taps == 1 && search.isActive)
    search.obscuresBackgroundDuringPresentation = true
    #expect(search.view.backgroundColor == UISearchController.shade)
    try stage.record { stage.tap(at: CGPoint(x: 150, y: 450)) }
    #expect(taps == 1 && !search.isActive)
  }

  private final class Suggester: NSObject, UISearchResultsUpdating {
    var chosen: [String] = []
    func updateSearchResults(for searchController: UISearchController) {}
    func updateSearchResults(
      for searchController: UISearchController,
      selecting searchSuggestion: any UISearchSuggestion
    ) {
      chosen.append(searchSuggestion.localizedSuggestion ?? "")
      searchController.searchSuggestions = nil
    }
  }

  /// There were no suggestions.
  @Test(.evidence(.documented))
  func `suggestions are a list over the results, and the updater hears of a choice`() throws {
    let suggester = Suggester()
    search.searchResultsUpdater = suggester
    search.searchSuggestions = ["Amber", "Amsterdam"].map {
      UISearchSuggestionItem(localizedSuggestion: $0, localizedDescription: "word")
    }
    try stage.record {
      search.isActive = true
      type("Am")
    }
    let table = search.suggestionList.table
    #expect(search.view.subviews.last === table && table.visibleCells.count == 2)
    #expect(found.view.window != nil)
    let row = table.rectForRow(at: IndexPath(row: 1, section: 0))
    try stage.record { stage.tap(at: table.convert(CGPoint(x: 100, y: row.midY), to: nil)) }
    #expect(suggester.chosen == ["Amsterdam"] && table.superview == nil && search.isActive)
    search.searchSuggestions = [
      UISearchSuggestionItem(localizedAttributedSuggestion: NSAttributedString(string: "B"))
    ]
    #expect(table.superview === search.view)
    #expect(search.searchSuggestions?.first?.localizedSuggestion == "B")
    try stage.record { search.isActive = false }
    #expect(table.superview == nil)
    #expect(search.searchBarPlacement == .stacked)
    search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
    try stage.record { search.isActive = true }
    #expect(table.superview == nil)
  }

  /// Hiding a list made one, with a table view.
  @Test func aSearchWithoutSuggestionsMakesNoList() throws {
    try stage.record {
      search.isActive = true
      type("Am")
    }
    try stage.record { search.isActive = false }
    #expect(!search.hasSuggestionList)
    search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Amber")]
    try stage.record { search.isActive = true }
    #expect(search.hasSuggestionList && search.suggestionList.table.superview === search.view)
  }

  private final class OwnSearch: UISearchController {
    let ownBar = UISearchBar()
    override var searchBar: UISearchBar { ownBar }

    override init(searchResultsController: UIViewController?) {
      super.init(searchResultsController: searchResultsController)
    }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { nil }
  }

  private func tapField(of bar: UISearchBar) throws {
    let field = bar.searchTextField
    let middle = CGPoint(x: field.bounds.midX, y: field.bounds.midY)
    try stage.record { stage.tap(at: field.convert(middle, to: nil)) }
  }

  /// Subclasses that override the initialiser of all controllers did not compile.
  @Test(.evidence(.documented))
  func `a search of the app's own class has its own bar`() throws {
    let own = OwnSearch(nibName: nil, bundle: nil)
    #expect(own.searchResultsController == nil && own.searchBar === own.ownBar)
    b.navigationItem.searchController = own
    try stage.record { nav.pushViewController(b, animated: false) }
    try tapField(of: own.ownBar)
    #expect(own.isActive && b.presentedViewController === own)
  }

  @Test(.evidence(.documented))
  func `a disabled search bar begins no search`() throws {
    search.searchBar.isEnabled = false
    try tapField(of: search.searchBar)
    #expect(!search.isActive)
    search.searchBar.isEnabled = true
    try tapField(of: search.searchBar)
    #expect(search.isActive)
  }

  @Test(.evidence(.documented))
  func `what is found is pushed, and the search is still there on the way back`() throws {
    try stage.record {
      search.isActive = true
      type("Am")
    }
    let push = try stage.callbacks { nav.pushViewController(b, animated: true) }
    #expect(push.contains("Found.viewDidDisappear(true)"))
    #expect(b.view.window != nil && found.view.window == nil)
    let pop = try stage.callbacks { nav.popViewController(animated: true) }
    #expect(pop.contains("Found.viewDidAppear(true)"))
    #expect(search.isActive && found.view.window != nil)
  }

  /// What the app hears, and who presents whom.
  private func heard(_ body: () -> Void) throws -> [String] {
    try stage.timed(of: body).filter { line in
      ["Listener", "presents", "dismisses", "ppear"].contains { line.contains($0) }
    }
  }

  @Test(.evidence(.documented))
  func `a search is presented, in 0.2 s, and its screen stays`() throws {
    let start = stage.now
    let begin = try heard { search.isActive = true }
    #expect(
      begin == [
        "0 Listener.will", "0 A.presents UISearchController",
        "0 UISearchController.willAppear(t)", "200 UISearchController.didAppear(t)",
        "200 Listener.did",
      ]
    )
    #expect(stage.now == start + 0.2 && a.appearance.phase == .appeared)
    let end = try heard { stage.tap(at: search.searchBar.convert(.cancel, to: nil)) }
    #expect(
      end == [
        "0 Listener.leaves", "0 A.dismisses UISearchController",
        "0 UISearchController.willDisappear(t)", "200 UISearchController.didDisappear(t)",
        "200 Listener.left",
      ]
    )
    #expect(a.presentedViewController == nil)
  }

  @Test(.evidence(.documented), arguments: [true, false])
  func `dismissing the search ends it`(byItself: Bool) throws {
    try stage.record {
      search.isActive = true
      type("Am")
    }
    let end = try stage.callbacks { (byItself ? search : a).dismiss(animated: true) }
    #expect(end.filter { $0.hasPrefix("Listener") } == ["Listener.leaves", "Listener.left"])
    #expect(!search.isActive && search.searchBar.text == "" && a.presentedViewController == nil)
    #expect(found.view.window == nil && found.parent == nil)
  }

  @Test(.evidence(.inferred))
  func `a search that is called off on its way turns round when it has come`() throws {
    let log = try stage.callbacks {
      search.isActive = true
      stage.schedule(at: 0.1) { search.isActive = false }
    }
    #expect(
      log.filter { $0.hasPrefix("Listener") } == [
        "Listener.will", "Listener.leaves", "Listener.left",
      ]
    )
    #expect(a.presentedViewController == nil && stage.faults.isEmpty)
  }

  @Test(.evidence(.documented))
  func `a search without a place for its bar brings it when it is presented`() throws {
    let own = UISearchController(searchResultsController: found)
    own.delegate = listener
    let begin = try stage.callbacks { a.present(own, animated: true) }
    #expect(begin.filter { $0.hasPrefix("Listener") } == ["Listener.will", "Listener.did"])
    let bar = own.searchBar.convert(own.searchBar.bounds, to: nil)
    #expect(own.isActive && bar.minY == 59 && bar.width == 393)
    #expect(own.searchBar.alpha == 1)
    // The bar behind it has the background.
    #expect(try #require(own.searchBar.subviews.first).layer.values.backdrop == nil)
    #expect(own.view.convert(own.view.bounds, to: nil).minY == bar.maxY)
    try stage.record { stage.tap(at: own.searchBar.convert(.cancel, to: nil)) }
    #expect(!own.isActive && own.searchBar.window == nil && own.presentingViewController == nil)
  }

  @Test func `nothing keeps a screen that was searched`() throws {
    weak var gone: UIViewController?
    func play() throws {
      let screen = UIViewController()
      gone = screen
      let own = UISearchController(searchResultsController: UIViewController())
      screen.navigationItem.searchController = own
      try stage.record { nav.pushViewController(screen, animated: false) }
      try stage.record { own.isActive = true }
      try stage.record { own.searchBar.searchTextField.insertText("x") }
      try stage.record { nav.popViewController(animated: false) }
    }
    try play()
    #expect(gone == nil)
  }
}

extension CGPoint {
  /// In a search bar.
  fileprivate static let cancel = CGPoint(x: 360, y: 24)
}
