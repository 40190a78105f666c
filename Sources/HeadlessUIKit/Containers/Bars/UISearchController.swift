@preconcurrency public import Foundation

/// A search bar and the screen with the results.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  private var results: UIViewController?
  /// [D] It belongs to its screen, and is presented with every search.
  override var isKeptByPresenter: Bool { true }

  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    assemble()
  }

  /// [D] A designated initialiser, which subclasses override.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    assemble()
  }

  public convenience init() {
    self.init(searchResultsController: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
  }

  private func assemble() {
    modalPresentationStyle = .custom
    transitioningDelegate = self
    searchBar.beganEditing = { [weak self] in self?.isActive = true }
    searchBar.scopeChosen = { [weak self] in self?.updateResults() }
    searchBar.cancelled = { [weak self] in self?.isActive = false }
    searchBar.searchTextField.addAction(
      UIAction { [weak self] _ in self?.updateResults() },
      for: .editingChanged
    )
  }

  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var searchResultsController: UIViewController? { results }
  open private(set) lazy var searchBar = UISearchBar()
  /// [W] Since iOS 15 the searched screen stays visible and usable by default.
  open var obscuresBackgroundDuringPresentation = false {
    didSet { if isActive { followText() } }
  }
  @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  // [D] The raw values of UISearchController.h.
  public enum ScopeBarActivation: Int, Sendable {
    case automatic, manual, onTextEntry, onSearchActivation
  }

  /// [D] iOS 16: when scope buttons appear; [W] automatically, with the search.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// [D] iOS 13: scope buttons appear and disappear by themselves.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set {
      guard newValue != automaticallyShowsScopeBar else { return }
      scopeBarActivation = newValue ? .automatic : .manual
    }
  }
  /// [D] iOS 13: whether results appear as soon as there is a text.
  open var automaticallyShowsSearchResultsController = true {
    didSet { if isActive { followText() } }
  }
  /// [D] Setting it disables the automatic behaviour.
  open var showsSearchResultsController: Bool {
    get { results?.viewIfLoaded?.window != nil && results?.parent === self }
    set {
      wantsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }
  private(set) var wantsResults = false

  /// [D] iOS 16: in a list over the results.
  ///
  /// [I] Beside a title as well, where a menu would be.
  open var searchSuggestions: [any UISearchSuggestion]? {
    didSet { if isActive { followText() } }
  }
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false {
    didSet { if isActive { followText() } }
  }
  /// [D] iOS 16: that of the item which has the search.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    searched?.navigationItem.searchBarPlacement ?? .stacked
  }
  /// Made with the first suggestions.
  private(set) lazy var suggestionList = makeSuggestionList()
  /// Whether the list is made, which asking for it would do.
  private(set) var hasSuggestionList = false

  private func makeSuggestionList() -> SearchSuggestionList {
    hasSuggestionList = true
    let list = SearchSuggestionList()
    list.chosen = { [weak self] suggestion in
      guard let self else { return }
      searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    }
    return list
  }
  override var keepsEditingBelow: Bool { true }

  open override func loadView() {
    let shade = SearchDimmingView(frame: stage.screen.bounds)
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.tapped = { [weak self] in self?.isActive = false }
    shade.obscures = { [weak self] in self?.obscuresBackgroundDuringPresentation ?? false }
    view = shade
  }

  /// [D] Notifies the updater, and shows or hides the cancel button.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      activityChanged()
    }
  }

  private func activityChanged() {
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(isActive, animated: true) }
    followScopes()
    bar?.searchChanged()
    if isActive { begin() } else { end() }
  }

  private func followScopes() {
    let isWanted: Bool
    switch scopeBarActivation {
    case .manual: return
    // [D] They come with the first letter, and stay until the search is over.
    case .onTextEntry:
      isWanted = isActive && (searchBar.showsScopeBar || searchBar.text?.isEmpty == false)
    case .automatic, .onSearchActivation: isWanted = isActive
    }
    if isWanted != searchBar.showsScopeBar { searchBar.setShowsScope(isWanted, animated: true) }
  }

  private func begin() {
    delegate?.willPresentSearchController(self)
    moveBar()
    present()
    updateResults()
  }

  private func present() {
    // The app may have presented it already.
    guard modal.presenting == nil else { return }
    if let delegate { delegate.presentSearchController(self) } else { come() }
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    searchBar.text = ""
    searchBar.searchTextField.tokens = []  // [I]
    _ = searchBar.resignFirstResponder()
    moveBar()
    updateResults()
    leave()
  }

  /// Hides or shows the titles of the navigation bar.
  private func moveBar() {
    guard let bar else { return }
    UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
      (bar.controller?.viewIfLoaded ?? bar).layoutIfNeeded()
    }
  }

  private func updateResults() {
    followScopes()
    followText()
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}

/// Updates the results when the search text changes.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
  /// [D] iOS 16: the user has selected a suggestion.
  func updateSearchResults(
    for searchController: UISearchController,
    selecting searchSuggestion: any UISearchSuggestion
  )
}

extension UISearchResultsUpdating {
  public func updateSearchResults(
    for searchController: UISearchController,
    selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// Is notified of the beginning and the end of a search.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// [D] Replaces the default presentation.
  func presentSearchController(_ searchController: UISearchController)
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  /// [D] iOS 16. A stage never moves a search bar.
  func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  )
  func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  )
}

extension UISearchControllerDelegate {
  public func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) {}
  public func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) {}
  public func presentSearchController(_ searchController: UISearchController) {
    guard let standIn = standIn() else { return searchController.come() }
    standIn.presentSearchController(searchController)
  }
  public func willPresentSearchController(_ searchController: UISearchController) {
    standIn()?.willPresentSearchController(searchController)
  }
  public func didPresentSearchController(_ searchController: UISearchController) {
    standIn()?.didPresentSearchController(searchController)
  }
  public func willDismissSearchController(_ searchController: UISearchController) {
    standIn()?.willDismissSearchController(searchController)
  }
  public func didDismissSearchController(_ searchController: UISearchController) {
    standIn()?.didDismissSearchController(searchController)
  }

  private func standIn(_ requirement: String = #function) -> (any UISearchControllerDelegate)? {
    standIn(as: (any UISearchControllerDelegate).self, for: requirement)
  }
}
