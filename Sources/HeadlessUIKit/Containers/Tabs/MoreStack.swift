import Foundation

/// The stack behind the item More: the list of tabs, and the one that was opened from it. [D]
final class MoreStack: UINavigationController {
  private let list: MoreListController
  private weak var tabs: UITabBarController?

  init(_ tabs: UITabBarController) {
    list = MoreListController(tabs)
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    pushViewController(list, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  /// [W] Tabs that are stacks themselves are opened as they are, under their own bar.
  override var allowsNesting: Bool { true }

  /// Whoever was opened before stands in the list again.
  func hasSettled() { tabs?.takeBackListed() }

  var opened: UIViewController? { viewControllers.dropFirst().first }

  func open(_ tab: UIViewController, animated: Bool) {
    guard opened !== tab else { return }
    (tab as? UINavigationController)?.ownBar.outerItem = list.navigationItem
    setViewControllers([list, tab], animated: animated)
    followOpened(animated)
  }

  func close() {
    guard opened != nil else { return }
    setViewControllers([list], animated: false)
    followOpened(false)
  }

  /// Two bars would be one too many.
  func followOpened(_ animated: Bool) {
    setNavigationBarHidden(opened is UINavigationController, animated: animated)
  }
}
