import UIKit

// A card that flips over into a full screen and back, led by a pan from the left edge.

struct FlipAngles {
  static func yRotation(_ angle: Double) -> CATransform3D {
    CATransform3DMakeRotation(CGFloat(angle), 0.0, 1.0, 0.0)
  }

  static func perspectiveTransform(for containerView: UIView) {
    var transform = CATransform3DIdentity
    transform.m34 = -0.002
    containerView.layer.sublayerTransform = transform
  }
}

class FlipPresentAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let originFrame: CGRect

  init(originFrame: CGRect) {
    self.originFrame = originFrame
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    0.6
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to),
      let snapshot = toVC.view.snapshotView(afterScreenUpdates: true)
    else { return }
    let containerView = transitionContext.containerView
    let finalFrame = transitionContext.finalFrame(for: toVC)
    snapshot.frame = originFrame
    snapshot.layer.cornerRadius = 25
    snapshot.layer.masksToBounds = true
    containerView.addSubview(toVC.view)
    containerView.addSubview(snapshot)
    toVC.view.isHidden = true
    FlipAngles.perspectiveTransform(for: containerView)
    snapshot.layer.transform = FlipAngles.yRotation(.pi / 2)
    let duration = transitionDuration(using: transitionContext)
    UIView.animateKeyframes(
      withDuration: duration,
      delay: 0,
      options: .calculationModeCubic,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0.0, relativeDuration: 1 / 3) {
          fromVC.view.layer.transform = FlipAngles.yRotation(-.pi / 2)
        }
        UIView.addKeyframe(withRelativeStartTime: 1 / 3, relativeDuration: 1 / 3) {
          snapshot.layer.transform = FlipAngles.yRotation(0.0)
        }
        UIView.addKeyframe(withRelativeStartTime: 2 / 3, relativeDuration: 1 / 3) {
          snapshot.frame = finalFrame
          snapshot.layer.cornerRadius = 0
        }
      },
      completion: { _ in
        toVC.view.isHidden = false
        snapshot.removeFromSuperview()
        fromVC.view.layer.transform = CATransform3DIdentity
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }
}

class FlipDismissAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let destinationFrame: CGRect
  let interactionController: EdgeSwipeController?

  init(destinationFrame: CGRect, interactionController: EdgeSwipeController?) {
    self.destinationFrame = destinationFrame
    self.interactionController = interactionController
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    0.6
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to),
      let snapshot = fromVC.view.snapshotView(afterScreenUpdates: false)
    else { return }
    snapshot.layer.cornerRadius = 25
    snapshot.layer.masksToBounds = true
    let containerView = transitionContext.containerView
    containerView.insertSubview(toVC.view, at: 0)
    containerView.addSubview(snapshot)
    fromVC.view.isHidden = true
    FlipAngles.perspectiveTransform(for: containerView)
    toVC.view.layer.transform = FlipAngles.yRotation(-.pi / 2)
    let duration = transitionDuration(using: transitionContext)
    UIView.animateKeyframes(
      withDuration: duration,
      delay: 0,
      options: .calculationModeCubic,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0.0, relativeDuration: 1 / 3) {
          snapshot.frame = self.destinationFrame
        }
        UIView.addKeyframe(withRelativeStartTime: 1 / 3, relativeDuration: 1 / 3) {
          snapshot.layer.transform = FlipAngles.yRotation(.pi / 2)
        }
        UIView.addKeyframe(withRelativeStartTime: 2 / 3, relativeDuration: 1 / 3) {
          toVC.view.layer.transform = FlipAngles.yRotation(0.0)
        }
      },
      completion: { _ in
        fromVC.view.isHidden = false
        snapshot.removeFromSuperview()
        if transitionContext.transitionWasCancelled {
          toVC.view.removeFromSuperview()
        }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }
}

class EdgeSwipeController: UIPercentDrivenInteractiveTransition {
  var interactionInProgress = false
  private var shouldCompleteTransition = false
  private weak var viewController: UIViewController?

  init(viewController: UIViewController) {
    super.init()
    self.viewController = viewController
    let gesture = UIScreenEdgePanGestureRecognizer()
    gesture.edges = .left
    gesture.addTarget(self, action: Selector("handle", EdgeSwipeController.handleGesture))
    viewController.view.addGestureRecognizer(gesture)
  }

  func handleGesture(_ gestureRecognizer: UIScreenEdgePanGestureRecognizer) {
    let translation = gestureRecognizer.translation(in: gestureRecognizer.view!.superview!)
    var progress = (translation.x / 200)
    progress = CGFloat(fminf(fmaxf(Float(progress), 0.0), 1.0))
    switch gestureRecognizer.state {
    case .began:
      interactionInProgress = true
      viewController?.dismiss(animated: true, completion: nil)
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

class PetCardViewController: UIViewController {
  let card = UIView(frame: CGRect(x: 60, y: 200, width: 260, height: 360))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    card.backgroundColor = .white
    card.layer.cornerRadius = 25
    view.addSubview(card)
  }

  func reveal() -> PetRevealViewController {
    let destination = PetRevealViewController()
    destination.transitioningDelegate = self
    destination.modalPresentationStyle = .fullScreen
    present(destination, animated: true)
    return destination
  }
}

class PetRevealViewController: UIViewController {
  var swipeInteractionController: EdgeSwipeController?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemYellow
    swipeInteractionController = EdgeSwipeController(viewController: self)
  }
}

extension PetCardViewController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    FlipPresentAnimator(originFrame: card.frame)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    guard let revealVC = dismissed as? PetRevealViewController else { return nil }
    return FlipDismissAnimator(
      destinationFrame: card.frame,
      interactionController: revealVC.swipeInteractionController
    )
  }

  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  {
    guard let animator = animator as? FlipDismissAnimator,
      let interactionController = animator.interactionController,
      interactionController.interactionInProgress
    else { return nil }
    return interactionController
  }
}
