import Foundation
import Geometry

/// Drags a sheet between its detents, and dismisses it if the finger moves far or fast enough.
@MainActor
final class SheetDrag: NSObject {
  private static let share = 0.5  // [M] Numbers.md: beyond half of its way
  private static let speed: CGFloat = 1000  // [M] or this fast, in points a second
  // [I] How long a released sheet would slide on, which determines its detent.
  private static let slide: CGFloat = 0.1

  private enum Phase {
    case none
    /// The sheet follows the finger between detents.
    case pulling
    /// The finger drives the dismissal, from the given distance on; the presenter was scaled down by a share.
    case dismissing(UIPercentDrivenInteractiveTransition, from: CGFloat, step: CGFloat)
  }

  private weak var controller: UIPresentationController?
  private var phase = Phase.none
  /// The delegate's answer; nil until it is asked.
  private var mayLeave: Bool?

  init(_ controller: UIPresentationController?) {
    self.controller = controller
  }

  func pan(_ pan: UIPanGestureRecognizer) {
    guard let controller else { return }
    let translation = pan.translation(in: controller.container).y
    let speed = pan.velocity(in: controller.container).y
    switch pan.state {
    case .began: begin(translation)
    case .changed: follow(translation)
    case .ended: release(translation, speed: speed)
    case .cancelled, .failed: release(0, speed: 0)
    case .possible: break
    }
  }

  /// Whether the sheet is at rest and can be dragged.
  private var isFree: Bool {
    guard let controller, let shown = controller.wrapper ?? controller.presented else {
      return false
    }
    return !shown.modal.isInFlight && shown.modal.presented == nil
      && controller.presented?.transitioningDelegate == nil
  }

  private func begin(_ translation: CGFloat) {
    phase = isFree ? .pulling : .none
    mayLeave = nil
    follow(translation)
  }

  private func follow(_ translation: CGFloat) {
    switch phase {
    case .none: break
    case .dismissing(let driver, let start, let step):
      driver.update(share(of: translation - start))
      controller?.stepPresenterBack(by: step * (1 - driver.percentComplete))
    case .pulling: pull(translation)
    }
  }

  private func pull(_ translation: CGFloat) {
    guard let controller else { return }
    let range = controller.pullRange
    if translation > range.upperBound, asksToLeave() {
      return leave(at: range.upperBound, translation)
    }
    let length = controller.container?.bounds.height ?? 0
    controller.pull(to: ScrollRubberBand(length: length).limited(translation, in: range))
  }

  // [D] The delegate is asked before a dismissal, once for each drag.
  private func asksToLeave() -> Bool {
    if let mayLeave { return mayLeave }
    let answer = controller?.mayBeDismissedByUser ?? false
    mayLeave = answer
    return answer
  }

  /// Below its lowest detent, the sheet is dismissed interactively.
  private func leave(at start: CGFloat, _ translation: CGFloat) {
    guard let controller, let shown = controller.wrapper ?? controller.presented else { return }
    controller.pull(to: 0)
    controller.sheet?.selectLowestDetent()
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionCurve = .easeOut  // [I]
    phase = .dismissing(driver, from: start, step: controller.stepShare)
    controller.isStepDriven = true
    controller.dismissForUser(shown, interaction: driver)
    follow(translation)
  }

  /// The distance as a fraction of the way off the screen.
  private func share(of translation: CGFloat) -> CGFloat {
    guard let controller, let container = controller.container else { return 0 }
    let length = container.bounds.maxY - controller.frameInContainer.minY
    return length > 0 ? translation / length : 0
  }

  private func release(_ translation: CGFloat, speed: CGFloat) {
    defer { phase = .none }
    switch phase {
    case .none: break
    case .dismissing(let driver, let start, let step):
      let leaves = share(of: translation - start) > Self.share || speed >= Self.speed
      if leaves { driver.finish() } else { driver.cancel() }
      let rest = leaves ? 1 - driver.percentComplete : driver.percentComplete
      animateStep(to: leaves ? 0 : step, over: rest * driver.duration)
    case .pulling:
      guard let controller else { return }
      if mayLeave == false, translation > controller.pullRange.upperBound {
        controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
      }
      controller.settlePull(near: translation + speed * Self.slide)
    }
  }

  /// Moves the presenter along with the rest of the dismissal, whose time is not that of its layers.
  private func animateStep(to step: CGFloat, over rest: TimeInterval) {
    UIView.animate(withDuration: rest, delay: 0, options: .curveEaseOut) { [controller] in
      controller?.stepPresenterBack(by: step)
    }
    controller?.isStepDriven = false
  }
}

extension SheetDrag: UIGestureRecognizerDelegate {
  /// [D] Scrollable content takes the finger, except at its edge.
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer, let panel = pan.view, isFree else {
      return false
    }
    let translation = pan.translation(in: panel)
    guard abs(translation.y) >= abs(translation.x) else { return false }
    let location = pan.location(in: panel)
    let start = CGPoint(x: location.x - translation.x, y: location.y - translation.y)
    guard let scroll = scrollView(under: start, in: panel) else { return true }
    guard translation.y < 0 else { return scroll.isAtTop }
    let sheet = controller?.sheet
    return scroll.isAtTop && sheet?.prefersScrollingExpandsWhenScrolledToEdge == true
      && (controller?.pullRange.lowerBound ?? 0) < 0
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer.view is UIScrollView
  }

  private func scrollView(under point: CGPoint, in panel: UIView) -> UIScrollView? {
    let hit = panel.hitTest(point, with: nil)
    let chain = sequence(first: hit, next: { $0 === panel ? nil : $0?.superview })
    return chain.lazy.compactMap { $0 as? UIScrollView }
      .first { $0.isScrollEnabled && $0.scrollsVertically }
  }
}
