import Foundation

/// Another style while the controller is presented, because the traits are others now.
extension UIPresentationController {
  /// [D] P7: the delegate is asked again, in the same order.
  func adaptAgain(
    to traits: UITraitCollection,
    _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let old = wrapper ?? presented, isOnScreen, !old.isBetweenScreens,
      let change = change(to: traits, coordinator, from: old)
    else { return }
    coordinator.animate(
      alongsideTransition: { [self] _ in
        // A callback of the change before may have dismissed it.
        if old.isBetweenScreens { return change.callOff() }
        change.begin()
        // What that uncovers has missed its turn.
        lower?.catchUp()
      },
      completion: { _ in change.end() }
    )
  }

  /// The same at once, for traits that came in the middle of a transition: here, and then for
  /// whoever that uncovers.
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

  /// The same for traits that came while the presented view was away, before it comes back.
  func catchUp(coveredBy upper: UIPresentationController) {
    guard upper.removesPresenter, wrapper == nil, let presented, container != nil,
      let view = presented.viewIfLoaded, view.window == nil,
      let change = change(to: traitCollection, nil, from: presented)
    else { return }
    change.begin()
    change.end()
    // What stands in its place beside it has taken it away already.
    guard view.superview != nil else { return }
    // One that stands in a context stood in the old look.
    if !upper.shouldPresentInFullscreen { upper.stand(above: presented) }
    upper.keepAway(view)
  }

  /// Takes the view of who is covered off the screen again, from another place than before.
  func keepAway(_ view: UIView) {
    home = ViewHome(of: view)
    staysHome = view.isFramed
    UIView.performWithoutAnimation { view.removeFromSuperview() }
  }

  /// What presents the presenter, if anything.
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
    guard style != shownStyle, let next = standIn(for: style) else { return nil }
    comingStyle = style
    announce(style, coordinator)
    let change = StyleChange(self, from: old, to: next, style, animated: coordinator != nil)
    change.knownTraits = known
    return change
  }
}

extension UIViewController {
  /// It comes or goes, or something above it does.
  fileprivate var isBetweenScreens: Bool {
    modal.isInFlight || modal.presented?.modal.isInFlight == true
  }
}
