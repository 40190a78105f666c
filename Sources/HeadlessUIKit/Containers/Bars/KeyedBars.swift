// The bars that apps reach by key-value coding.

extension UITabBarController: KeyedParts {
  func part(forKey key: String) -> Any? { key == "tabBar" ? tabBar : nil }

  func replacePart(forKey key: String, by value: Any?) -> Bool {
    guard key == "tabBar", let bar = value as? UITabBar else { return false }
    replaceBar(by: bar)
    return true
  }
}

extension UINavigationController: KeyedParts {
  func part(forKey key: String) -> Any? {
    switch key {
    case "navigationBar": navigationBar
    case "toolbar": toolbar
    default: nil
    }
  }

  func replacePart(forKey key: String, by value: Any?) -> Bool {
    guard key == "navigationBar", let bar = value as? UINavigationBar else { return false }
    replaceBar(by: bar)
    return true
  }
}

extension UISearchBar: KeyedParts {
  func part(forKey key: String) -> Any? { key == "searchField" ? searchTextField : nil }
  func replacePart(forKey key: String, by value: Any?) -> Bool { false }
}

extension UIBarItem: KeyedOwner {}
