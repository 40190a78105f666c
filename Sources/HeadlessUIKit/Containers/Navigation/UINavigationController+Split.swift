/// Collapsing and separating the secondary column of a split (rule split.collapse-and-expand).
extension UINavigationController {
  /// [D] Pushes it; a navigation controller, too, which no one else may push.
  func takeSecondary(_ secondary: UIViewController, animated: Bool = false) {
    guard secondary is UINavigationController else {
      return pushViewController(secondary, animated: animated)
    }
    adopt(viewControllers + [secondary], animated: animated)
    secondary.viewIfLoaded?.setNeedsLayout()
  }

  /// [D] Pops the top, or the navigation controller that was pushed when the split collapsed; the
  /// root stays.
  ///
  /// [I] Screens that were pushed above that navigation controller are its own from then on.
  func giveSecondary() -> UIViewController? {
    defer { finishInstantChange() }
    let now = viewControllers
    guard let index = now.lastIndex(where: { $0 is UINavigationController }), index > 0,
      let nested = now[index] as? UINavigationController
    else { return popViewController(animated: false) }
    let above = Array(now[(index + 1)...])
    adopt(Array(now[..<index]), animated: false)
    nested.viewIfLoaded?.setNeedsLayout()
    if !above.isEmpty {
      nested.setViewControllers(nested.viewControllers + above, animated: false)
    }
    return nested
  }

  /// Ends the current change at once, so that its callbacks do not come after the screens have
  /// moved.
  private func finishInstantChange() {
    guard let change = stack.change, change.hasBegun, !change.isAnimated else { return }
    change.to.activeTransition?.complete(true)
  }
}
