import Foundation

/// Changes of traits while a controller was covered (rule size.covered-and-launch).
extension UIViewController {
  /// Whether it has been on screen and will be again.
  var isCovered: Bool { coveredTraits != nil && appearance.phase == .disappeared }

  func rememberTraitsWhileCovered() {
    coveredTraits = traitCollection
    viewIfLoaded?.rememberTraits()
  }

  /// [W1] Rule size.covered-and-launch: just before `viewWillAppear`.
  func deliverMissedTraits() {
    guard let old = coveredTraits else { return }
    coveredTraits = nil
    let new = traitCollection
    guard !old.hasSizeClasses(of: new) else { return }
    if let coordinator { return announceTraits(new, coordinator) }
    let still = SizeCoordinator(stage.window, turnedBy: 0, over: 0)
    announceTraits(new, still)
    still.runAlongside()
    still.complete()
  }
}

extension UITraitCollection {
  func hasSizeClasses(of other: UITraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
  }
}
