/// A navigation controller that gave its screens to another one while a split was collapsed.
@MainActor
struct CollapsedStack {
  let stack: UINavigationController
  /// The first of its screens.
  weak var first: UIViewController?
}

/// Collapsing and separating the secondary column of a split (rule split.collapse-and-expand).
extension UINavigationController {
  /// [D] Pushes it, or its screens if it is a navigation controller.
  func takeSecondary(_ secondary: UIViewController) {
    guard let other = secondary as? UINavigationController else {
      return pushViewController(secondary, animated: false)
    }
    let screens = other.viewControllers
    other.setViewControllers([], animated: false)
    folded.append(CollapsedStack(stack: other, first: screens.first))
    setViewControllers(viewControllers + screens, animated: false)
  }

  /// [D] Returns the navigation controller that was collapsed, with all screens above, otherwise
  /// pops the top; keeps the root.
  func giveSecondary() -> UIViewController? {
    defer { finishInstantChange() }
    guard let last = folded.popLast() else { return popViewController(animated: false) }
    let now = viewControllers
    if let index = now.firstIndex(where: { $0 === last.first }), index > 0 {
      setViewControllers(Array(now[..<index]), animated: false)
      last.stack.setViewControllers(Array(now[index...]), animated: false)
    }
    return last.stack
  }

  /// Ends the current change at once, so that its callbacks do not come after the screens have
  /// moved.
  private func finishInstantChange() {
    guard let change = stack.change, change.hasBegun, !change.isAnimated else { return }
    change.to.activeTransition?.complete(true)
  }

  /// Whether another controller, or its screens, are on this stack.
  func holds(_ other: UIViewController) -> Bool {
    viewControllers.contains { $0 === other } || folded.contains { $0.stack === other }
  }
}
