import UIKit

/// A screen that a finger pulls down and away, as an app of today would write it.
@MainActor
final class PullDown: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let interaction = UIPercentDrivenInteractiveTransition()
  var isPulling = false

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isPulling ? interaction : nil }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let from = transitionContext.view(forKey: .from) else {
      return transitionContext.completeTransition(false)
    }
    if let to = transitionContext.view(forKey: .to) {
      container.insertSubview(to, belowSubview: from)
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      from.transform = CGAffineTransform(translationX: 0, y: container.bounds.height)
    } completion: { _ in
      from.transform = .identity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
