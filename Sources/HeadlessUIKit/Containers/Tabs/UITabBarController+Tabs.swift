import Foundation

/// Tabs as objects of their own, of iOS 18.
extension UITabBarController {
  public enum Mode: Int, Sendable {
    case automatic, tabBar, tabSidebar
  }

  public var tabs: [UITab] {
    get { tabList.tabs }
    set { setTabs(newValue, animated: false) }
  }

  public func setTabs(_ tabs: [UITab], animated: Bool) {
    for old in tabList.tabs { old.owner = nil }
    tabList.tabs = tabs
    for tab in tabs { tab.owner = self }
    tabsMayHaveChanged()
  }

  /// [D] Choosing by program tells no delegate.
  public var selectedTab: UITab? {
    get { tab(of: selectedViewController) }
    set { if let controller = newValue?.viewController { selectedViewController = controller } }
  }

  public func tab(forIdentifier identifier: String) -> UITab? {
    tabs.tab(forIdentifier: identifier)
  }

  /// [D] Only wide screens show a sidebar; the stage shows the bar on all.
  public var mode: Mode {
    get { tabList.mode }
    set { tabList.mode = newValue }
  }

  public var isTabBarHidden: Bool {
    get { tabList.isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// [D] Of iOS 18: the screens get the room of the bar.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != tabList.isBarHidden else { return }
    tabList.isBarHidden = hidden
    guard isViewLoaded else { return }
    let arrange = { [self] in
      arrangeBar()
      view.layoutIfNeeded()
    }
    // [I] As long as a navigation bar takes.
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

/// What a tab bar controller knows of tabs.
struct TabList {
  var tabs: [UITab] = []
  var mode = UITabBarController.Mode.automatic
  var isBarHidden = false
}

extension UIViewController {
  /// [D] The one that it is the screen of.
  public var tab: UITab? { place.tab ?? parent?.tab }
}
