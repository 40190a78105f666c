import Foundation

/// The state that UIKit's controllers save in addition to their subclasses' (rule
/// restoration.order).
extension UIViewController {
  /// Set while its state is being decoded.
  var restoring: StateRestoring? {
    get { containerState.restoring }
    set { containerState.restoring = newValue }
  }

  private static let presentedKey = "UIViewControllerPresented"

  /// [D] A controller saves the one that it presents.
  func encodePresented(_ coder: NSCoder) {
    if let shown = modal.presented { coder.encode(shown, forKey: Self.presentedKey) }
  }

  func decodePresented(_ coder: NSCoder) {
    guard let shown = coder.decodeObject(forKey: Self.presentedKey) as? UIViewController else {
      return
    }
    restoring?.presentLater(shown, on: self)
  }
}

extension UINavigationController {
  private static let stackKey = "UINavigationControllerStack"
  private static let barKey = "UINavigationControllerBarIsHidden"
  private static let toolbarKey = "UINavigationControllerToolbarIsHidden"

  func encodeStack(_ coder: NSCoder) {
    coder.encode(viewControllers as Any, forKey: Self.stackKey)
    coder.encode(isBarHidden, forKey: Self.barKey)
    coder.encode(isToolbarOut, forKey: Self.toolbarKey)
  }

  /// Screens that were not restored are left out of the stack.
  func decodeStack(_ coder: NSCoder) {
    let screens = coder.decodeObject(forKey: Self.stackKey) as? [Any] ?? []
    // A split that collapses again takes its columns itself.
    let found = screens.compactMap { $0 as? UIViewController }
      .filter { allowsNesting || !($0 is UINavigationController) }
    if !found.isEmpty, found != viewControllers { setViewControllers(found, animated: false) }
    if coder.containsValue(forKey: Self.barKey) {
      isNavigationBarHidden = coder.decodeBool(forKey: Self.barKey)
      isToolbarHidden = coder.decodeBool(forKey: Self.toolbarKey)
    }
  }
}

extension UITabBarController {
  private static let tabsKey = "UITabBarControllerTabs"
  private static let chosenKey = "UITabBarControllerChosen"
  private static let indexKey = "UITabBarControllerIndex"

  func encodeTabs(_ coder: NSCoder) {
    coder.encode(members as Any, forKey: Self.tabsKey)
    coder.encode(chosen, forKey: Self.chosenKey)
    if let index = members.firstIndex(where: { $0 === chosen }) {
      coder.encode(index, forKey: Self.indexKey)
    }
  }

  func decodeTabs(_ coder: NSCoder) {
    let list = coder.decodeObject(forKey: Self.tabsKey) as? [Any] ?? []
    let found = list.compactMap { $0 as? UIViewController }
    // Restored tabs replace the existing ones; the others stay.
    if !found.isEmpty, !found.allSatisfy({ one in members.contains { $0 === one } }) {
      viewControllers = found
    }
    if let chosen = coder.decodeObject(forKey: Self.chosenKey) as? UIViewController,
      members.contains(where: { $0 === chosen })
    {
      selectedViewController = chosen
    } else if coder.containsValue(forKey: Self.indexKey) {
      selectedIndex = coder.decodeInteger(forKey: Self.indexKey)
    }
  }
}

extension UISplitViewController {
  private static let columnsKey = "UISplitViewControllerColumns"
  private static let modeKey = "UISplitViewControllerDisplayMode"

  func encodeColumns(_ coder: NSCoder) {
    coder.encode(listed as Any, forKey: Self.columnsKey)
    coder.encode(preferredDisplayMode.rawValue, forKey: Self.modeKey)
  }

  func decodeColumns(_ coder: NSCoder) {
    let list = coder.decodeObject(forKey: Self.columnsKey) as? [Any] ?? []
    let found = list.compactMap { $0 as? UIViewController }
    if style == .unspecified, found.count > 1, found != listed { viewControllers = found }
    guard coder.containsValue(forKey: Self.modeKey),
      let mode = DisplayMode(rawValue: coder.decodeInteger(forKey: Self.modeKey))
    else { return }
    preferredDisplayMode = mode
  }
}
