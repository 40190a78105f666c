import Foundation

/// Tabs as objects, since iOS 18.
extension UITabBarController {
  public enum Mode: Int, Sendable {
    case automatic, tabBar, tabSidebar
  }

  func setTabList(_ tabs: [UITab]) {
    for old in tabList.tabs { old.owner = nil }
    tabList.tabs = tabs
    for tab in tabs { tab.owner = self }
    tabsMayHaveChanged()
  }

  func choose(tab: UITab) {
    var root = tab
    while let group = root.parent {
      group.selectedChild = root
      root = group
    }
    if let controller = root.viewController { selectedViewController = controller }
  }

  func hideBar(_ hidden: Bool, animated: Bool) {
    guard hidden != tabList.isBarHidden else { return }
    tabList.isBarHidden = hidden
    guard isViewLoaded else { return }
    let arrange = { [self] in
      arrangeBar()
      view.layoutIfNeeded()
    }
    // [I] As long as hiding a navigation bar.
    guard animated else { return arrange() }
    UIView.animate(withDuration: UINavigationController.hideShowBarDuration, animations: arrange)
  }

  func tabsMayHaveChanged() {
    let shown = tabList.tabs.filter { !$0.isHidden }.compactMap(\.viewController)
    replaceTabs(shown)
  }

  func tab(of controller: UIViewController?) -> UITab? {
    guard let controller else { return nil }
    return tabList.tabs.first { $0.viewController === controller }
  }
}

/// A tab bar controller's state of its tabs.
struct TabList {
  var tabs: [UITab] = []
  var mode = UITabBarController.Mode.automatic
  var isBarHidden = false
}

extension UIViewController {
  /// [D] The tab whose screen it is.
  public var tab: UITab? { containerState.tab ?? parent?.tab }
}
