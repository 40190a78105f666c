import UIKit

/// A photo that opens, and on its way home can be caught in the air and thrown back.
///
/// One object is the delegate, the animator and the interaction, as in the samples about
/// interruptible transitions; a driver lives as long as the transition does.
final class CatchController: NSObject, UIViewControllerTransitioningDelegate {
  private var driver: CatchDriver?
  private var opens = true
  var startsInHand = false

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    opens = true
    return self
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    opens = false
    return self
  }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { self }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { self }
}

extension CatchController: UIViewControllerInteractiveTransitioning {
  var wantsInteractiveStart: Bool { startsInHand }

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    driver = CatchDriver(context: transitionContext, opens: opens)
  }
}

extension CatchController: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { CatchDriver.duration }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {}

  func interruptibleAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    driver!.animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    driver = nil
    startsInHand = false
  }
}

final class CatchDriver: NSObject {
  static let duration = 0.6

  let animator: UIViewPropertyAnimator
  private let context: UIViewControllerContextTransitioning
  private let pan = UIPanGestureRecognizer()

  init(context: UIViewControllerContextTransitioning, opens: Bool) {
    self.context = context
    let container = context.containerView
    let photo = context.view(forKey: opens ? .to : .from)!
    if let below = context.view(forKey: opens ? .from : .to) {
      container.insertSubview(below, at: 0)
      below.frame = container.bounds
    }
    container.addSubview(photo)
    photo.frame = container.bounds
    let away = CGAffineTransform(translationX: 0, y: container.bounds.height)
    if opens { photo.transform = away }
    animator = UIViewPropertyAnimator(duration: CatchDriver.duration, curve: .linear) {
      photo.transform = opens ? .identity : away
    }
    super.init()
    animator.addCompletion { position in
      photo.transform = .identity
      let completed = position == .end
      container.gestureRecognizers?.forEach(container.removeGestureRecognizer)
      context.completeTransition(completed)
    }
    pan.addTarget(self, action: Selector("pan:", CatchDriver.panned))
    container.addGestureRecognizer(pan)
    if !context.isInteractive { animate(to: .end) }
  }

  private func animate(to position: UIViewAnimatingPosition) {
    animator.isReversed = position == .start
    if animator.state == .inactive {
      animator.startAnimation()
    } else {
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }

  func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      animator.pauseAnimation()
      context.pauseInteractiveTransition()
    case .changed:
      let way = pan.translation(in: context.containerView).y
      let share = way / context.containerView.bounds.height
      animator.fractionComplete = max(0, min(1, animator.fractionComplete + share))
      pan.setTranslation(.zero, in: context.containerView)
      context.updateInteractiveTransition(animator.fractionComplete)
    case .ended, .cancelled:
      let goesOn = pan.velocity(in: context.containerView).y > 0
      if goesOn {
        context.finishInteractiveTransition()
      } else {
        context.cancelInteractiveTransition()
      }
      animate(to: goesOn ? .end : .start)
    default: break
    }
  }
}
