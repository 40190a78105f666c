import Foundation
import Geometry
import Timeline

/// Scrolls or curls from some pages to others.
@MainActor
final class PageAnimator: NSObject, UIViewControllerAnimatedTransitioning, SystemPart {
  private weak var controller: UIPageViewController?
  private let turn: PageTurn
  private static let curlDuration: TimeInterval = 0.75  // [I] Numbers.md, as other curls

  init(_ controller: UIPageViewController, _ turn: PageTurn) {
    self.controller = controller
    self.turn = turn
    super.init()
  }

  private var isScrolling: Bool { controller?.transitionStyle == .scroll }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { isScrolling ? ScrollPacing.duration : Self.curlDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let controller else { return context.completeTransition(false) }
    if isScrolling { scroll(controller, context) } else { curl(controller, context) }
  }

  private func scroll(
    _ controller: UIPageViewController,
    _ context: any UIViewControllerContextTransitioning
  ) {
    let offset = offset(controller)
    UIView.performWithoutAnimation {
      controller.addViews(of: turn.to)
      for page in turn.to { page.view.frame = page.view.frame.offsetBy(dx: offset.x, dy: offset.y) }
      context.containerView.layoutIfNeeded()
    }
    // [M] Pages are turned as other content is scrolled.
    let curve: Curve = context.isInteractive ? .linear : .bezier(ScrollPacing.curve)
    UIView.run(
      duration: transitionDuration(using: context),
      pacing: .curve(curve),
      animations: { [turn] in
        for page in turn.from + turn.to {
          page.view.frame = page.view.frame.offsetBy(dx: -offset.x, dy: -offset.y)
        }
      },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
    )
  }

  /// The direction from the old pages to the new ones.
  private func offset(_ controller: UIPageViewController) -> CGPoint {
    let room = controller.content.bounds
    let sign: CGFloat = turn.isForward ? 1 : -1
    let side: CGFloat = controller.content.isRightToLeft ? -1 : 1
    return controller.navigationOrientation == .horizontal
      ? CGPoint(x: side * sign * (room.width + controller.spacing), y: 0)
      : CGPoint(x: 0, y: sign * (room.height + controller.spacing))
  }

  private func curl(
    _ controller: UIPageViewController,
    _ context: any UIViewControllerContextTransitioning
  ) {
    let options: UIView.AnimationOptions = context.isInteractive ? .curveLinear : .curveEaseInOut
    UIView.transition(
      with: context.containerView,
      duration: transitionDuration(using: context),
      options: options,
      style: controller.curl(of: turn),
      animations: { [turn] in controller.settle(on: turn.to, insteadOf: turn.from) },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
    )
  }
}
