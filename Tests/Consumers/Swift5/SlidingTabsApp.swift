import UIKit

/// Tabs that slide in the direction of the choice, by a tap or a pan.
class SlidingTabBarController: UITabBarController, UITabBarControllerDelegate {
  private var interaction: UIPercentDrivenInteractiveTransition?
  private(set) var selections: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    let pan = UIPanGestureRecognizer(
      target: self,
      action: Selector("handlePan", SlidingTabBarController.handlePan)
    )
    view.addGestureRecognizer(pan)
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: view)
    let percent = abs(translation.x) / view.bounds.width
    switch pan.state {
    case .began:
      let next = selectedIndex + (pan.velocity(in: view).x < 0 ? 1 : -1)
      guard let count = viewControllers?.count, (0..<count).contains(next) else { return }
      interaction = UIPercentDrivenInteractiveTransition()
      selectedIndex = next
    case .changed:
      interaction?.update(percent)
    case .ended, .cancelled:
      if percent > 0.4 && pan.state == .ended {
        interaction?.finish()
      } else {
        interaction?.cancel()
      }
      interaction = nil
    default:
      break
    }
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    selections.append(selectedIndex)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard
      let from = viewControllers?.firstIndex(of: fromVC),
      let to = viewControllers?.firstIndex(of: toVC)
    else { return nil }
    return TabSlideAnimator(toRight: to > from)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction
  }
}

class TabSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let toRight: Bool

  init(toRight: Bool) {
    self.toRight = toRight
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.35
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard
      let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else {
      transitionContext.completeTransition(false)
      return
    }
    let container = transitionContext.containerView
    let width = container.frame.width
    let offset = toRight ? width : -width
    container.addSubview(toView)
    toView.frame.origin.x = offset
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      delay: 0,
      usingSpringWithDamping: 1,
      initialSpringVelocity: 0,
      options: [],
      animations: {
        fromView.frame.origin.x = -offset
        toView.frame.origin.x = 0
      },
      completion: { _ in
        fromView.frame.origin.x = 0
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }
}
