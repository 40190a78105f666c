import UIKit

// After the tab swiping of Apple's "Custom View Controller Presentations and Transitions".

class SlideTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let targetEdge: UIRectEdge
  init(targetEdge: UIRectEdge) { self.targetEdge = targetEdge }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    0.35
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromViewController = transitionContext.viewController(forKey: .from),
      let toViewController = transitionContext.viewController(forKey: .to)
    else { return }
    let containerView = transitionContext.containerView
    let fromView: UIView
    let toView: UIView
    if transitionContext.responds() {
      fromView = transitionContext.view(forKey: .from)!
      toView = transitionContext.view(forKey: .to)!
    } else {
      fromView = fromViewController.view
      toView = toViewController.view
    }
    let fromFrame = transitionContext.initialFrame(for: fromViewController)
    let toFrame = transitionContext.finalFrame(for: toViewController)
    let offset: CGVector
    if targetEdge == .left {
      offset = CGVector(dx: -1, dy: 0)
    } else if targetEdge == .right {
      offset = CGVector(dx: 1, dy: 0)
    } else {
      preconditionFailure("targetEdge must be .left or .right")
    }
    fromView.frame = fromFrame
    toView.frame = toFrame.offsetBy(
      dx: toFrame.width * offset.dx * -1,
      dy: toFrame.height * offset.dy * -1
    )
    containerView.addSubview(toView)
    let duration = transitionDuration(using: transitionContext)
    UIView.animate(
      withDuration: duration,
      animations: {
        fromView.frame = fromFrame.offsetBy(
          dx: fromFrame.width * offset.dx,
          dy: fromFrame.height * offset.dy
        )
        toView.frame = toFrame
      },
      completion: { finished in
        let wasCancelled = transitionContext.transitionWasCancelled
        if wasCancelled { toView.removeFromSuperview() }
        transitionContext.completeTransition(!wasCancelled)
      }
    )
  }
}

extension UIViewControllerContextTransitioning {
  func responds() -> Bool { true }
}

class SlideTransitionInteractionController: UIPercentDrivenInteractiveTransition {
  private weak var transitionContext: UIViewControllerContextTransitioning?
  private let gestureRecognizer: UIPanGestureRecognizer
  private var initialLocation = CGPoint.zero
  private var initialTranslation = CGPoint.zero

  init(gestureRecognizer: UIPanGestureRecognizer) {
    self.gestureRecognizer = gestureRecognizer
    super.init()
    gestureRecognizer.addTarget(
      self,
      action: Selector("update", SlideTransitionInteractionController.gestureRecognizeDidUpdate)
    )
  }

  override func startInteractiveTransition(
    _ transitionContext: UIViewControllerContextTransitioning
  ) {
    self.transitionContext = transitionContext
    initialLocation = gestureRecognizer.location(in: transitionContext.containerView)
    initialTranslation = gestureRecognizer.translation(in: transitionContext.containerView)
    super.startInteractiveTransition(transitionContext)
  }

  private func percent(for gesture: UIPanGestureRecognizer) -> CGFloat {
    guard let transitionContainerView = transitionContext?.containerView else { return 0 }
    let translation = gesture.translation(in: transitionContainerView)
    if (translation.x > 0 && initialTranslation.x < 0)
      || (translation.x < 0 && initialTranslation.x > 0)
    {
      return -1
    }
    return abs(translation.x) / transitionContainerView.bounds.width
  }

  func gestureRecognizeDidUpdate(_ gesture: UIGestureRecognizer) {
    guard let gesture = gesture as? UIPanGestureRecognizer else { return }
    switch gesture.state {
    case .began: break
    case .changed:
      if percent(for: gesture) < 0 {
        cancel()
        gesture.removeTarget(self, action: nil)
      } else {
        update(percent(for: gesture))
      }
    case .ended:
      if percent(for: gesture) >= 0.4 { finish() } else { cancel() }
    default:
      cancel()
    }
  }
}

class SlideTransitionDelegate: NSObject, UITabBarControllerDelegate {
  private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
    let recognizer = UIPanGestureRecognizer(
      target: self,
      action: Selector("pan", SlideTransitionDelegate.panGestureRecognizerDidPan)
    )
    return recognizer
  }()
  weak var tabBarController: UITabBarController? {
    didSet {
      oldValue?.view.removeGestureRecognizer(panGestureRecognizer)
      tabBarController?.delegate = self
      tabBarController?.view.addGestureRecognizer(panGestureRecognizer)
    }
  }

  func panGestureRecognizerDidPan(_ sender: UIGestureRecognizer) {
    if tabBarController?.transitionCoordinator != nil { return }
    if sender.state == .began || sender.state == .changed { beginInteractiveTransitionIfPossible() }
  }

  private func beginInteractiveTransitionIfPossible() {
    guard let tabBarController = tabBarController else { return }
    let translation = panGestureRecognizer.translation(in: tabBarController.view)
    if translation.x > 0, tabBarController.selectedIndex > 0 {
      tabBarController.selectedIndex -= 1
    } else if translation.x < 0,
      tabBarController.selectedIndex + 1 < tabBarController.viewControllers!.count
    {
      tabBarController.selectedIndex += 1
    } else if !translation.equalTo(.zero) {
      panGestureRecognizer.isEnabled = false
      panGestureRecognizer.isEnabled = true
    }
    tabBarController.transitionCoordinator?.animate(alongsideTransition: nil) { context in
      if context.isCancelled, self.panGestureRecognizer.state == .changed {
        self.beginInteractiveTransitionIfPossible()
      }
    }
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard let viewControllers = tabBarController.viewControllers,
      let to = viewControllers.firstIndex(of: toVC),
      let from = viewControllers.firstIndex(of: fromVC)
    else { return nil }
    return SlideTransitionAnimator(targetEdge: to > from ? .left : .right)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  )
    -> UIViewControllerInteractiveTransitioning?
  {
    if panGestureRecognizer.state == .began || panGestureRecognizer.state == .changed {
      return SlideTransitionInteractionController(gestureRecognizer: panGestureRecognizer)
    }
    return nil
  }
}
