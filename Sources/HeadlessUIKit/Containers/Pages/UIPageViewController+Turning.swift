import Foundation
import Geometry
import Scene

/// A turn from the call or the gesture to the last callback (rule pages.turn-order).
extension UIPageViewController {
  private var isOnScreen: Bool {
    appearance.isShownOrAppearing && viewIfLoaded?.window != nil
  }

  func show(
    _ new: [UIViewController],
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    guard allows(new.count, animated) else {
      return raise(wrongCount(new.count), remedy: "pass \(pagesAtOnce)")
    }
    supersedeTurn()
    // [D] The front of a double-sided page comes first, then its back.
    let new = isAskingForSpine ? new : Array(new.prefix(pagesAtOnce))
    install(new, insteadOf: pages)
    guard isOnScreen, !pages.isEmpty, pages != new, !isAskingForSpine else {
      return replaceUnseen(new, animated: animated, completion: completion)
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
    // [M] Rule pages.scroll-view: the completion of an unanimated change is called at once.
    if !animated { turn.conclude(true) }
  }

  /// [I] The current turn is completed before the next begins.
  private func supersedeTurn() {
    guard let turn else { return }
    turn.isSuperseded = true
    turn.to.first?.activeTransition?.complete(true)
  }

  /// [M] Rule pages.containment: a page has its parent before it loads, and the page that it
  /// replaces is told twice that it leaves, now and just before its removal.
  private func install(_ new: [UIViewController], insteadOf old: [UIViewController]) {
    adopt(new)
    // [I] After the new page.
    for one in old where !new.contains(where: { $0 === one }) { announceDeparture(of: one) }
  }

  private func adopt(_ new: [UIViewController]) {
    for one in new where one.parent !== self {
      link(one)
      one.tell(.containment(.didMove, parent: name)) { one.didMove(toParent: self) }
    }
  }

  private func announceDeparture(of page: UIViewController) {
    page.tell(.containment(.willMove, parent: nil)) { page.willMove(toParent: nil) }
  }

  private func allows(_ count: Int, _ animated: Bool) -> Bool {
    if isAskingForSpine { return count == 1 || count == 2 }
    let hasBacks = transitionStyle == .pageCurl && isDoubleSided && animated
    return count == pagesAtOnce || (hasBacks && count == 2)
  }

  /// Turns to the pages that the data source returns, if there are any, after a swipe or a tap.
  @discardableResult
  func turnByUser(
    forward: Bool,
    interaction: UIPercentDrivenInteractiveTransition?
  ) -> PageTurn? {
    guard let next = neighbours(forward: forward) else { return nil }
    let turn = PageTurn(
      from: pages,
      to: next,
      forward: forward,
      animated: true,
      interaction: interaction,
      isByUser: true,
      completion: nil
    )
    notifyWillTransition(to: next)
    adopt(next)
    start(turn)
    return turn
  }

  private func replaceUnseen(
    _ new: [UIViewController],
    animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    let leaving = pages.filter { one in !new.contains { $0 === one } }
    let arriving = new.filter { one in !pages.contains { $0 === one } }
    // [M] Rule pages.containment: the first pages arrive at once, animated or not.
    let isPending = animated && !pages.isEmpty
    scroller?.takeBackShift()
    pages = new
    let isOnScreen = isOnScreen
    if isOnScreen {
      for one in arriving { one.beginAppearance(true, animated: false) }
      for one in leaving { one.beginAppearance(false, animated: false) }
    }
    for one in leaving { one.leave(content) }
    if isViewLoaded { addViews(of: new) }
    settleLinks()
    refreshDotsIfLoaded()
    stage.core.queue.afterCommit {
      for one in leaving + arriving { one.endAppearanceIfOpen() }
      if isPending { completion?(true) }
    }
    if !isPending { completion?(true) }
  }

  func start(_ turn: PageTurn) {
    guard let from = turn.from.first, let to = turn.to.first else { return }
    scroller?.takeBackShift()
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
        // [W] In both styles the new pages are notified first.
        for one in turn.to { one.beginAppearance(true, animated: turn.isAnimated) }
        for one in turn.from { one.beginAppearance(false, animated: turn.isAnimated) }
        if !turn.isAnimated { settle(on: turn.to, insteadOf: turn.from) }
      },
      didEnd: { [self] in end(turn, $0) },
      completion: { turn.conclude($0) }
    )
    let stage = stage
    AnimationContext.with(nil) { RunningTransition.start(plan, on: stage) }
    if turn.isAnimated { scroller?.turnBegins() }
  }

  func settle(on to: [UIViewController], insteadOf from: [UIViewController]) {
    UIView.performWithoutAnimation {
      addViews(of: to)
      for one in from where !to.contains(where: { $0 === one }) {
        one.leave(content)
      }
    }
  }

  private func end(_ turn: PageTurn, _ didComplete: Bool) {
    scroller?.turnArrives()
    self.turn = nil
    defer { scroller?.turnHasEnded(turn) }
    if didComplete {
      pages = turn.to
      settle(on: turn.to, insteadOf: turn.from)
      // [W] Rule pages.turn-order: the styles end in different orders.
      let ends = transitionStyle == .scroll ? turn.to + turn.from : turn.from + turn.to
      for one in ends { one.endAppearanceIfOpen() }
    } else {
      takeBack(turn)
    }
    settleLinks()
    viewIfLoaded?.setNeedsLayout()
    if turn.isByUser {
      if didComplete, let dots { dots.currentPage += turn.isForward ? 1 : -1 }
      notifyDidFinish(turn, didComplete)
    } else {
      refreshDotsIfLoaded()
    }
  }

  private func refreshDotsIfLoaded() {
    if isViewLoaded { refreshDots() }
  }

  /// [W] Rule pages.turn-order: the order of callbacks when a turn is cancelled.
  private func takeBack(_ turn: PageTurn) {
    settle(on: turn.from, insteadOf: turn.to)
    let (new, old, animated) = (turn.to, turn.from, turn.isAnimated)
    guard isOnScreen else {
      for one in new + old { one.endAppearanceIfOpen() }
      return
    }
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

  /// Removes the children that are no pages any more.
  private func settleLinks() {
    for child in children where !pages.contains(where: { $0 === child }) {
      announceDeparture(of: child)
      child.unlink()
    }
  }

  func passOnToPages(_ callback: AppearanceState.Callback) {
    switch callback {
    case .willAppear(let animated):
      for page in pages { page.loadViewIfNeeded() }
      if turn == nil { addViews(of: pages) }
      refreshDots()
      for page in turn?.to ?? pages { page.beginAppearance(true, animated: animated) }
    case .willDisappear(let animated):
      // In the middle of a turn the old pages have already received `viewWillDisappear`.
      for page in turn?.to ?? pages { page.beginAppearance(false, animated: animated) }
    case .didAppear:
      if turn == nil { for page in pages { page.endAppearanceIfOpen() } }
    case .didDisappear:
      for page in turn.map({ $0.from + $0.to }) ?? pages { page.endAppearanceIfOpen() }
    }
  }

  // MARK: Places

  func arrangePages() {
    var room = view.bounds
    if let dots {
      let height = Self.dotsHeight + view.safeAreaInsets.bottom
      room.size.height = max(0, room.height - height)
      dots.frame = CGRect(x: 0, y: room.maxY, width: room.width, height: Self.dotsHeight)
    }
    content.plainFrame = room
    if turn == nil { addViews(of: pages) }
  }

  /// [D] Rule size.forwarding: two pages with a spine in the middle have half the width each.
  func pageSize(of container: any UIContentContainer, in size: CGSize) -> CGSize {
    guard pages.count > 1, pages.contains(where: { $0 === container }) else { return size }
    return CGSize(width: size.width / 2, height: size.height)
  }

  func addViews(of pages: [UIViewController]) {
    let shift = scroller?.shift ?? .zero
    for page in pages {
      let frame = pageFrame(of: page, in: pages)
      page.setShownFrame(frame.offsetBy(dx: -shift.x, dy: -shift.y))
      page.enter(content)
    }
  }

  /// Two pages divide the width if the spine is in the middle.
  func pageFrame(of page: UIViewController, in pages: [UIViewController]) -> CGRect {
    let room = content.bounds
    guard pages.count > 1, let index = pages.firstIndex(where: { $0 === page }) else { return room }
    let half = room.width / 2
    return CGRect(x: CGFloat(index) * half, y: 0, width: half, height: room.height)
  }
}
