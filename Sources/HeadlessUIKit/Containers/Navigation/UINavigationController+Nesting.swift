import Foundation

/// A navigation controller on the stack of another one, as the columns of a collapsed split are.
///
/// [W] Rule split.collapsed-columns: it stays a navigation controller, with the screens it has,
/// and the outer one's bar shows the items of both.
extension UINavigationController {
  /// The navigation controller whose bar shows this one's items.
  var barHost: UINavigationController {
    guard let outer = parent as? UINavigationController, !(outer is MoreStack) else { return self }
    return outer.barHost
  }
  var isNested: Bool { barHost !== self }

  /// The items of its screens, and of the screens of those that are navigation controllers.
  private var barItems: [UINavigationItem] {
    viewControllers.flatMap { screen in
      (screen as? UINavigationController).flatMap { $0.isNested ? $0.barItems : nil }
        ?? [screen.navigationItem]
    }
  }
  /// What the bar shows.
  var shownItems: [UINavigationItem] { barHost.barItems }

  /// Shows the items of the current stack at once; a change of the outer stack shows them itself.
  func refreshBarItems() {
    if mayUpdateBar { barHost.ownBar.items = shownItems }
  }

  /// False for a nested stack while the outer stack is changing, which shows the items itself.
  var mayUpdateBar: Bool { !isNested || barHost.stack.change == nil }

  /// The innermost stack that has a screen to go back to.
  var innermost: UINavigationController {
    guard let nested = topViewController as? UINavigationController, nested.isNested else {
      return self
    }
    let inner = nested.innermost
    return inner.viewControllers.count > 1 ? inner : self
  }

  /// Whether it, or a stack on it, is changing its top screen.
  var isChanging: Bool {
    stack.change != nil || (topViewController as? UINavigationController)?.isChanging == true
  }

  /// Whether the controllers contain a navigation controller that may not be put on this stack.
  func refusesNesting(of controllers: [UIViewController]) -> Bool {
    let strangers = controllers.filter { one in !viewControllers.contains { $0 === one } }
    return !allowsNesting && strangers.contains { $0 is UINavigationController }
  }

  /// Returns to the screen with one of the bar's items.
  func goBack(to item: UINavigationItem) {
    for screen in viewControllers {
      if let nested = screen as? UINavigationController, nested.isNested {
        guard nested.barItems.contains(where: { $0 === item }) else { continue }
        if screen !== topViewController { popToViewController(screen, animated: true) }
        return nested.goBack(to: item)
      }
      if screen.navigationItem === item, screen !== topViewController {
        popToViewController(screen, animated: true)
      }
    }
  }
}

extension UIViewController {
  /// The screen itself, or the one that is shown by a navigation controller on another's stack.
  var innermostScreen: UIViewController {
    guard let nested = self as? UINavigationController, nested.isNested else { return self }
    return (nested.stack.change?.to ?? nested.topViewController)?.innermostScreen ?? self
  }
}
