import Foundation
import Geometry

/// The edge swipe that pops the top screen.
///
/// Rules navigation.cancelled-pop, navigation.animator.
@MainActor
final class PopGesture: NSObject, UIGestureRecognizerDelegate {
  private weak var controller: UINavigationController?
  private var interaction: UIPercentDrivenInteractiveTransition?
  private(set) lazy var recognizer = makeRecognizer()
  // [I] More than half of the way, or a flick of at least that speed in points per second.
  private static let halfWay: CGFloat = 0.5
  private static let flick: CGFloat = 300

  init(_ controller: UINavigationController) {
    self.controller = controller
    super.init()
  }

  private func makeRecognizer() -> UIScreenEdgePanGestureRecognizer {
    let made = UIScreenEdgePanGestureRecognizer(
      target: self,
      action: Selector("drag", PopGesture.drag)
    )
    made.edges = .left
    made.delegate = self
    return made
  }

  /// [D] From the edge at which text begins.
  func followDirection() {
    let edges: UIRectEdge = isMirrored ? .right : .left
    if recognizer.edges != edges { recognizer.edges = edges }
  }

  private var isMirrored: Bool { controller?.viewIfLoaded?.isRightToLeft ?? false }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, !controller.isNavigationBarHidden || controller.allowsNesting,
      !controller.isChanging, controller.viewControllers.count > 1,
      controller.innermost === controller, controller.barHost.ownBar.content?.back != nil
    else { return false }
    return !hasOwnAnimator(controller)
  }

  // [W] Rule navigation.animator: a custom animator disables the gesture.
  private func hasOwnAnimator(_ controller: UINavigationController) -> Bool {
    let line = controller.viewControllers.suffix(2)
    guard let delegate = controller.delegate, let to = line.first, let from = line.last else {
      return false
    }
    let own = delegate.navigationController(
      controller,
      animationControllerFor: .pop,
      from: from,
      to: to
    )
    return own != nil
  }

  private func drag() {
    guard let view = controller?.viewIfLoaded else { return }
    let sign: CGFloat = isMirrored ? -1 : 1
    let share = sign * recognizer.translation(in: view).x / max(1, view.bounds.width)
    switch recognizer.state {
    case .began: begin()
    case .changed: interaction?.update(share)
    case .ended: release(at: share, sign * recognizer.velocity(in: view).x)
    case .cancelled, .failed: release(at: 0, 0)
    case .possible: break
    }
  }

  private func begin() {
    guard let controller else { return }
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.completionCurve = .easeOut  // [I]
    self.interaction = interaction
    controller.stack.finger = interaction
    controller.popViewController(animated: true)
    controller.stack.finger = nil
  }

  private func release(at share: CGFloat, _ speed: CGFloat) {
    guard let interaction else { return }
    self.interaction = nil
    let isFast = abs(speed) >= Self.flick
    if isFast ? speed > 0 : share > Self.halfWay {
      interaction.finish()
    } else {
      interaction.cancel()
    }
  }
}
