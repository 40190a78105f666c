import Foundation
import Geometry
import Testing
import VirtualTime

@testable import HeadlessUIKit

extension ForwardingTests {
  @Test func `a UINavigationBarDelegate that leaves all out`() throws {
    let relay = Relay<any UINavigationBarDelegate>()
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "item")
    try relay.passesOn { $0.navigationBar(bar, shouldPush: item) }
    try relay.passesOn { $0.navigationBar(bar, didPush: item) }
    try relay.passesOn { $0.navigationBar(bar, shouldPop: item) }
    try relay.passesOn { $0.navigationBar(bar, didPop: item) }
  }

  @Test func `a UITabBarDelegate that leaves all out`() throws {
    let relay = Relay<any UITabBarDelegate>()
    let bar = UITabBar()
    let item = UITabBarItem()
    try relay.passesOn { $0.tabBar(bar, didSelect: item) }
  }

  @Test func `a UISearchBarDelegate that leaves all out`() throws {
    let relay = Relay<any UISearchBarDelegate>()
    let bar = UISearchBar()
    let range = NSRange(location: 1, length: 2)
    try relay.passesOn { $0.searchBarShouldBeginEditing(bar) }
    try relay.passesOn { $0.searchBarTextDidBeginEditing(bar) }
    try relay.passesOn { $0.searchBarShouldEndEditing(bar) }
    try relay.passesOn { $0.searchBarTextDidEndEditing(bar) }
    try relay.passesOn { $0.searchBar(bar, textDidChange: "a") }
    try relay.passesOn { $0.searchBarSearchButtonClicked(bar) }
    try relay.passesOn { $0.searchBarCancelButtonClicked(bar) }
    try relay.passesOn { $0.searchBarBookmarkButtonClicked(bar) }
    try relay.passesOn { $0.searchBarResultsListButtonClicked(bar) }
    try relay.passesOn { $0.searchBar(bar, shouldChangeTextIn: range, replacementText: "a") }
    try relay.passesOn { $0.searchBar(bar, selectedScopeButtonIndexDidChange: 1) }
  }

  @Test func `a UISearchControllerDelegate that leaves all out`() throws {
    let relay = Relay<any UISearchControllerDelegate>()
    let search = UISearchController(searchResultsController: nil)
    try relay.passesOn { $0.willPresentSearchController(search) }
    try relay.passesOn { $0.didPresentSearchController(search) }
    try relay.passesOn { $0.willDismissSearchController(search) }
    try relay.passesOn { $0.didDismissSearchController(search) }
  }

  @Test func `a UISearchDisplayDelegate that leaves all out`() throws {
    let relay = Relay<any UISearchDisplayDelegate>()
    let search = UISearchDisplayController(
      searchBar: UISearchBar(),
      contentsController: UIViewController()
    )
    let table = UITableView()
    try relay.passesOn { $0.searchDisplayControllerWillBeginSearch(search) }
    try relay.passesOn { $0.searchDisplayControllerDidBeginSearch(search) }
    try relay.passesOn { $0.searchDisplayControllerWillEndSearch(search) }
    try relay.passesOn { $0.searchDisplayControllerDidEndSearch(search) }
    try relay.passesOn { $0.searchDisplayController(search, didLoadSearchResultsTableView: table) }
    try relay.passesOn {
      $0.searchDisplayController(search, willUnloadSearchResultsTableView: table)
    }
    try relay.passesOn { $0.searchDisplayController(search, willShowSearchResultsTableView: table) }
    try relay.passesOn { $0.searchDisplayController(search, didShowSearchResultsTableView: table) }
    try relay.passesOn { $0.searchDisplayController(search, willHideSearchResultsTableView: table) }
    try relay.passesOn { $0.searchDisplayController(search, didHideSearchResultsTableView: table) }
    try relay.passesOn { $0.searchDisplayController(search, shouldReloadTableForSearch: "a") }
    try relay.passesOn { $0.searchDisplayController(search, shouldReloadTableForSearchScope: 1) }
  }
}
