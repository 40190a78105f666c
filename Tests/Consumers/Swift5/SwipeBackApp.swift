import UIKit

/// The tutorial everybody has typed: a push of one's own that a finger can take back.
class SwipeInteractionController: UIPercentDrivenInteractiveTransition {
  var interactionInProgress = false
  private var shouldCompleteTransition = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private weak var viewController: UIViewController!

  init(viewController: UIViewController) {
    super.init()
    self.viewController = viewController
    prepareGestureRecognizer(in: viewController.view)
  }

  private func prepareGestureRecognizer(in view: UIView) {
    let gesture = UIScreenEdgePanGestureRecognizer(
      target: self,
      action: Selector("handleGesture", SwipeInteractionController.handleGesture)
    )
    gesture.edges = .left
    view.addGestureRecognizer(gesture)
  }

  func handleGesture(_ gestureRecognizer: UIScreenEdgePanGestureRecognizer) {
    let translation = gestureRecognizer.translation(in: gestureRecognizer.view!.superview!)
    var progress = (translation.x / 200)
    progress = CGFloat(fminf(fmaxf(Float(progress), 0.0), 1.0))
    switch gestureRecognizer.state {
    case .began:
      interactionInProgress = true
      viewController.navigationController?.popViewController(animated: true)
    case .changed:
      shouldCompleteTransition = progress > 0.5
      update(progress)
    case .cancelled:
      interactionInProgress = false
      cancel()
    case .ended:
      interactionInProgress = false
      if shouldCompleteTransition {
        finish()
      } else {
        cancel()
      }
    default:
      break
    }
  }
}

class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let operation: UINavigationController.Operation

  init(operation: UINavigationController.Operation) {
    self.operation = operation
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.6
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard
      let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to),
      let snapshot = (operation == .push ? toVC : fromVC).view
        .snapshotView(afterScreenUpdates: true)
    else {
      return
    }
    let containerView = transitionContext.containerView
    let finalFrame = transitionContext.finalFrame(for: toVC)
    toVC.view.frame = finalFrame
    if operation == .push {
      snapshot.frame = finalFrame
      snapshot.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
      containerView.addSubview(toVC.view)
      containerView.addSubview(snapshot)
      toVC.view.isHidden = true
    } else {
      containerView.insertSubview(toVC.view, at: 0)
      containerView.addSubview(snapshot)
      fromVC.view.isHidden = true
    }
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: transitionContext),
      delay: 0,
      options: .calculationModeCubic,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0.0, relativeDuration: 1) {
          snapshot.transform =
            self.operation == .push ? .identity : CGAffineTransform(scaleX: 0.1, y: 0.1)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          snapshot.alpha = self.operation == .push ? 1 : 0
        }
      },
      completion: { _ in
        fromVC.view.isHidden = false
        toVC.view.isHidden = false
        snapshot.removeFromSuperview()
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }
}

class ZoomNavigationController: UINavigationController, UINavigationControllerDelegate {
  private var swipe: SwipeInteractionController?

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    navigationBar.tintColor = .white
    navigationBar.barTintColor = .black
    interactivePopGestureRecognizer?.isEnabled = false
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    topViewController?.preferredStatusBarStyle ?? .lightContent
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewController.hidesBottomBarWhenPushed = !viewControllers.isEmpty
    super.pushViewController(viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    if operation == .push {
      swipe = SwipeInteractionController(viewController: toVC)
    }
    return ZoomAnimator(operation: operation)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    guard let swipe = swipe, swipe.interactionInProgress else { return nil }
    return swipe
  }
}
