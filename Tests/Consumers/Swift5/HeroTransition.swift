import UIKit

// A picture that flies from a list to its own screen, by snapshots.

protocol HeroSource {
  var heroView: UIView { get }
}

class HeroAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.5
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard
      let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to),
      let from = (fromVC as? HeroSource)?.heroView,
      let to = (toVC as? HeroSource)?.heroView,
      let snapshot = from.snapshotView(afterScreenUpdates: false)
    else {
      transitionContext.completeTransition(false)
      return
    }
    let container = transitionContext.containerView
    toVC.view.frame = transitionContext.finalFrame(for: toVC)
    container.addSubview(toVC.view)
    toVC.view.layoutIfNeeded()
    snapshot.frame = container.convert(from.frame, from: from.superview)
    container.addSubview(snapshot)
    from.isHidden = true
    to.isHidden = true
    toVC.view.alpha = 0
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: transitionContext),
      delay: 0,
      options: .calculationModeCubic,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1 / 2) {
          toVC.view.alpha = 1
        }
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
          snapshot.frame = container.convert(to.frame, from: to.superview)
        }
      },
      completion: { _ in
        from.isHidden = false
        to.isHidden = false
        snapshot.removeFromSuperview()
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }
}

class HeroScreen: UIViewController, HeroSource, UIViewControllerTransitioningDelegate {
  let picture = UIView()
  var place: CGRect
  var heroView: UIView { picture }

  init(place: CGRect) {
    self.place = place
    super.init(nibName: nil, bundle: nil)
    transitioningDelegate = self
    modalPresentationStyle = .fullScreen
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    picture.backgroundColor = .purple
    view.addSubview(picture)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    picture.frame = place
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    HeroAnimator()
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    HeroAnimator()
  }
}
