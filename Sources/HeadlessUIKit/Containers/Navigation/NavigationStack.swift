/// What a navigation controller knows of its screens.
@MainActor
struct NavigationStack {
  /// As it will be; the picture follows. [W] N3
  var controllers: [UIViewController] = []
  /// Whose view stands in the content now.
  var shown: UIViewController?
  /// Whom the delegate was last told of.
  weak var announced: UIViewController?
  /// Controllers that came or went and are to hear so when the picture has followed.
  var owed: [UIViewController] = []
  var change: NavigationChange?
  /// Another change was asked for meanwhile, animated or not.
  var isNextAnimated: Bool?
  /// Who leads the next change with a finger.
  var finger: UIPercentDrivenInteractiveTransition?
}

/// One change of the top screen under way.
@MainActor
final class NavigationChange {
  let from: UIViewController
  let to: UIViewController
  let isAnimated: Bool
  let owed: [UIViewController]
  let oldStack: [UIViewController]
  let newStack: [UIViewController]
  var bar: NavigationBarChange?
  /// False while the `will…` callbacks are being sent.
  var hasBegun = false

  init(
    from: UIViewController,
    to: UIViewController,
    animated: Bool,
    owed: [UIViewController],
    oldStack: [UIViewController],
    newStack: [UIViewController]
  ) {
    (self.from, self.to, isAnimated) = (from, to, animated)
    (self.owed, self.oldStack, self.newStack) = (owed, oldStack, newStack)
  }
}
