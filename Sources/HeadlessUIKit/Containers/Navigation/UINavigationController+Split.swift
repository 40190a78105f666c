/// A stack that gave its screens to another while a split was collapsed.
@MainActor
struct FoldedStack {
  let stack: UINavigationController
  /// The first of its screens.
  weak var first: UIViewController?
}

/// The stack takes and gives the secondary screen of a split (rule split.collapse-and-expand).
extension UINavigationController {
  /// [D] Pushes it, or what it holds if it is a stack of its own.
  func takeSecondary(_ secondary: UIViewController) {
    guard let other = secondary as? UINavigationController else {
      return pushViewController(secondary, animated: false)
    }
    let screens = other.viewControllers
    other.setViewControllers([], animated: false)
    folded.append(FoldedStack(stack: other, first: screens.first))
    setViewControllers(viewControllers + screens, animated: false)
  }

  /// [D] Gives the stack that it took, with all that is above, else pops its top; keeps its root.
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

  /// Whoever gets what has just left must not hear of its leaving later.
  private func finishInstantChange() {
    guard let change = stack.change, change.hasBegun, !change.isAnimated else { return }
    change.to.activeTransition?.complete(true)
  }

  /// Whether the screens of another stack, or the screen itself, stand on this one.
  func holds(_ other: UIViewController) -> Bool {
    viewControllers.contains { $0 === other } || folded.contains { $0.stack === other }
  }
}
