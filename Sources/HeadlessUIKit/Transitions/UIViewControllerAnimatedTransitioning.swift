public import Foundation

/// Animates a transition between two view controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// [D] Rule transition-context.interruptible: the same object for the whole transition.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    standIn()?.interruptibleAnimator(using: transitionContext) ?? NoAnimator()
  }

  private func standIn(
    _ requirement: String = #function
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    standIn(as: (any UIViewControllerAnimatedTransitioning).self, for: requirement)
  }

  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The default for animation controllers without an interruptible animator.
final class NoAnimator: UIViewPropertyAnimator {}
