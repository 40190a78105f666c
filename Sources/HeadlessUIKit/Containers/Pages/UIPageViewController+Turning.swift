import Foundation

/// From the call, or the finger, to the last callback (spec/uikit.md G1).
extension UIPageViewController {
  private var isOnScreen: Bool {
    appearance.isShownOrAppearing && viewIfLoaded?.window != nil
  }

  func show(
    _ new: [UIViewController],
    _ direction: NavigationDirection,
    _ animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    let limit = spineLocation == .mid ? 2 : 1
    guard new.count == limit else {
      return raise(
        "The number of view controllers provided (\(new.count)) doesn't match the number required"
          + " (\(limit)) for the requested transition",  // [W]
        remedy: "pass \(limit)"
      )
    }
    // [I] A turn under way ends where it was going before the next begins.
    if let turn { turn.to.first?.activeTransition?.complete(true) }
    for one in new where one.parent !== self { link(one) }
    guard isOnScreen, !pages.isEmpty, pages != new else {
      return replaceUnseen(new, completion)
    }
    let turn = PageTurn(
      from: pages,
      to: new,
      forward: direction == .forward,
      animated: animated,
      interaction: nil,
      completion: completion
    )
    start(turn)
  }

  private func replaceUnseen(_ new: [UIViewController], _ completion: ((Bool) -> Void)?) {
    let old = pages
    pages = new
    for one in old where !new.contains(where: { $0 === one }) {
      one.viewIfLoaded?.removeFromSuperview()
    }
    let isOnScreen = isOnScreen
    if isOnScreen, old != new { for one in new { one.beginAppearance(true, animated: false) } }
    if isViewLoaded { place(new) }
    settleLinks()
    stage.core.queue.afterCommit {
      if isOnScreen { for one in new { one.endAppearanceIfOpen() } }
      completion?(true)
    }
  }

  func start(_ turn: PageTurn) {
    guard let from = turn.from.first, let to = turn.to.first else { return }
    self.turn = turn
    for one in turn.to { one.loadViewIfNeeded() }
    let plan = TransitionPlan(
      container: content,
      from: TransitionPlan.Side(controller: from, view: from.view, initialFrame: from.view.frame),
      to: TransitionPlan.Side(
        controller: to,
        view: to.view,
        finalFrame: pageFrame(of: to, in: turn.to)
      ),
      isAnimated: turn.isAnimated,
      animator: turn.isAnimated ? PageAnimator(self, turn) : nil,
      interaction: turn.interaction,
      willBegin: { [self] in
        // [W] In both styles the new pages hear first.
        for one in turn.to { one.beginAppearance(true, animated: turn.isAnimated) }
        for one in turn.from { one.beginAppearance(false, animated: turn.isAnimated) }
        if !turn.isAnimated { settle(on: turn.to, insteadOf: turn.from) }
      },
      didEnd: { [self] in end(turn, $0) },
      completion: { turn.completion?($0) }
    )
    let stage = stage
    AnimationContext.with(nil) { Transition.start(plan, on: stage) }
  }

  func settle(on to: [UIViewController], insteadOf from: [UIViewController]) {
    UIView.performWithoutAnimation {
      place(to)
      for one in from where !to.contains(where: { $0 === one }) { one.view.removeFromSuperview() }
    }
  }

  private func end(_ turn: PageTurn, _ didComplete: Bool) {
    self.turn = nil
    if didComplete {
      pages = turn.to
      settle(on: turn.to, insteadOf: turn.from)
      // [W] G1: the styles end in different orders.
      let ends = transitionStyle == .scroll ? turn.to + turn.from : turn.from + turn.to
      for one in ends { one.endAppearanceIfOpen() }
    } else {
      takeBack(turn)
    }
    settleLinks()
    guard turn.interaction != nil else { return }
    delegate?.pageViewController(
      self,
      didFinishAnimating: true,
      previousViewControllers: turn.from,
      transitionCompleted: didComplete
    )
  }

  /// [W] G1: the two cancelled logs.
  private func takeBack(_ turn: PageTurn) {
    settle(on: turn.from, insteadOf: turn.to)
    let (new, old, animated) = (turn.to, turn.from, turn.isAnimated)
    if transitionStyle == .scroll {
      for one in old { one.beginAppearance(true, animated: animated) }
      for one in old { one.endAppearanceIfOpen() }
      for one in new { one.beginAppearance(false, animated: animated) }
      for one in new { one.endAppearanceIfOpen() }
    } else {
      for one in new { one.beginAppearance(false, animated: animated) }
      for one in old { one.beginAppearance(true, animated: animated) }
      for one in new + old { one.endAppearanceIfOpen() }
    }
  }

  /// Pages that stay are children, those that left are not.
  private func settleLinks() {
    for child in children where !pages.contains(where: { $0 === child }) {
      child.tell("willMove(toParent: nil)") { child.willMove(toParent: nil) }
      child.unlink()
    }
    for page in pages where page.move.owesArrival {
      page.tell("didMove(toParent: \(name))") { page.didMove(toParent: self) }
    }
  }

  func passOnToPages(_ callback: AppearanceState.Callback) {
    switch callback {
    case .willAppear(let animated):
      for page in pages { page.loadViewIfNeeded() }
      place(pages)
      for page in pages { page.beginAppearance(true, animated: animated) }
    case .willDisappear(let animated):
      for page in pages { page.beginAppearance(false, animated: animated) }
    case .didAppear, .didDisappear:
      if turn == nil { for page in pages { page.endAppearanceIfOpen() } }
    }
  }

  // MARK: Places

  func arrangePages() {
    content.frame = view.bounds
    if turn == nil { place(pages) }
  }

  func place(_ pages: [UIViewController]) {
    for page in pages {
      page.view.frame = pageFrame(of: page, in: pages)
      if page.view.superview !== content { content.addSubview(page.view) }
    }
  }

  /// Two pages share the room at a spine in the middle.
  func pageFrame(of page: UIViewController, in pages: [UIViewController]) -> CGRect {
    let room = content.bounds
    guard pages.count > 1, let index = pages.firstIndex(where: { $0 === page }) else { return room }
    let half = room.width / 2
    return CGRect(x: CGFloat(index) * half, y: 0, width: half, height: room.height)
  }
}
