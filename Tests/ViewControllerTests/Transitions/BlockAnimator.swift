import Foundation
import HeadlessUIKit

/// A transitioning delegate that animates presentations itself, by a block.
@MainActor
final class BlockAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate
{
  private let duration: TimeInterval
  private let body: (any UIViewControllerContextTransitioning) -> Void

  init(
    duration: TimeInterval,
    _ body: @escaping (any UIViewControllerContextTransitioning) -> Void
  ) {
    (self.duration, self.body) = (duration, body)
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    body(transitionContext)
  }
}
