import Foundation
import Scene

/// How other sizes and traits come down the tree of controllers.
///
/// Rules size.forwarding, size.traits-before-size.
extension UIViewController {
  /// Tells this controller of a size that is about to come.
  func announceSize(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    tell(.sizeChange(size)) {
      viewWillTransition(to: size, with: coordinator)
    }
  }

  func announceTraits(
    _ traits: UITraitCollection,
    _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    // [W1] R3: a covered controller is told when it is uncovered, the one covering it now.
    guard !isCovered else { return forwardTraits(traits, coordinator) }
    tell(.callback(.willTransitionToTraits)) { willTransition(to: traits, with: coordinator) }
  }

  /// [D] R2: who keeps its size classes is not told, but what stands in it or above it may be.
  func passTraits(
    _ traits: UITraitCollection,
    _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let own = traits.overridden(by: traitOverrides)
    guard !own.hasSizeClasses(of: traitCollection) else { return forwardTraits(own, coordinator) }
    announceTraits(own, coordinator)
  }

  /// [D] A child whose size stays the same is not told.
  func forwardSize(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      // What was never loaded has no size to change.
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
      guard tellsOfTraits(child) else {
        child.missTraits()
        continue
      }
      let override = overrideTraitCollection(forChild: child)
      let own = override.map { UITraitCollection(traitsFrom: [traits, $0]) } ?? traits
      child.passTraits(own, coordinator)
    }
    // What is on its way out has heard already.
    guard delivery == nil else { return }
    modal.presented?.modal.controller?.willTransition(to: traits, with: coordinator)
  }

  /// [W1] R3: a covered controller is told when it is uncovered.
  private func missTraits() {
    guard isViewLoaded, place.traitsWhenCovered == nil else { return }
    place.traitsWhenCovered = traitCollection
  }

  /// Tells of size classes that have changed while the controller was covered.
  func catchUpOnTraits(_ coordinator: (any UIViewControllerTransitionCoordinator)? = nil) {
    guard let old = place.traitsWhenCovered else { return }
    place.traitsWhenCovered = nil
    let new = traitCollection
    guard !old.hasSizeClasses(of: new) else { return }
    if let coordinator { return announceTraits(new, coordinator) }
    let instant = SizeCoordinator(stage.window, turnedBy: 0, over: 0)
    announceTraits(new, instant)
    instant.runAlongside()
    instant.complete()
  }

  /// [D] The methods of iOS 7, for controllers that can be seen and do not answer to the new one.
  private func rotateAsBefore(_ coordinator: any UIViewControllerTransitionCoordinator) {
    guard let turn = stage.turn, viewIfLoaded?.window != nil,
      parent?.shouldAutomaticallyForwardRotationMethods != false
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
