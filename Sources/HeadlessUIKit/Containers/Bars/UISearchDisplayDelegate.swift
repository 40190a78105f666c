public import Foundation

/// Is told of a search of iOS up to 7, and asked when its results are read again.
@preconcurrency @MainActor
public protocol UISearchDisplayDelegate: NSObjectProtocol {
  func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController)
  func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController)
  func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController)
  func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController)
  func searchDisplayController(
    _ controller: UISearchDisplayController,
    didLoadSearchResultsTableView tableView: UITableView
  )
  func searchDisplayController(
    _ controller: UISearchDisplayController,
    willUnloadSearchResultsTableView tableView: UITableView
  )
  func searchDisplayController(
    _ controller: UISearchDisplayController,
    willShowSearchResultsTableView tableView: UITableView
  )
  func searchDisplayController(
    _ controller: UISearchDisplayController,
    didShowSearchResultsTableView tableView: UITableView
  )
  func searchDisplayController(
    _ controller: UISearchDisplayController,
    willHideSearchResultsTableView tableView: UITableView
  )
  func searchDisplayController(
    _ controller: UISearchDisplayController,
    didHideSearchResultsTableView tableView: UITableView
  )
  func searchDisplayController(
    _ controller: UISearchDisplayController,
    shouldReloadTableForSearch searchString: String?
  ) -> Bool
  func searchDisplayController(
    _ controller: UISearchDisplayController,
    shouldReloadTableForSearchScope searchOption: Int
  ) -> Bool
}

extension UISearchDisplayDelegate {
  public func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) {
    standIn()?.searchDisplayControllerWillBeginSearch(controller)
  }
  public func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController) {
    standIn()?.searchDisplayControllerDidBeginSearch(controller)
  }
  public func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController) {
    standIn()?.searchDisplayControllerWillEndSearch(controller)
  }
  public func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) {
    standIn()?.searchDisplayControllerDidEndSearch(controller)
  }
  public func searchDisplayController(
    _ controller: UISearchDisplayController,
    didLoadSearchResultsTableView tableView: UITableView
  ) {
    standIn()?.searchDisplayController(controller, didLoadSearchResultsTableView: tableView)
  }
  public func searchDisplayController(
    _ controller: UISearchDisplayController,
    willUnloadSearchResultsTableView tableView: UITableView
  ) {
    standIn()?.searchDisplayController(controller, willUnloadSearchResultsTableView: tableView)
  }
  public func searchDisplayController(
    _ controller: UISearchDisplayController,
    willShowSearchResultsTableView tableView: UITableView
  ) {
    standIn()?.searchDisplayController(controller, willShowSearchResultsTableView: tableView)
  }
  public func searchDisplayController(
    _ controller: UISearchDisplayController,
    didShowSearchResultsTableView tableView: UITableView
  ) {
    standIn()?.searchDisplayController(controller, didShowSearchResultsTableView: tableView)
  }
  public func searchDisplayController(
    _ controller: UISearchDisplayController,
    willHideSearchResultsTableView tableView: UITableView
  ) {
    standIn()?.searchDisplayController(controller, willHideSearchResultsTableView: tableView)
  }
  public func searchDisplayController(
    _ controller: UISearchDisplayController,
    didHideSearchResultsTableView tableView: UITableView
  ) {
    standIn()?.searchDisplayController(controller, didHideSearchResultsTableView: tableView)
  }
  public func searchDisplayController(
    _ controller: UISearchDisplayController,
    shouldReloadTableForSearch searchString: String?
  ) -> Bool {
    standIn()?.searchDisplayController(controller, shouldReloadTableForSearch: searchString)
      ?? true
  }
  public func searchDisplayController(
    _ controller: UISearchDisplayController,
    shouldReloadTableForSearchScope searchOption: Int
  ) -> Bool {
    standIn()?.searchDisplayController(controller, shouldReloadTableForSearchScope: searchOption)
      ?? true
  }

  private func standIn(_ requirement: String = #function) -> (any UISearchDisplayDelegate)? {
    standIn(as: (any UISearchDisplayDelegate).self, for: requirement)
  }
}
