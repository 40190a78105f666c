@preconcurrency public import Foundation
import Geometry

/// The navigation bar's content for one screen.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, BarItemHost {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
    /// [D] iOS 17: in the bar, as `never`.
    case inline
  }

  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }

  weak var host: (any BarItemHost)?

  public init(title: String) {
    self.title = title
    super.init()
  }

  /// [D] Objective-C's, which has no title.
  public convenience override init() {
    self.init(title: "")
    title = nil
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open var title: String? {
    didSet { barItemChanged() }
  }
  open var titleView: UIView? {
    didSet { barItemChanged() }
  }
  open var prompt: String? {
    didSet { barItemChanged() }
  }
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { watch([backBarButtonItem].compactMap(\.self)) }
  }
  open var backButtonTitle: String? {
    didSet { barItemChanged() }
  }
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { barItemChanged() }
  }
  open var hidesBackButton = false {
    didSet { barItemChanged() }
  }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    change(animated) { self.hidesBackButton = hidesBackButton }
  }
  /// [D] Buttons that come and go fade, if their bar is visible.
  private func change(_ animated: Bool, _ body: () -> Void) {
    guard animated, let bar = host as? UINavigationBar else { return body() }
    bar.fadeItems(of: self, body)
  }
  open var leftItemsSupplementBackButton = false {
    didSet { barItemChanged() }
  }

  /// [D] The first item of a side is the outermost.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { watch(leftBarButtonItems ?? []) }
  }
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { watch(rightBarButtonItems ?? []) }
  }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { leftBarButtonItem = item }
  }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { rightBarButtonItem = item }
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { leftBarButtonItems = items }
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { rightBarButtonItems = items }
  }

  /// [D] Its search bar is below the titles.
  open var searchController: UISearchController? {
    didSet { barItemChanged() }
  }
  open var hidesSearchBarWhenScrolling = true {
    didSet { barItemChanged() }
  }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { barItemChanged() }
  }
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { barItemChanged() }
  }
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { barItemChanged() }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { barItemChanged() }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { barItemChanged() }
  }

  // MARK: Of iOS 16

  /// [D] The position of titles in wide bars; a stage draws all bars as navigators.
  public enum ItemStyle: Int, Sendable {
    case navigator, browser, editor
  }

  /// [D] The position of the search bar.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked
  }

  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// A stage's bars have it below the titles.
  open var searchBarPlacement: SearchBarPlacement { .stacked }
  open var style = ItemStyle.navigator
  /// [D] Replaces going back.
  open var backAction: UIAction? {
    didSet { barItemChanged() }
  }
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { watch(leadingItemGroups) }
  }
  /// [D] For browser and editor bars; not shown in a navigator's.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { watch(trailingItemGroups) }
  }
  /// [D] At the very edge.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet { watch(pinnedTrailingGroup.map { [$0] } ?? []) }
  }
  open var customizationIdentifier: String?

  func barItemChanged() { host?.barItemChanged() }

  private func watch(_ groups: [UIBarButtonItemGroup]) {
    for group in groups { group.host = self }
    barItemChanged()
  }

  private func watch(_ items: [UIBarButtonItem]) {
    for item in items { item.host = self }
    barItemChanged()
  }

  /// [D] Whether a search uses the whole bar.
  var isSearching: Bool {
    guard let search = searchController else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  /// How much of the search bar can be collapsed by scrolling.
  var goingSearchHeight: CGFloat {
    guard hidesSearchBarWhenScrolling, let search = searchController, !search.isActive else {
      return 0
    }
    return search.searchBar.naturalHeight
  }

  /// [D] A menu shows the full title, whatever the display mode.
  var titleInMenu: String { backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back" }

  /// The offset of the back button's title that leads here.
  func backTitleOffset(_ look: UIBarButtonItemAppearance, isCompact: Bool) -> UIOffset {
    backBarButtonItem?.backTitleOffset(isCompact: isCompact)
      ?? look.normal.titlePositionAdjustment
  }

  /// The title of the back button that leads here: nil for the arrow alone.
  var titleForReturning: String? {
    if backButtonDisplayMode == .minimal { return nil }
    if let title = backBarButtonItem?.title ?? backButtonTitle { return title }
    return backButtonDisplayMode == .generic ? "Back" : title ?? "Back"
  }
}
