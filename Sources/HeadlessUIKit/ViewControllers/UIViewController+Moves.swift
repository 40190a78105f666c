/// Root views that are added to or removed from a window as plain views.
///
/// Rules appearance.subview-moves, appearance.child-without-parent.
extension UIViewController {
  /// Called before the root view is added to a window or removed from it.
  func rootViewWillMove(intoWindow isEntering: Bool) {
    guard followsViewHierarchy(entering: isEntering) else { return }
    guard appearance.isShownOrAppearing != isEntering else {
      if !isEntering { endIfAbandoned() }
      return
    }
    // A child that is added with its container shares the container's transition.
    if let parent, parent.appearance.isInTransition, parent.appearance.isShownOrAppearing,
      isEntering
    {
      return beginAppearance(true, animated: parent.appearance.isAnimated)
    }
    beginAppearance(isEntering, animated: false)
    deferEndOfAppearance()
  }

  /// Ends the appearance of a child that was removed during its container's transition.
  func endIfAbandoned() {
    guard appearance.isInTransition, parentLink == nil, activeTransition == nil,
      modal.presenting == nil, modal.presented == nil
    else { return }
    if appearance.phase == .appearing { beginAppearance(false, animated: false) }
    guard appearance.phase == .disappearing else { return }
    appearance.forgetOuterBegins()
    deferEndOfAppearance()
  }

  /// Whether nothing else sends this controller its callbacks: neither a presentation nor a
  /// container that forwards them.
  private func followsViewHierarchy(entering isEntering: Bool) -> Bool {
    guard !modal.isInFlight else { return false }
    if isEntering, containerState.rootWindow?.isHidden == true { return false }
    guard let parent else { return true }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    // Removed before the container, which is disappearing, could notify it.
    let isAhead = !isEntering && appearance.phase == .appeared
    return parent.appearance.isShownOrAppearing
      || (isAhead && parent.appearance.phase == .disappearing)
  }

  /// `did…` waits for the layout of this turn, or for the enclosing animation block.
  ///
  /// [W] rule appearance.subview-moves
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
  /// Notifies the topmost controllers of a subtree, which forward it themselves.
  func notifyControllers(entering: Bool) {
    if let controller = owner as? UIViewController {
      return controller.rootViewWillMove(intoWindow: entering)
    }
    for view in subviews { view.notifyControllers(entering: entering) }
  }
}
