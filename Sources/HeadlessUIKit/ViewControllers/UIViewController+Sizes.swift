import Foundation
import Scene

/// Forwarding sizes and traits to child controllers.
///
/// Rules size.forwarding, size.traits-before-size.
extension UIViewController {
  /// Notifies this controller of its new size in advance.
  func announceSize(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    tell(.sizeChange(size)) {
      viewWillTransition(to: size, with: coordinator)
    }
  }

  func announceTraits(
    _ traits: UITraitCollection,
    _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    // [W1] Rule size.covered-and-launch: a covered controller is notified when it is uncovered, the
    // covering one now.
    guard !isCovered else { return forwardTraits(traits, coordinator) }
    tell(.callback(.willTransitionToTraits)) { willTransition(to: traits, with: coordinator) }
  }

  /// A controller whose size classes stay the same is not notified, but its descendants and
  /// presentations may be.
  ///
  /// [D] rule size.traits-before-size
  func passTraits(
    _ traits: UITraitCollection,
    _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let own = traits.overridden(by: traitOverrides)
    guard !own.hasSizeClasses(of: traitCollection) else { return forwardTraits(own, coordinator) }
    announceTraits(own, coordinator)
  }

  /// [D] A child whose size stays the same is not notified.
  func forwardSize(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      // A view that is not loaded has no size to change.
      guard let view = child.viewIfLoaded, own != view.bounds.size else { continue }
      child.announceSize(own, coordinator)
    }
    modal.presented?.modal.controller?.viewWillTransition(to: size, with: coordinator)
    rotateAsBefore(coordinator)
  }

  func forwardTraits(
    _ traits: UITraitCollection,
    _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      guard notifiesOfTraits(child) else {
        child.missTraits()
        continue
      }
      let override = overrideTraitCollection(forChild: child)
      let own = override.map { UITraitCollection(traitsFrom: [traits, $0]) } ?? traits
      child.passTraits(own, coordinator)
    }
    // A disappearing controller was already notified.
    guard delivery == nil else { return }
    modal.presented?.modal.controller?.willTransition(to: traits, with: coordinator)
  }

  /// [W1] Rule size.covered-and-launch: a covered controller is notified when it is uncovered.
  private func missTraits() {
    guard isViewLoaded, containerState.traitsWhenCovered == nil else { return }
    containerState.traitsWhenCovered = traitCollection
  }

  /// Notifies of size classes that changed while the controller was covered.
  func catchUpOnTraits(_ coordinator: (any UIViewControllerTransitionCoordinator)? = nil) {
    guard let old = containerState.traitsWhenCovered else { return }
    containerState.traitsWhenCovered = nil
    let new = traitCollection
    guard !old.hasSizeClasses(of: new) else { return }
    if let coordinator { return announceTraits(new, coordinator) }
    let instant = SizeCoordinator(stage.window, turnedBy: 0, over: 0)
    announceTraits(new, instant)
    instant.runAlongside()
    instant.complete()
  }

  /// [D] The methods of iOS 7, for visible controllers that do not override the new one.
  private func rotateAsBefore(_ coordinator: any UIViewControllerTransitionCoordinator) {
    guard let turn = stage.turn, viewIfLoaded?.window != nil,
      parent?.shouldAutomaticallyForwardRotationMethods() != false
    else { return }
    willRotate(to: turn.to, duration: coordinator.transitionDuration)
    coordinator.animate(
      alongsideTransition: { [self] context in
        willAnimateRotation(to: turn.to, duration: context.transitionDuration)
      },
      completion: { [self] _ in didRotate(from: turn.from) }
    )
  }
}
