import Foundation

/// The navigation controller of the item More: the list of tabs, and the one that was opened from
/// it. [D]
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

  /// [W] Tabs that are navigation controllers are opened with their own bar.
  override var allowsNesting: Bool { true }

  /// Its item says More, whatever tab is open.
  override func titleOfChildChanged(to title: String?) {}

  /// Returns the tab that was open to the list.
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

  /// Hides its own bar if the opened tab has one.
  func followOpened(_ animated: Bool) {
    setNavigationBarHidden(opened is UINavigationController, animated: animated)
  }
}
