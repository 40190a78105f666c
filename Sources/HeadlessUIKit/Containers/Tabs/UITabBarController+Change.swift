import Foundation
import Scene

/// Switching screens (rule tabs.switch-order).
extension UITabBarController {
  var isOnScreen: Bool {
    appearance.isShownOrAppearing && viewIfLoaded?.window != nil
  }

  /// The controller whose view should be shown: the selected one, or More's.
  var wanted: UIViewController? {
    guard let chosen else { return nil }
    guard chosen.parent === moreNavigationControllerIfNeeded else { return chosen }
    return moreNavigationControllerIfNeeded
  }

  private var moreNavigationControllerIfNeeded: UINavigationController? {
    directTabs.count < members.count ? moreNavigationController : nil
  }

  /// Shows the selected screen, now or after the current change.
  func follow(_ completion: @escaping () -> Void) {
    guard !isChanging else {
      needsAnotherChange = true
      return
    }
    guard let to = wanted, to !== shown, isOnScreen else { return followUnseen() }
    if to === moreNavigationControllerIfNeeded, to.parent !== self {
      link(to)
      to.tell(.containment(.didMove, parent: name)) { to.didMove(toParent: self) }
    }
    guard let from = shown else { return showFirst(to) }
    change(from: from, to: to)
  }

  private func followUnseen() {
    guard isViewLoaded, shown !== wanted else { return }
    shown?.leave(content)
    shown = nil
    view.setNeedsLayout()
    if isOnScreen, let to = wanted { showFirst(to) }
  }

  private func showFirst(_ to: UIViewController) {
    to.loadViewIfNeeded()
    to.catchUpOnTraits()
    to.beginAppearance(true, animated: false)
    addView(of: to)
    stage.core.queue.afterCommit { to.endAppearanceIfOpen() }
  }

  /// Loads and adds the view of the selected screen, without appearance callbacks.
  @discardableResult
  func showChosen() -> UIViewController? {
    guard let to = wanted else { return nil }
    if to.parent !== self { link(to) }
    guard !isChanging, shown !== to else { return to }
    to.loadViewIfNeeded()
    addView(of: to)
    return to
  }

  func addView(of to: UIViewController) {
    UIView.performWithoutAnimation {
      let old = shown
      shown = to
      to.setShownFrame(content.bounds)
      cover(to)
      to.enter(content)
      if old !== to { old?.leave(content) }
      bottomBarMayHaveChanged(in: to, animated: false)
      watchBottom()
    }
  }

  private func change(from: UIViewController, to: UIViewController) {
    isChanging = true
    to.loadViewIfNeeded()
    let animator = delegate?.tabBarController(
      self,
      animationControllerForTransitionFrom: from,
      to: to
    )
    let interaction = animator.flatMap {
      delegate?.tabBarController(self, interactionControllerFor: $0)
    }
    let isAnimated = animator != nil
    let plan = TransitionPlan(
      container: content,
      from: TransitionPlan.Side(
        controller: from,
        view: from.view,
        initialFrame: from.view.frame
      ),
      to: TransitionPlan.Side(controller: to, view: to.view, finalFrame: content.bounds),
      isAnimated: isAnimated,
      animator: animator,
      interaction: interaction,
      willBegin: { [self] in
        to.catchUpOnTraits(to.activeTransition?.coordinator)
        // [W] Rule tabs.switch-order: the new one first.
        to.beginAppearance(true, animated: isAnimated)
        from.beginAppearance(false, animated: isAnimated)
        cover(to)
        if !isAnimated { addView(of: to) }
      },
      didEnd: { [self] in end(from: from, to: to, didComplete: $0) }
    )
    let transition = RunningTransition(plan, on: stage)
    AnimationContext.with(nil) { transition.start() }
    // [W] Without an animator the change is complete when the call returns.
    if !isAnimated { transition.complete(true) }
  }

  private func end(from: UIViewController, to: UIViewController, didComplete: Bool) {
    isChanging = false
    // The tabs may have changed by now.
    switch (didComplete, isKnown(from), isKnown(to)) {
    case (true, _, true), (false, false, true): settle(on: to, insteadOf: from)
    case (false, true, _): takeBack(from: from, to: to)
    case (true, _, false), (false, false, false): dropBoth(from: from, to: to)
    }
    refreshItems()
    guard needsAnotherChange || shown !== wanted else { return }
    needsAnotherChange = false
    follow {}
  }

  private func settle(on to: UIViewController, insteadOf from: UIViewController) {
    addView(of: to)
    from.endAppearanceIfOpen()
    to.endAppearanceIfOpen()
  }

  private func takeBack(from: UIViewController, to: UIViewController) {
    to.beginAppearance(false, animated: true)
    shown = to
    addView(of: from)
    to.endAppearanceIfOpen()
    from.beginAppearance(true, animated: true)
    from.endAppearanceIfOpen()
    if chosen === to || to === moreNavigationControllerIfNeeded { chosen = from }
  }

  private func dropBoth(from: UIViewController, to: UIViewController) {
    shown = nil
    for one in [from, to] {
      // The controller was removed, so it does not appear.
      one.turnAppearance(false, animated: true)
      one.leave(content)
      one.endAppearanceIfOpen()
    }
  }

  /// Forwards appearance callbacks to the selected screen only.
  ///
  /// [W] rule appearance.manual-forwarding
  func passOnToChosen(_ callback: AppearanceState.Callback) {
    switch callback {
    case .willAppear(let animated):
      guard let to = showChosen() else { return }
      to.catchUpOnTraits()
      to.beginAppearance(true, animated: animated)
    case .willDisappear(let animated): shown?.beginAppearance(false, animated: animated)
    case .didAppear, .didDisappear: if !isChanging { shown?.endAppearanceIfOpen() }
    }
  }
}
