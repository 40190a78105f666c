import Foundation
import Scene

/// The checks at the end of a film that has come to rest.
extension Stage {
  /// Faults in the tree of controllers that will not be corrected any more.
  func inspectAtRest(hasChangedScreens: Bool) {
    reportIncompleteTransitions()
    guard transitions.isEmpty else { return }
    let controllers = controllers
    for controller in controllers { controller.inspectAtRest(core) }
    for window in windows {
      window.findOrphans(core, besides: controllers)
      window.findLeftovers(core, hasChangedScreens: hasChangedScreens)
      window.findLostRoot(core)
    }
  }

  func reportIncompleteTransitions() {
    for transition in transitions where !transition.isInteractive { transition.reportIncomplete() }
  }
}

extension Transition {
  /// [D] Rule transition-context.complete: the window takes no touches until it is completed.
  fileprivate func reportIncomplete() {
    core.warnAgain(
      plan.to.controller.name,
      "the transition from \(plan.from.controller.name) was never completed",
      remedy: "call completeTransition(_:) on every way out of animateTransition",
      kind: .transition
    )
  }
}

extension UIViewController {
  fileprivate func inspectAtRest(_ core: StageCore) {
    if appearance.isInTransition, !hasDeferredEnd {
      core.warnAgain(
        name,
        "\(appearance.phase) since a beginAppearanceTransition without an endAppearanceTransition",
        remedy: "call endAppearanceTransition when the child's transition is over",
        kind: .appearance
      )
    }
    if move.awaitsDidMove {
      core.warnAgain(
        name,
        "was added to \(parent?.name ?? "a parent"), but didMove(toParent:) has not reached"
          + " UIViewController",
        remedy: "call didMove(toParent:) after its view is in place; an override must call super",
        kind: .containment
      )
    }
  }

  /// [D] The container must call this before a removal.
  func warnAboutSilentRemoval() {
    guard !move.isAnnounced else { return }
    warn(
      "was removed from its parent, but willMove(toParent: nil) has not reached UIViewController",
      remedy: "call willMove(toParent: nil) first; an override must call super",
      kind: .containment
    )
  }
}

extension UIWindow {
  /// Views directly in the window that do not belong to a controller.
  fileprivate func findLeftovers(_ core: StageCore, hasChangedScreens: Bool) {
    for view in subviews where hasChangedScreens && view.isForgottenCover(core) {
      core.warnAgain(
        TypeNames.of(view),
        "a view that covers the window was left in it when the transition ended",
        remedy: "remove dimming views in the completion, also when the transition is cancelled",
        kind: .leftover
      )
    }
    for view in snapshots(below: self, core, hasChangedScreens) {
      core.warnAgain(
        "UIView",
        "a snapshot that was taken for a transition is still in \(view.locationText)",
        remedy: "remove it from its superview in the completion, also when the transition fails",
        kind: .leftover
      )
    }
  }

  /// [W] Rule appearance.child-without-parent: they receive appearance callbacks, but nothing else.
  fileprivate func findOrphans(_ core: StageCore, besides known: [UIViewController]) {
    for orphan in rootOwners(below: self) where !known.contains(where: { $0 === orphan }) {
      core.warnAgain(
        orphan.name,
        "its view is on screen, but it is not a child controller",
        remedy: "call addChild(_:) and didMove(toParent:) on the controller that shows the view",
        kind: .containment
      )
    }
  }

  private func rootOwners(below view: UIView) -> [UIViewController] {
    view.subviews.flatMap { child -> [UIViewController] in
      if let owner = child.owner as? UIViewController, owner.parent == nil {
        return [owner] + rootOwners(below: child)
      }
      return rootOwners(below: child)
    }
  }

  /// After a cancelled transition the presenter's view must be where it was.
  ///
  /// [D] rule transition-context.cancelled
  fileprivate func findLostRoot(_ core: StageCore) {
    guard !isHidden, let root = rootViewController, root.isViewLoaded else { return }
    let isReplaced = root.presentedChain.contains { $0.modal.controller?.removesPresenter == true }
    guard !isReplaced, root.viewIfLoaded?.window == nil else { return }
    core.warnAgain(
      root.name,
      "its view is not in the window, although no other view replaces it",
      remedy: "put the presenter's view back when a transition is cancelled",
      kind: .leftover
    )
  }

  private func snapshots(
    below view: UIView,
    _ core: StageCore,
    _ hasChangedScreens: Bool
  ) -> [UIView] {
    view.subviews.flatMap { child in
      child.isForgottenSnapshot(core, hasChangedScreens)
        ? [child] : snapshots(below: child, core, hasChangedScreens)
    }
  }
}

extension UIView {
  /// A picture that handles taps is intended.
  private var takesGestures: Bool {
    let line = sequence(first: self, next: \.superview).prefix {
      $0.owner == nil && !($0 is UIWindow) && !($0 is PresentationContainerView)
    }
    return line.contains { $0.gestureRecognizers?.isEmpty == false }
  }

  /// A snapshot that an animator has added to a presentation's container or a window, or that was
  /// added to the window during a transition.
  fileprivate func isForgottenSnapshot(_ core: StageCore, _ hasChangedScreens: Bool) -> Bool {
    guard isSnapshot, let window, !takesGestures else { return false }
    let isAnimators = core.animatorViews.contains(self)
    if superview === window {
      // One that existed before, or is added without a transition, is intended.
      return isAnimators || (hasChangedScreens && snapshotOrigin?.film == core.recording.start)
    }
    guard isAnimators else { return false }
    if superview is PresentationContainerView { return !isBehindPresentedView }
    return convert(bounds, to: window).contains(window.bounds)
  }

  /// Whether it is a background that stays during the presentation.
  private var isBehindPresentedView: Bool {
    guard let container = superview as? PresentationContainerView,
      let presented = container.controller?.presentedView,
      let front = container.subviews.firstIndex(where: { presented.isDescendant(of: $0) }),
      let own = container.subviews.firstIndex(of: self)
    else { return false }
    return own < front
  }

  /// Whether it is in front of a root view, as large as the window, and added by an animator.
  fileprivate func isForgottenCover(_ core: StageCore) -> Bool {
    guard let window = superview as? UIWindow, window.rootViewController?.view !== self else {
      return false
    }
    if let container = self as? PresentationContainerView {
      return container.controller?.container !== container
    }
    return owner == nil && !isSnapshot && !isHidden && frame.contains(window.bounds)
      && core.animatorViews.contains(self)
  }

  fileprivate var locationText: String {
    guard let superview else { return "no view" }
    switch superview {
    case is UIWindow: return "the window"
    case is PresentationContainerView: return "the containerView"
    default: return "a \(type(of: superview))"
    }
  }
}

extension StageCore {
  /// Warns unless the same warning was given for the same subject before.
  fileprivate func warnAgain(
    _ subject: String,
    _ sentence: String,
    remedy: String,
    kind: Film.Fault.Kind
  ) {
    let isKnown = journal.faults.contains { $0.subject == subject && $0.sentence == sentence }
    if !isKnown { warn(subject, sentence, remedy: remedy, kind: kind) }
  }
}
