import Foundation
import Geometry
import VirtualTime

@testable import HeadlessUIKit

extension FullDelegate: UINavigationBarDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    answer(false, to: navigationBar, item)
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    hear(navigationBar, item)
  }
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    answer(false, to: navigationBar, item)
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    hear(navigationBar, item)
  }
}

extension FullDelegate: UITabBarDelegate {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { hear(tabBar, item) }
}

extension FullDelegate: UISearchBarDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    answer(false, to: searchBar)
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { hear(searchBar) }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { answer(false, to: searchBar) }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { hear(searchBar) }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    hear(searchBar, searchText)
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { hear(searchBar) }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { hear(searchBar) }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { hear(searchBar) }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { hear(searchBar) }
  func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { answer(false, to: searchBar, range, text) }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    hear(searchBar, selectedScope)
  }
}

extension FullDelegate: UISearchControllerDelegate {
  func willPresentSearchController(_ searchController: UISearchController) {
    hear(searchController)
  }
  func didPresentSearchController(_ searchController: UISearchController) { hear(searchController) }
  func willDismissSearchController(_ searchController: UISearchController) {
    hear(searchController)
  }
  func didDismissSearchController(_ searchController: UISearchController) { hear(searchController) }
}

extension FullDelegate: UISearchDisplayDelegate {
  func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) {
    hear(controller)
  }
  func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController) {
    hear(controller)
  }
  func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController) {
    hear(controller)
  }
  func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) {
    hear(controller)
  }
  func searchDisplayController(
    _ controller: UISearchDisplayController,
    didLoadSearchResultsTableView tableView: UITableView
  ) { hear(controller, tableView) }
  func searchDisplayController(
    _ controller: UISearchDisplayController,
    willUnloadSearchResultsTableView tableView: UITableView
  ) { hear(controller, tableView) }
  func searchDisplayController(
    _ controller: UISearchDisplayController,
    willShowSearchResultsTableView tableView: UITableView
  ) { hear(controller, tableView) }
  func searchDisplayController(
    _ controller: UISearchDisplayController,
    didShowSearchResultsTableView tableView: UITableView
  ) { hear(controller, tableView) }
  func searchDisplayController(
    _ controller: UISearchDisplayController,
    willHideSearchResultsTableView tableView: UITableView
  ) { hear(controller, tableView) }
  func searchDisplayController(
    _ controller: UISearchDisplayController,
    didHideSearchResultsTableView tableView: UITableView
  ) { hear(controller, tableView) }
  func searchDisplayController(
    _ controller: UISearchDisplayController,
    shouldReloadTableForSearch searchString: String?
  ) -> Bool { answer(false, to: controller, searchString) }
  func searchDisplayController(
    _ controller: UISearchDisplayController,
    shouldReloadTableForSearchScope searchOption: Int
  ) -> Bool { answer(false, to: controller, searchOption) }
}
