@preconcurrency public import Foundation

/// A search bar, and the screen that shows what was found.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  private var results: UIViewController?

  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.beganEditing = { [weak self] in self?.isActive = true }
    searchBar.cancelled = { [weak self] in self?.isActive = false }
    searchBar.searchTextField.addAction(
      UIAction { [weak self] _ in self?.updateResults() },
      for: .editingChanged
    )
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var searchResultsController: UIViewController? { results }
  open private(set) lazy var searchBar = UISearchBar()
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true

  /// [D] The updater hears of it; the cancel button comes and goes.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      activityChanged()
    }
  }

  private func activityChanged() {
    if isActive {
      delegate?.willPresentSearchController(self)
    } else {
      delegate?.willDismissSearchController(self)
      searchBar.text = ""
      _ = searchBar.resignFirstResponder()
    }
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(isActive, animated: true) }
    updateResults()
    if isActive {
      delegate?.didPresentSearchController(self)
    } else {
      delegate?.didDismissSearchController(self)
    }
  }

  private func updateResults() { searchResultsUpdater?.updateSearchResults(for: self) }
}

/// Brings what is shown in line with what is looked for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears of the beginning and the end of a search.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
