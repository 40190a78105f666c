import Foundation

// Key-value coding for the keys that apps use on views and controllers.

extension UIResponder {
  /// [D] UIKit raises for unknown keys; so does this, and it knows only a few.
  func refuseKey(_ key: String) {
    core.raise(
      String(describing: type(of: self)),
      "this class is not key value coding-compliant for the key \(key)",
      remedy: "use the property itself"
    )
  }

  private var core: StageCore { (self as? UIView)?.layer.core ?? .ambient }

  func knownValue(forKey key: String) -> Any? {
    switch (self, key) {
    case (let controller as UITabBarController, "tabBar"): controller.tabBar
    case (let controller as UINavigationController, "navigationBar"): controller.navigationBar
    case (let controller as UINavigationController, "toolbar"): controller.toolbar
    case (let bar as UISearchBar, "searchField"): bar.searchTextField
    default: ObservedKeys.reader(key, of: self)?(self)
    }
  }

  func takeValue(_ value: Any?, forKey key: String) {
    if NamedMember.property(key, of: self)?.set(value, of: self) == true { return }
    switch (self, key, value) {
    case (let controller as UITabBarController, "tabBar", let bar as UITabBar):
      controller.replaceBar(by: bar)
    case (let controller as UINavigationController, "navigationBar", let bar as UINavigationBar):
      controller.replaceBar(by: bar)
    default: refuseKey(key)
    }
  }
}
