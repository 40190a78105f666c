import Foundation

/// One change of the top screen, from the first `will…` to `didShow` (rules navigation.*).
extension UINavigationController {
  func start(
    from: UIViewController,
    to: UIViewController,
    _ animated: Bool,
    from before: [UIViewController]
  ) {
    let change = NavigationChange(
      from: from,
      to: to,
      animated: animated,
      moved: stack.moved,
      oldStack: before,
      newStack: stack.controllers
    )
    stack.moved = []
    stack.change = change
    stack.isNextAnimated = nil
    // [D] A new top screen is pushed, even if the old one leaves the stack (rule navigation.set-stack).
    let isPush = !before.contains { $0 === to }
    change.shared = SharedCollection(from: from, to: to, isPush: isPush)
    to.loadViewIfNeeded()
    let plan = plan(change, isPush: isPush)
    let (stage, core) = (stage, stage.core)
    // [W] Rule navigation.ignores-perform-without-animation: UIKit starts at the end of the turn,
    // after a block that disables animations.
    let were = core.areAnimationsEnabled
    if core.quietBlocks > 0 { core.areAnimationsEnabled = true }
    AnimationContext.with(nil) { RunningTransition.start(plan, on: stage) }
    core.areAnimationsEnabled = were
  }

  private func plan(_ change: NavigationChange, isPush: Bool) -> TransitionPlan {
    let (from, to, animated) = (change.from, change.to, change.isAnimated)
    let players = players(change, isPush)
    return TransitionPlan(
      container: content,
      from: TransitionPlan.Side(
        controller: from,
        view: from.view,
        initialFrame: from.view.frame
      ),
      to: TransitionPlan.Side(controller: to, view: to.view, finalFrame: contentFrame(for: to)),
      isAnimated: animated,
      animator: players.animator,
      interaction: players.interaction,
      willBegin: { [self] in begin(change, isPush) },
      didEnd: { [self] in end(change, $0) },
      completion: { [self] _ in carryOn(after: change) }
    )
  }

  private typealias Players = (
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interaction: (any UIViewControllerInteractiveTransitioning)?
  )

  private func players(_ change: NavigationChange, _ isPush: Bool) -> Players {
    let finger = stack.finger
    stack.finger = nil
    guard change.isAnimated else {
      change.shared?.settle()
      return (nil, nil)
    }
    let own = delegate?.navigationController(
      self,
      animationControllerFor: isPush ? .push : .pop,
      from: change.from,
      to: change.to
    )
    guard let own else { return (builtIn(change, isPush), finger) }
    change.shared?.settle()
    return (own, delegate?.navigationController(self, interactionControllerFor: own) ?? finger)
  }

  /// The upper screen may prefer a zoom; modal transition styles do not apply to a push.
  private func builtIn(
    _ change: NavigationChange,
    _ isPush: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    let (upper, lower) = isPush ? (change.to, change.from) : (change.from, change.to)
    return upper.zoomAnimator(lower, isComing: isPush)
      ?? change.shared.map(LayoutToLayoutAnimator.init)
      ?? NavigationAnimator(isPush: isPush, fades: stage.motion == .crossFade)
  }

  private func begin(_ change: NavigationChange, _ isPush: Bool) {
    let (from, to, animated) = (change.from, change.to, change.isAnimated)
    from.beginAppearance(false, animated: animated)
    to.catchUpOnTraits(to.activeTransition?.coordinator)
    to.beginAppearance(true, animated: animated)
    notifyWillShow(to, animated)
    watchContent(of: to, beforeChange: animated && !isNavigationBarHidden)
    moveBar(change, isPush)
    moveToolbar(change)
    coverContent(of: to)
    if !animated { addView(of: to, insteadOf: from) }
    bottomBarMayHaveChanged(animated: animated)
    change.hasBegun = true
  }

  /// Animates the bar's titles and buttons with the screens.
  private func moveBar(_ change: NavigationChange, _ isPush: Bool) {
    let host = barHost
    guard change.isAnimated, !host.isBarHidden, mayUpdateBar else { return refreshBarItems() }
    let coordinator = change.to.activeTransition?.coordinator
    let slides = stage.motion != .crossFade || coordinator?.initiallyInteractive == true
    let bar = NavigationBarChange(host.ownBar, to: shownItems, forward: isPush, slides: slides)
    host.ownBar.change = bar
    change.bar = bar
    coordinator?.animateBar(host.ownBar) { [self] in
      bar.move()
      host.layOutBar()
      if host !== self { host.stack.shown.map(host.coverContent) }
    }
  }

  private func moveToolbar(_ change: NavigationChange) {
    guard let bar = toolbarIfMade else { return }
    let items = change.to.innermostScreen.toolbarItems
    let coordinator = change.to.activeTransition?.coordinator
    guard change.isAnimated, !isToolbarOut, let coordinator else { return bar.items = items }
    let move = bar.beginChange(to: items)
    coordinator.animateBar(bar, move)
  }

  func addView(of to: UIViewController, insteadOf from: UIViewController?) {
    UIView.performWithoutAnimation {
      to.setShownFrame(contentFrame(for: to))
      coverContent(of: to)
      to.enter(content)
      if from !== to { takeAway(from) }
    }
  }

  /// Removes the old screen's view, unless another container has added it in the meantime.
  private func takeAway(_ old: UIViewController?) {
    old?.leave(content)
  }

  /// Shows the result of the change, unless the screen belongs to another container by now.
  private func settle(
    on next: UIViewController,
    insteadOf other: UIViewController,
    _ animated: Bool
  ) {
    guard next.parent === self else {
      for one in [next, other] {
        takeAway(one)
        // Its new container need not show it.
        if one.shownView?.window == nil { one.turnAppearance(false, animated: animated) }
      }
      stack.shown = nil
      return
    }
    addView(of: next, insteadOf: other)
    stack.shown = next
  }

  private func end(_ change: NavigationChange, _ didComplete: Bool) {
    toolbarIfMade?.endChange()
    if didComplete {
      settle(on: change.to, insteadOf: change.from, change.isAnimated)
      change.bar?.finish(true)
      // A stack on this one may have changed in the meantime.
      if !isNested, stack.isNextAnimated == nil, ownBar.itemList != shownItems {
        ownBar.items = shownItems
      }
      change.from.endAppearanceIfOpen()
      change.to.endAppearanceIfOpen()
      stack.change = nil
      settle(change.moved)
      stack.announced = change.to
      notifyDidShow(change.to, change.isAnimated)
    } else {
      takeBack(change)
    }
  }

  /// [W] Rule navigation.cancelled-pop: the order of callbacks when a pop is cancelled.
  private func takeBack(_ change: NavigationChange) {
    let (from, to) = (change.from, change.to)
    for one in change.moved where change.oldStack.contains(where: { $0 === one }) {
      one.move.stay()
    }
    // Screens that other containers have adopted in the meantime are left out.
    stack.controllers = change.oldStack.filter { $0.parent === self }
    to.beginAppearance(false, animated: change.isAnimated)
    watchContent(of: from)
    settle(on: from, insteadOf: to, change.isAnimated)
    to.endAppearanceIfOpen()
    if isOnScreen, stack.shown === from {
      from.beginAppearance(true, animated: change.isAnimated)
      from.endAppearanceIfOpen()
    }
    change.bar?.finish(false)
    refreshBarItems()
    toolbarIfMade?.items = from.innermostScreen.toolbarItems
    stack.change = nil
    settle(change.moved)
    bottomBarMayHaveChanged(animated: false)
  }

  /// Starts the change that was requested in the meantime.
  private func carryOn(after change: NavigationChange) {
    viewIfLoaded?.setNeedsLayout()
    guard stack.change == nil, stack.isNextAnimated != nil || stack.shown == nil else { return }
    let animated = stack.isNextAnimated ?? false
    stack.isNextAnimated = nil
    advance(animated, from: change.newStack)
  }
}
