import Foundation
import Geometry

/// The drag that dismisses a zoomed screen into its source view.
@MainActor
final class ZoomDrag: NSObject, UIGestureRecognizerDelegate {
  private weak var zoomed: UIViewController?
  private let options: UIViewController.Transition.ZoomOptions
  private var driver: UIPercentDrivenInteractiveTransition?
  // [I] As for a sheet: beyond half of the way, or this fast in points per second.
  private static let share: CGFloat = 0.5
  private static let speed: CGFloat = 1000

  /// Adds the recognizer.
  static func watch(
    _ zoomed: UIViewController,
    _ options: UIViewController.Transition.ZoomOptions
  ) {
    guard let view = zoomed.viewIfLoaded, zoomed.modal.zoomDrag == nil else { return }
    let drag = ZoomDrag(zoomed, options)
    zoomed.modal.zoomDrag = drag
    let pan = UIPanGestureRecognizer(target: drag, action: Selector("pan:", ZoomDrag.pan))
    pan.delegate = drag
    view.addGestureRecognizer(pan)
  }

  private init(
    _ zoomed: UIViewController,
    _ options: UIViewController.Transition.ZoomOptions
  ) {
    (self.zoomed, self.options) = (zoomed, options)
    super.init()
  }

  private func pan(_ pan: UIPanGestureRecognizer) {
    guard let view = zoomed?.viewIfLoaded else { return }
    let length = max(view.window?.bounds.height ?? view.bounds.height, 1)
    let share = pan.translation(in: view.window).y / length
    switch pan.state {
    case .began: begin()
    case .changed: driver?.update(share)
    case .ended: release(share > Self.share || pan.velocity(in: view.window).y >= Self.speed)
    case .cancelled, .failed: release(false)
    case .possible: break
    }
  }

  private func begin() {
    guard let zoomed else { return }
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionCurve = .easeOut  // [I]
    self.driver = driver
    if let navigation = navigation(of: zoomed) {
      navigation.stack.finger = driver
      navigation.popViewController(animated: true)
      navigation.stack.finger = nil
    } else {
      zoomed.modal.controller?.dismissForUser(zoomed, interaction: driver)
    }
  }

  private func release(_ leaves: Bool) {
    if leaves { driver?.finish() } else { driver?.cancel() }
    driver = nil
  }

  /// The navigation controller that it would be popped from, if it is on a stack.
  private func navigation(of zoomed: UIViewController) -> UINavigationController? {
    guard let stack = zoomed.parent as? UINavigationController,
      stack.viewControllers.count > 1, stack.topViewController === zoomed
    else { return nil }
    return stack
  }

  /// Whether it is at rest, on top, and was shown by a zoom.
  private var isFree: Bool {
    guard let zoomed, case .zoom = zoomed.preferredTransition?.kind,
      zoomed.presentedViewController == nil
    else { return false }
    if let stack = navigation(of: zoomed) {
      return stack.stack.change == nil && stack.delegate == nil
    }
    guard let controller = zoomed.modal.controller else { return false }
    return !zoomed.modal.isInFlight && zoomed.transitioningDelegate == nil
      && controller.mayBeDismissedByUser
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer, let view = pan.view, isFree else {
      return false
    }
    let (translation, speed) = (pan.translation(in: view), pan.velocity(in: view))
    let isDown = translation.y > 0 && translation.y >= abs(translation.x)
    let location = pan.location(in: view)
    let willBegin = isDown && isAtTop(under: location, in: view)
    guard let asked = options.interactiveDismissShouldBegin else { return willBegin }
    let velocity = CGVector(dx: speed.x, dy: speed.y)
    return asked(.init(location, velocity, willBegin: willBegin))
  }

  /// [D] Scrollable content takes the finger, except at its edge.
  private func isAtTop(under point: CGPoint, in view: UIView) -> Bool {
    let chain = sequence(first: view.hitTest(point, with: nil)) { $0?.superview }
    let scroll = chain.lazy.prefix { $0 !== view.superview }.compactMap { $0 as? UIScrollView }
      .first { $0.isScrollEnabled && $0.scrollsVertically }
    return scroll?.isAtTop ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer.view is UIScrollView
  }
}
