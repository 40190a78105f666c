import Foundation
import Scene

/// Pushing and popping: the stack changes at once, callbacks and pictures follow.
extension UINavigationController {
  func push(_ controller: UIViewController, _ animated: Bool) {
    if controller is UINavigationController, !allowsNesting {
      return raise(
        "Pushing a navigation controller is not supported",  // [W] rule navigation.refused-changes
        remedy: "push its root, or present it"
      )
    }
    if viewControllers.contains(where: { $0 === controller }) {
      return raise(
        "Pushing the same view controller instance more than once is not supported"
          + " (<\(controller.name)>)",  // [W] rule navigation.refused-changes
        remedy: "push a new instance, or pop to the one on the stack"
      )
    }
    adopt(viewControllers + [controller], animated: animated)
    // [W] The answer has no effect.
    _ = barDelegate?.navigationBar(ownBar, shouldPush: controller.navigationItem)
  }

  func pop(_ animated: Bool) -> UIViewController? {
    let now = viewControllers
    // [W] Rule navigation.stack-at-once: the root stays.
    guard now.count > 1, let top = now.last else { return nil }
    adopt(now.dropLast(), animated: animated)
    return top
  }

  func pop(to controller: UIViewController, _ animated: Bool) -> [UIViewController]? {
    let now = viewControllers
    guard let index = now.firstIndex(where: { $0 === controller }) else {
      raise(
        "Tried to pop to a view controller that doesn't exist.",  // [W]
        remedy: "pop to one of viewControllers"
      )
      return nil
    }
    guard index < now.count - 1 else { return [] }
    adopt(Array(now[...index]), animated: animated)
    return Array(now[(index + 1)...])
  }

  func replaceStack(_ controllers: [UIViewController], _ animated: Bool) {
    guard Set(controllers.map(ObjectIdentifier.init)).count == controllers.count else {
      return raise(
        "All view controllers in a navigation controller must be distinct",  // [W]
        remedy: "list each controller once"
      )
    }
    guard !refusesNesting(of: controllers) else {
      return raise(
        "Pushing a navigation controller is not supported",
        remedy: "list its view controllers instead"
      )
    }
    adopt(controllers, animated: animated)
  }

  /// Replaces the stack, whatever the controllers are.
  func adopt(_ new: [UIViewController], animated: Bool) {
    let old = viewControllers
    // Sets, since comparing all with all would make many pushes slow.
    let (kept, known) = (Set(new.map(ObjectIdentifier.init)), Set(old.map(ObjectIdentifier.init)))
    let leaving = old.filter { !kept.contains(ObjectIdentifier($0)) }.reversed()
    let arriving = new.filter { !known.contains(ObjectIdentifier($0)) }
    // [I] Rule navigation.set-stack: some versions do not send the callbacks to those that
    // `setViewControllers` removes.
    for one in leaving {
      one.tell(.containment(.willMove, parent: nil)) { one.willMove(toParent: nil) }
    }
    for one in arriving { link(one) }
    let before = stack.controllers
    stack.controllers = new
    // [W] Rule containment.preferred-size: the navigation controller adopts the preferred size of
    // its top screen.
    if let size = new.last?.preferredContentSize, size != .zero { preferredContentSize = size }
    stack.moved += leaving + arriving
    if old.first !== new.first { (parent as? UITabBarController)?.refreshItems() }
    follow(animated, from: before)
  }

  /// Shows the top of the stack, now or after the current change.
  private func follow(_ animated: Bool, from before: [UIViewController]) {
    if let change = stack.change {
      guard change.hasBegun, !change.isAnimated else {
        warnAboutNesting(change)
        stack.isNextAnimated = animated
        return
      }
      change.to.activeTransition?.complete(true)
    }
    advance(animated, from: before)
  }

  /// UIKit's warning; here the second change waits for the first.
  ///
  /// [W] rule navigation.refused-changes
  private func warnAboutNesting(_ change: NavigationChange) {
    warn(
      "Finishing up a navigation transition in an unexpected state."
        + " Navigation Bar subview tree might get corrupted.",
      remedy: "push or pop after the delegate's didShow, or use setViewControllers",
      kind: .transition
    )
    guard !change.hasBegun else { return }
    warn(
      // [W] rule appearance.unbalanced-calls
      "Unbalanced calls to begin/end appearance transitions for <\(change.to.name)>.",
      remedy: "do not push or pop inside another push's callbacks",
      kind: .appearance
    )
  }

  var isOnScreen: Bool {
    appearance.isShownOrAppearing && viewIfLoaded?.window != nil
  }

  /// Whether it is on screen or about to be, so that its top screen receives callbacks.
  private var receivesAppearanceCallbacks: Bool { isOnScreen || appearance.phase == .appearing }

  func advance(_ animated: Bool, from before: [UIViewController]) {
    guard let top = topViewController, let shown = stack.shown, top !== shown, isOnScreen else {
      return followUnseen()
    }
    start(from: shown, to: top, animated, from: before)
  }

  /// Updates views and bars without appearance callbacks, while it is invisible.
  private func followUnseen() {
    if let shown = stack.shown, shown !== topViewController {
      stack.shown = nil
      if receivesAppearanceCallbacks { shown.beginAppearance(false, animated: false) }
      shown.leave(content)
      // If the navigation controller itself is disappearing, the screen has disappeared first.
      shown.endAppearanceIfOpen()
    }
    settle(stack.moved.takeAll())
    refreshBarItems()
    toolbarIfMade?.items = topViewController?.innermostScreen.toolbarItems
    bottomBarMayHaveChanged(animated: false)
    guard receivesAppearanceCallbacks, stack.shown == nil, let top = topViewController else {
      return
    }
    showTop()
    top.beginAppearance(true, animated: false)
    // If it is still appearing, the top screen appears with it.
    guard appearance.phase == .appeared else { return }
    stage.core.queue.afterCommit { top.endAppearanceIfOpen() }
  }

  /// Sends the last callbacks to controllers that were added or removed.
  func settle(_ moved: [UIViewController]) {
    for one in moved where one.parent === self {
      if stack.controllers.contains(where: { $0 === one }) {
        guard one.move.awaitsDidMove else { continue }
        one.tell(.containment(.didMove, parent: name)) { one.didMove(toParent: self) }
      } else {
        one.unlink()
      }
    }
    (self as? MoreStack)?.hasSettled()
  }
}
