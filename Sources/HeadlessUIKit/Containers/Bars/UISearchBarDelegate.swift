@preconcurrency public import Foundation

/// Is notified of changes in a search bar.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  )
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    standIn()?.searchBarShouldBeginEditing(searchBar) ?? true
  }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    standIn()?.searchBarTextDidBeginEditing(searchBar)
  }
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    standIn()?.searchBarShouldEndEditing(searchBar) ?? true
  }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    standIn()?.searchBarTextDidEndEditing(searchBar)
  }
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    standIn()?.searchBar(searchBar, textDidChange: searchText)
  }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    standIn()?.searchBarSearchButtonClicked(searchBar)
  }
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    standIn()?.searchBarCancelButtonClicked(searchBar)
  }
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    standIn()?.searchBarBookmarkButtonClicked(searchBar)
  }
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    standIn()?.searchBarResultsListButtonClicked(searchBar)
  }
  public func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    standIn()?.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text) ?? true
  }
  public func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    standIn()?.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
  }

  private func standIn(_ requirement: String = #function) -> (any UISearchBarDelegate)? {
    standIn(as: (any UISearchBarDelegate).self, for: requirement)
  }
}
