import Foundation
import Geometry

/// Hides the bars on a tap, on a swipe, or in compact height. [D]
@MainActor
final class BarHidingGestures: NSObject, UIGestureRecognizerDelegate {
  private weak var controller: UINavigationController?
  let tap = UITapGestureRecognizer()
  /// Brings back bars that compact height has hidden.
  private let revealingTap = UITapGestureRecognizer()
  let swipe = UIPanGestureRecognizer()
  private var wasCompact = false
  private var hasHiddenToolbar = false
  // [I] The length of a swipe before the bars follow.
  private static let minimumDistance: CGFloat = 20

  init(_ controller: UINavigationController) {
    self.controller = controller
    super.init()
    tap.addTarget(self, action: Selector("toggle", BarHidingGestures.toggle))
    swipe.addTarget(self, action: Selector("follow", BarHidingGestures.follow))
    revealingTap.addTarget(self, action: Selector("reveal", BarHidingGestures.reveal))
    for one in [tap, swipe, revealingTap] {
      one.isEnabled = false
      one.cancelsTouchesInView = false
      one.delegate = self
    }
  }

  /// [D] Scrolling works at the same time.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is UIPanGestureRecognizer }

  func join(_ view: UIView) {
    for one in [tap, swipe, revealingTap] { view.addGestureRecognizer(one) }
  }

  /// [D] Only taps where the bars would be bring them back.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === revealingTap, let controller else { return true }
    return controller.isWhereBarsWere(revealingTap.location(in: controller.viewIfLoaded))
  }

  private func reveal() {
    guard revealingTap.state == .ended, let controller, revealingTap.isEnabled else { return }
    revealingTap.isEnabled = false
    controller.setNavigationBarHidden(false, animated: true)
    if hasHiddenToolbar { controller.setToolbarHidden(false, animated: true) }
    hasHiddenToolbar = false
  }

  func followTaps(_ follows: Bool) { tap.isEnabled = follows }
  func followSwipes(_ follows: Bool) { swipe.isEnabled = follows }

  private func toggle() {
    guard tap.state == .ended, let controller else { return }
    controller.setBarsHidden(!controller.isNavigationBarHidden)
  }

  private func follow() {
    guard swipe.state == .changed, let controller, let view = controller.viewIfLoaded else {
      return
    }
    let translation = swipe.translation(in: view).y
    guard abs(translation) > Self.minimumDistance else { return }
    controller.setBarsHidden(translation < 0)
  }

  /// [D] In compact height bars are hidden, and reappear with regular height.
  func heightClassMayHaveChanged() {
    guard let controller, controller.hidesBarsWhenVerticallyCompact else { return }
    let isCompact = controller.traitCollection.verticalSizeClass == .compact
    guard isCompact != wasCompact else { return }
    wasCompact = isCompact
    revealingTap.isEnabled = isCompact
    controller.hideBar(isCompact, animated: false)
    if isCompact ? !controller.isToolbarOut : hasHiddenToolbar {
      hasHiddenToolbar = isCompact
      controller.hideToolbar(isCompact, animated: false)
    }
  }
}

extension UINavigationController {
  fileprivate func setBarsHidden(_ hidden: Bool) {
    guard isNavigationBarHidden != hidden else { return }
    setNavigationBarHidden(hidden, animated: true)
    if toolbarItemsAreShown { setToolbarHidden(hidden, animated: true) }
  }

  fileprivate func isWhereBarsWere(_ point: CGPoint) -> Bool {
    guard let view = viewIfLoaded else { return false }
    let top = view.safeAreaInsets.top + ownBar.naturalHeight
    let bottom = (toolbarIfMade?.rowHeight ?? 0) + view.safeAreaInsets.bottom
    return point.y < top || point.y >= view.bounds.height - bottom
  }

  private var toolbarItemsAreShown: Bool { topViewController?.toolbarItems?.isEmpty == false }
}
