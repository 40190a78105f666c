/// A navigation controller's state of its screens.
@MainActor
struct NavigationStack {
  /// The current stack; views follow later. [W] rule navigation.stack-at-once
  var controllers: [UIViewController] = []
  /// The controller whose view is shown.
  var shown: UIViewController?
  /// The controller that was last reported to the delegate.
  weak var announced: UIViewController?
  /// Controllers that were added or removed, whose last containment callbacks are still pending.
  var moved: [UIViewController] = []
  var change: NavigationChange?
  /// Whether the next change, requested during the current one, is animated.
  var isNextAnimated: Bool?
  /// The interaction that drives the next change.
  var finger: UIPercentDrivenInteractiveTransition?
}

/// A change of the top screen that is in progress.
@MainActor
final class NavigationChange {
  let from: UIViewController
  let to: UIViewController
  let isAnimated: Bool
  let moved: [UIViewController]
  let oldStack: [UIViewController]
  let newStack: [UIViewController]
  var bar: NavigationBarChange?
  /// The collection view that both screens show.
  var shared: SharedCollection?
  /// False while the `will…` callbacks are being sent.
  var hasBegun = false

  init(
    from: UIViewController,
    to: UIViewController,
    animated: Bool,
    moved: [UIViewController],
    oldStack: [UIViewController],
    newStack: [UIViewController]
  ) {
    (self.from, self.to, isAnimated) = (from, to, animated)
    (self.moved, self.oldStack, self.newStack) = (moved, oldStack, newStack)
  }
}
