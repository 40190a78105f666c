@preconcurrency public import Foundation

/// A search of iOS up to 7: a search bar, and a table with the results over what is searched.
@preconcurrency @MainActor
open class UISearchDisplayController: NSObject {
  public let searchBar: UISearchBar
  private weak var contents: UIViewController?
  private var ownTable: UITableView?
  private var cover: SearchDisplayCover?
  private var hidBar = false
  private var ownActivity = false

  /// [D] From then on it is the controller's `searchDisplayController`.
  public init(searchBar: UISearchBar, contentsController viewController: UIViewController) {
    self.searchBar = searchBar
    contents = viewController
    super.init()
    viewController.keep(self)
    searchBar.beganEditing = { [weak self] in self?.setActive(true, animated: true) }
    searchBar.cancelled = { [weak self] in self?.setActive(false, animated: true) }
    searchBar.scopeChosen = { [weak self] in self?.scopeChanged() }
    searchBar.searchTextField.addAction(
      UIAction { [weak self] _ in self?.textChanged() },
      for: .editingChanged
    )
  }

  open weak var delegate: (any UISearchDisplayDelegate)?
  /// [D] It does not keep the controller.
  open var searchContentsController: UIViewController {
    if let contents { return contents }
    StageCore.ambient.raise(
      "UISearchDisplayController",
      "the searchContentsController was asked for after it had been deallocated",
      remedy: "keep the controller as long as its UISearchDisplayController"
    )
    // Only a supervised recording gets here; it ends with this exception.
    return UIViewController()
  }
  open weak var searchResultsDataSource: (any UITableViewDataSource)? {
    didSet { ownTable?.dataSource = searchResultsDataSource }
  }
  open weak var searchResultsDelegate: (any UITableViewDelegate)? {
    didSet { ownTable?.delegate = searchResultsDelegate }
  }
  /// [D] Made when it is first read, and never thrown away here.
  open var searchResultsTableView: UITableView { ownTable ?? makeTable() }
  open var searchResultsTitle: String?
  /// [D] The search bar takes the place of the title.
  open var displaysSearchBarInNavigationBar = false {
    didSet {
      guard displaysSearchBarInNavigationBar != oldValue else { return }
      contents?.navigationItem.titleView = displaysSearchBarInNavigationBar ? searchBar : nil
    }
  }
  open var navigationItem: UINavigationItem? {
    displaysSearchBarInNavigationBar ? contents?.navigationItem : nil
  }

  open var isActive: Bool {
    get { ownActivity }
    set { setActive(newValue, animated: false) }
  }
  open func setActive(_ visible: Bool, animated: Bool) {
    guard visible != ownActivity else { return }
    ownActivity = visible
    if visible { begin(animated: animated) } else { end(animated: animated) }
  }

  private func makeTable() -> UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    ownTable = table
    (table.dataSource, table.delegate) = (searchResultsDataSource, searchResultsDelegate)
    tell("searchDisplayController(_:didLoadSearchResultsTableView:)") {
      $0.searchDisplayController(self, didLoadSearchResultsTableView: table)
    }
    return table
  }

  // MARK: Begin and end

  private func begin(animated: Bool) {
    tell("searchDisplayControllerWillBeginSearch(_:)") {
      $0.searchDisplayControllerWillBeginSearch(self)
    }
    setBars(areSearching: true, animated: animated)
    let cover = addCover()
    followText()
    fade(cover, to: 1, animated: animated) { [self] in
      guard isActive else { return }
      tell("searchDisplayControllerDidBeginSearch(_:)") {
        $0.searchDisplayControllerDidBeginSearch(self)
      }
    }
  }

  private func end(animated: Bool) {
    tell("searchDisplayControllerWillEndSearch(_:)") {
      $0.searchDisplayControllerWillEndSearch(self)
    }
    searchBar.text = ""
    _ = searchBar.resignFirstResponder()
    followText()
    setBars(areSearching: false, animated: animated)
    guard let cover else { return hasEnded() }
    fade(cover, to: 0, animated: animated) { [self] in
      guard !isActive else { return }
      cover.removeFromSuperview()
      self.cover = nil
      hasEnded()
    }
  }

  private func hasEnded() {
    tell("searchDisplayControllerDidEndSearch(_:)") {
      $0.searchDisplayControllerDidEndSearch(self)
    }
  }

  /// [W] The navigation bar makes room for the search, and the cancel button and the scopes come.
  private func setBars(areSearching: Bool, animated: Bool) {
    searchBar.setShowsCancelButton(areSearching, animated: animated)
    searchBar.setShowsScope(areSearching, animated: animated)
    guard let stack = contents?.navigationController, !displaysSearchBarInNavigationBar else {
      return
    }
    if areSearching {
      hidBar = !stack.isNavigationBarHidden
      if hidBar { stack.setNavigationBarHidden(true, animated: animated) }
    } else if hidBar {
      hidBar = false
      stack.setNavigationBarHidden(false, animated: animated)
    }
  }

  /// The cover lies in the view that is searched, or above it if that one scrolls.
  private func addCover() -> SearchDisplayCover {
    let cover = cover ?? SearchDisplayCover(below: searchBar)
    self.cover = cover
    cover.tapped = { [weak self] in self?.setActive(false, animated: true) }
    let view = contents?.viewIfLoaded
    let host = view is UIScrollView ? view?.superview ?? view : view
    UIView.performWithoutAnimation {
      guard let host, cover.superview !== host else { return }
      (cover.frame, cover.alpha) = (host.bounds, 0)
      host.addSubview(cover)
    }
    return cover
  }

  private func fade(
    _ cover: UIView,
    to alpha: CGFloat,
    animated: Bool,
    _ done: @escaping () -> Void
  ) {
    guard animated, cover.window != nil else {
      cover.alpha = alpha
      return done()
    }
    // [I] As long as hiding bars.
    UIView.animate(
      withDuration: UINavigationController.hideShowBarDuration,
      animations: { cover.alpha = alpha },
      completion: { _ in done() }
    )
  }

  // MARK: Results

  private func textChanged() {
    guard isActive else { return }
    let text = searchBar.text
    reload("searchDisplayController(_:shouldReloadTableForSearch:)") {
      $0.searchDisplayController(self, shouldReloadTableForSearch: text)
    }
    followText()
  }

  private func scopeChanged() {
    guard isActive else { return }
    let index = searchBar.selectedScopeButtonIndex
    reload("searchDisplayController(_:shouldReloadTableForSearchScope:)") {
      $0.searchDisplayController(self, shouldReloadTableForSearchScope: index)
    }
  }

  /// [D] Without the delegate's method the results are read again.
  private func reload(_ question: String, _ ask: (any UISearchDisplayDelegate) -> Bool) {
    let core = contents?.stage.core ?? .ambient
    let answer = core.ask(delegate, question: question) { delegate.map(ask) }
    if answer ?? true { searchResultsTableView.reloadData() }
  }

  /// [D] Results are shown while there is a text.
  private func followText() {
    guard let cover else { return }
    let isWanted = isActive && searchBar.text?.isEmpty == false
    guard isWanted != (cover.table != nil) else { return }
    let table = searchResultsTableView
    if isWanted {
      tell("searchDisplayController(_:willShowSearchResultsTableView:)") {
        $0.searchDisplayController(self, willShowSearchResultsTableView: table)
      }
      UIView.performWithoutAnimation { cover.table = table }
      tell("searchDisplayController(_:didShowSearchResultsTableView:)") {
        $0.searchDisplayController(self, didShowSearchResultsTableView: table)
      }
    } else {
      tell("searchDisplayController(_:willHideSearchResultsTableView:)") {
        $0.searchDisplayController(self, willHideSearchResultsTableView: table)
      }
      UIView.performWithoutAnimation { cover.table = nil }
      tell("searchDisplayController(_:didHideSearchResultsTableView:)") {
        $0.searchDisplayController(self, didHideSearchResultsTableView: table)
      }
    }
  }

  private func tell(_ method: String, _ body: (any UISearchDisplayDelegate) -> Void) {
    guard let delegate else { return }
    guard let contents else { return body(delegate) }
    contents.log(callTo: delegate, method) { body(delegate) }
  }
}

extension UIViewController {
  private static let searchKey = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
  )

  /// The one that was made for this controller last.
  public var searchDisplayController: UISearchDisplayController? {
    objc_getAssociatedObject(self, Self.searchKey) as? UISearchDisplayController
  }

  fileprivate func keep(_ search: UISearchDisplayController) {
    objc_setAssociatedObject(self, Self.searchKey, search, .OBJC_ASSOCIATION_RETAIN)
  }
}
