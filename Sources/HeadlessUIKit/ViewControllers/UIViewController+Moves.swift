/// A root view that enters or leaves a window by plain view calls.
///
/// Rules appearance.subview-moves, appearance.child-without-parent.
extension UIViewController {
  /// Called by the view tree before the root view gets into a window or out of it.
  func rootViewWillMove(intoWindow isEntering: Bool) {
    guard isLedByViewMoves(entering: isEntering) else { return }
    guard appearance.isShownOrAppearing != isEntering else {
      if !isEntering { endIfAbandoned() }
      return
    }
    // A child that enters with its container shares the container's transition and its end.
    if let parent, parent.appearance.isInTransition, parent.appearance.isShownOrAppearing,
      isEntering
    {
      return beginAppearance(true, animated: parent.appearance.isAnimated)
    }
    beginAppearance(isEntering, animated: false)
    deferEndOfAppearance()
  }

  /// Ends the appearance of a child that was removed while its container appeared or disappeared.
  func endIfAbandoned() {
    guard appearance.isInTransition, parentLink == nil, activeTransition == nil,
      modal.presenting == nil, modal.presented == nil
    else { return }
    if appearance.phase == .appearing { beginAppearance(false, animated: false) }
    guard appearance.phase == .disappearing else { return }
    appearance.forgetOuterBegins()
    deferEndOfAppearance()
  }

  /// Nobody else sends this controller its callbacks: no presentation that starts or ends, and no
  /// container that forwards by hand.
  private func isLedByViewMoves(entering isEntering: Bool) -> Bool {
    guard !modal.isInFlight else { return false }
    if isEntering, place.rootWindow?.isHidden == true { return false }
    guard let parent else { return true }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    // Taken away before the container that goes could tell it so.
    let isAhead = !isEntering && appearance.phase == .appeared
    return parent.appearance.isShownOrAppearing
      || (isAhead && parent.appearance.phase == .disappearing)
  }

  /// `did…` waits for the layout of this turn, or for the animation block it was called in. [W] A7
  private func deferEndOfAppearance() {
    guard !hasDeferredEnd else { return }
    hasDeferredEnd = true
    let core = stage.core
    let end = { [self] in
      hasDeferredEnd = false
      endAppearanceIfOpen()
    }
    if let block = AnimationContext.current?.block {
      block.whenDone { core.queue.afterCommit(end) }
    } else {
      core.queue.afterCommit(end)
    }
  }
}

extension UIView {
  /// The topmost controllers of a subtree are told of a window; they forward it themselves.
  func tellControllers(entering: Bool) {
    if let controller = owner as? UIViewController {
      return controller.rootViewWillMove(intoWindow: entering)
    }
    for view in subviews { view.tellControllers(entering: entering) }
  }
}
