@preconcurrency public import Foundation

/// One tab of a tab bar controller, since iOS 18.
@preconcurrency @MainActor
open class UITab: NSObject {
  public enum Placement: Int, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  fileprivate let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?

  /// [D] The identifier must be unique in the controller.
  public init(
    title: String,
    image: UIImage?,
    identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image) = (title, image)
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  public let identifier: String
  open var title: String {
    didSet { suitItem() }
  }
  open var image: UIImage? {
    didSet { suitItem() }
  }
  /// [D] Shown in the sidebar only.
  open var subtitle: String?
  open var badgeValue: String? {
    didSet { suitItem() }
  }
  open var isEnabled = true {
    didSet { suitItem() }
  }
  /// [D] Removes it from the bar.
  open var isHidden = false {
    didSet { if isHidden != oldValue { tabBarController?.tabsMayHaveChanged() } }
  }
  open var preferredPlacement = Placement.automatic
  open var userInfo: Any?
  open internal(set) weak var parent: UITabGroup?
  weak var owner: UITabBarController?
  open var tabBarController: UITabBarController? { owner ?? parent?.tabBarController }
  /// [D] Created by the provider, once.
  open var viewController: UIViewController? {
    if made == nil, let controller = makeController() {
      made = controller
      controller.containerState.tab = self
      suitItem()
    }
    return made
  }

  func makeController() -> UIViewController? { provider?(self) }

  /// Has the controller made again, and that of a group which shows it as its own.
  fileprivate func forgetController() {
    made = nil
    if let parent, !parent.hasOwnScreen { parent.forgetController() }
  }

  /// Copies the tab's properties to its controller's tab bar item.
  private func suitItem() {
    guard let item = made?.tabBarItem else { return }
    if item.title != title { item.title = title }
    if item.image !== image { item.image = image }
    if item.badgeValue != badgeValue { item.badgeValue = badgeValue }
    if item.isEnabled != isEnabled { item.isEnabled = isEnabled }
  }
}

/// A group of tabs, which the bar shows as one tab.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  public init(
    title: String,
    image: UIImage?,
    identifier: String,
    children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title,
      image: image,
      identifier: identifier,
      viewControllerProvider: viewControllerProvider
    )
    for child in children { child.parent = self }
  }

  open var children: [UITab] {
    didSet {
      for child in oldValue where child.parent === self { child.parent = nil }
      for child in children { child.parent = self }
    }
  }
  open var defaultChildIdentifier: String?
  /// [D] The child whose screen is shown, or on top of the group's.
  open weak var selectedChild: UITab? {
    didSet { if selectedChild !== oldValue { childChanged() } }
  }
  open var allowsReordering = false
  /// [D] Contains the group's screen and the selected child's on top of it.
  open var managingNavigationController: UINavigationController?

  open func tab(forIdentifier identifier: String) -> UITab? {
    children.tab(forIdentifier: identifier)
  }

  fileprivate var hasOwnScreen: Bool { provider != nil || managingNavigationController != nil }

  private func childChanged() {
    guard let stack = managingNavigationController else {
      if !hasOwnScreen { showOtherChild() }
      return
    }
    // The group's own screen is made when it is shown.
    if provider != nil, stack.viewControllers.isEmpty { return }
    let own = provider == nil ? [] : Array(stack.viewControllers.prefix(1))
    let screens = own + [selectedChild?.viewController].compactMap(\.self)
    stack.setViewControllers(screens, animated: false)
  }

  private func showOtherChild() {
    forgetController()
    tabBarController?.tabsMayHaveChanged()
  }

  override func makeController() -> UIViewController? {
    let child = selectedChild ?? children.first { $0.identifier == defaultChildIdentifier }
    guard let stack = managingNavigationController else {
      return super.makeController() ?? (child ?? children.first)?.viewController
    }
    let screens = [super.makeController(), child?.viewController].compactMap(\.self)
    if stack.viewControllers.isEmpty { stack.setViewControllers(screens, animated: false) }
    return stack
  }
}

extension UITab {
  /// The selected child of the innermost selected group below it, or itself.
  var innermostSelected: UITab {
    (self as? UITabGroup)?.selectedChild?.innermostSelected ?? self
  }
}

extension [UITab] {
  /// Finds a tab among these and in their groups.
  @MainActor
  func tab(forIdentifier identifier: String) -> UITab? {
    for tab in self {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }
}

/// [D] The search tab, with the system's title and image.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search",
      image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.UISearchTab",
      viewControllerProvider: viewControllerProvider
    )
  }
}
