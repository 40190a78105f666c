import UIKit

// A bottom sheet of an app's own: a presentation controller with a dimming view, and a pan that
// drives the dismissal.

class SheetInteraction: UIPercentDrivenInteractiveTransition {
  var isInProgress = false
  private weak var controller: UIViewController?

  func attach(to controller: UIViewController) {
    self.controller = controller
    let pan = UIPanGestureRecognizer(
      target: self,
      action: Selector("handlePan:", SheetInteraction.handlePan)
    )
    controller.view.addGestureRecognizer(pan)
  }

  func handlePan(_ gesture: UIPanGestureRecognizer) {
    guard let view = gesture.view, let controller = controller else { return }
    let translation = gesture.translation(in: view.superview)
    let progress = min(max(translation.y / view.bounds.height, 0), 1)
    switch gesture.state {
    case .began:
      isInProgress = true
      controller.dismiss(animated: true, completion: nil)
    case .changed:
      update(progress)
    case .cancelled:
      isInProgress = false
      cancel()
    case .ended:
      isInProgress = false
      if progress > 0.4 || gesture.velocity(in: view).y > 1500 { finish() } else { cancel() }
    default:
      break
    }
  }
}

class BottomSheetTransitioning: NSObject, UIViewControllerTransitioningDelegate {
  let interaction = SheetInteraction()

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    interaction.attach(to: presented)
    return BottomSheetPresentation(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    BottomSheetAnimator(presenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    BottomSheetAnimator(presenting: false)
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction.isInProgress ? interaction : nil
  }
}

class BottomSheetPresentation: UIPresentationController {
  lazy var dimmingView: UIView = {
    let view = UIView()
    view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    view.alpha = 0
    view.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self,
        action: Selector("close", BottomSheetPresentation.close)
      )
    )
    return view
  }()

  func close() {
    presentedViewController.dismiss(animated: true)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView = containerView else { return .zero }
    var frame = containerView.bounds
    frame.size = size(
      forChildContentContainer: presentedViewController,
      withParentContainerSize: frame.size
    )
    frame.origin.y = containerView.bounds.height - frame.height
    return frame
  }

  override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let wanted = container.preferredContentSize.height
    return CGSize(width: parentSize.width, height: wanted > 0 ? wanted : parentSize.height / 2)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView = containerView else { return }
    dimmingView.translatesAutoresizingMaskIntoConstraints = false
    containerView.insertSubview(dimmingView, at: 0)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[dimming]|",
        options: [],
        metrics: nil,
        views: ["dimming": dimmingView]
      )
    )
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[dimming]|",
        options: [],
        metrics: nil,
        views: ["dimming": dimmingView]
      )
    )
    presentedView?.layer.cornerRadius = 12
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [weak self] _ in self?.dimmingView.alpha = 1 },
      completion: nil
    )
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [weak self] _ in self?.dimmingView.alpha = 0 },
      completion: nil
    )
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    containerView?.setNeedsLayout()
    UIView.animate(withDuration: 0.25) { self.containerView?.layoutIfNeeded() }
  }
}

class BottomSheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let presenting: Bool

  init(presenting: Bool) {
    self.presenting = presenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.3
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = presenting ? .to : .from
    let controller = transitionContext.viewController(forKey: key)!
    if presenting { transitionContext.containerView.addSubview(controller.view) }
    let presentedFrame = transitionContext.finalFrame(for: controller)
    let shown = presenting ? presentedFrame : controller.view.frame
    var dismissedFrame = shown
    dismissedFrame.origin.y = transitionContext.containerView.frame.size.height
    let (initial, final) = presenting ? (dismissedFrame, shown) : (shown, dismissedFrame)
    controller.view.frame = initial
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      delay: 0,
      options: .curveLinear,
      animations: { controller.view.frame = final },
      completion: { _ in
        let done = !transitionContext.transitionWasCancelled
        if !self.presenting && done { controller.view.removeFromSuperview() }
        transitionContext.completeTransition(done)
      }
    )
  }
}
