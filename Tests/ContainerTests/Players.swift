import Foundation
import Geometry

@testable import HeadlessUIKit

/// An animator as apps write it: the new view slides in from the right, linearly.
@MainActor
final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  var ended: [Bool] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let to = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    else { return }
    let frame = transitionContext.finalFrame(for: controller)
    to.frame = frame.offsetBy(dx: frame.width, dy: 0)
    transitionContext.containerView.addSubview(to)
    UIView.animate(
      withDuration: 0.4,
      delay: 0,
      options: .curveLinear,
      animations: { to.frame = frame },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

/// Gives its animator, and its interaction if it has one, to stacks and tabs.
@MainActor
final class Director: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
  let animator = Slide()
  var interaction: UIPercentDrivenInteractiveTransition?
  private(set) var asked: [String] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked.append("\(operation) \(type(of: fromVC)) \(type(of: toVC))")
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    asked.append("interaction for \(type(of: animationController))")
    return interaction
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked.append("tab \(type(of: fromVC)) \(type(of: toVC))")
    return animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    asked.append("interaction for \(type(of: animationController))")
    return interaction
  }
}
