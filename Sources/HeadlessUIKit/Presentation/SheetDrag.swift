import Foundation

/// A finger that drags a sheet down, and away if it goes far or fast enough.
@MainActor
final class SheetDrag: NSObject {
  private static let share = 0.5  // [M] 2.12: beyond half of its way
  private static let speed: CGFloat = 1000  // [M] or this fast, in points a second

  private weak var controller: UIPresentationController?
  private var driver: UIPercentDrivenInteractiveTransition?
  private var isRefused = false

  init(_ controller: UIPresentationController?) {
    self.controller = controller
  }

  func pan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: begin()
    case .changed: driver?.update(way(of: pan))
    case .ended: end(pan)
    case .cancelled, .failed: letGo(cancelled: true)
    case .possible: break
    }
  }

  // [D] The delegate is asked before anything moves, and told of an attempt that was refused.
  private func begin() {
    guard let controller, let shown = controller.wrapper ?? controller.presented,
      !shown.modal.isInFlight, shown.modal.presented == nil,
      controller.presented?.transitioningDelegate == nil
    else { return }
    isRefused = !controller.mayBeDismissedByUser
    guard !isRefused else { return }
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionCurve = .easeOut  // [I]
    self.driver = driver
    controller.dismissForUser(shown, interaction: driver)
  }

  private func way(of pan: UIPanGestureRecognizer) -> CGFloat {
    guard let container = controller?.container, let controller else { return 0 }
    let length = container.bounds.maxY - controller.frameOfPresentedViewInContainerView.minY
    return length > 0 ? pan.translation(in: container).y / length : 0
  }

  private func end(_ pan: UIPanGestureRecognizer) {
    if isRefused, let controller {
      isRefused = false
      controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
    }
    let speed = pan.velocity(in: controller?.container).y
    letGo(cancelled: way(of: pan) <= Self.share && speed < Self.speed)
  }

  private func letGo(cancelled: Bool) {
    if cancelled { driver?.cancel() } else { driver?.finish() }
    driver = nil
  }
}
