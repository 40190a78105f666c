import Foundation

/// Changing the style while the controller is presented, after a change of traits.
extension UIPresentationController {
  /// [D] Rule presentation.adaptation-delegate: the delegate is asked again, in the same order.
  func adaptAgain(
    to traits: UITraitCollection,
    _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let old = wrapper ?? presented, isOnScreen, !old.isBetweenScreens,
      let change = change(to: traits, coordinator, from: old)
    else { return }
    coordinator.animate(
      alongsideTransition: { [self] _ in
        // A callback of the previous change may have dismissed it.
        if old.isBetweenScreens { return change.callOff() }
        change.begin()
        // Presentations below that become visible have missed the change.
        lower?.catchUp()
      },
      completion: { _ in change.end() }
    )
  }

  /// Applies a change of traits that happened during a transition, here and then in the
  /// presentations below.
  func catchUp() {
    catchUpAlone()
    lower?.catchUp()
  }

  private func catchUpAlone() {
    guard let old = wrapper ?? presented, isOnScreen, !old.isBetweenScreens,
      let change = change(to: traitCollection, nil, from: old)
    else { return }
    change.begin()
    change.end()
  }

  /// Applies a change of traits that happened while the presented view was removed, before it
  /// returns.
  func catchUp(coveredBy upper: UIPresentationController) {
    guard upper.removesPresenter, wrapper == nil, let presented, container != nil,
      let view = presented.viewIfLoaded, view.window == nil,
      let change = change(to: traitCollection, nil, from: presented)
    else { return }
    change.begin()
    change.end()
    // A presentation in its context has already removed it.
    guard view.superview != nil else { return }
    // A presentation in a context belonged to the old style.
    if !upper.shouldPresentInFullscreen { upper.restack(above: presented) }
    upper.keepAway(view)
  }

  /// Removes the covered controller's view again, after it has moved.
  func keepAway(_ view: UIView) {
    home = OriginalPosition(of: view)
    staysHome = view.isFramed
    UIView.performWithoutAnimation { view.removeFromSuperview() }
  }

  /// The presentation of the presenter, if it is presented.
  var lower: UIPresentationController? {
    presenting?.modal.presenting == nil ? nil : presenting?.modal.controller
  }

  private var isOnScreen: Bool {
    container != nil && (wrapper ?? presented)?.shownView?.window != nil
  }

  private func change(
    to traits: UITraitCollection,
    _ coordinator: (any UIViewControllerTransitionCoordinator)?,
    from old: UIViewController
  ) -> StyleChange? {
    guard let known = adaptedTraits, !known.hasSizeClasses(of: traits) else { return nil }
    adaptedTraits = traits
    comingStyle = nil
    let style = style(in: traits)
    guard style != shownStyle, let next = replacement(for: style) else { return nil }
    comingStyle = style
    announce(style, coordinator)
    let change = StyleChange(self, from: old, to: next, style, animated: coordinator != nil)
    change.knownTraits = known
    return change
  }
}

extension UIViewController {
  /// Whether this presentation, or one above it, is in transition.
  fileprivate var isBetweenScreens: Bool {
    modal.isInFlight || modal.presented?.modal.isInFlight == true
  }
}
