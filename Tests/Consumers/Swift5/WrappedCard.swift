import UIKit

// A card that is presented inside a wrapper with a shadow. The presentation controller is its own
// delegate and animator, as in Apple's sample, and makes the wrapper when it begins.

class WrappedCardController: UIPresentationController {
  private(set) var dimmingView: UIView?
  private(set) var wrapper: UIView?

  override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController,
      presenting: presentingViewController
    )
    presentedViewController.modalPresentationStyle = .custom
  }

  override var presentedView: UIView? { wrapper }

  override func presentationTransitionWillBegin() {
    guard let containerView = containerView, let content = super.presentedView else { return }
    let wrapper = UIView(frame: frameOfPresentedViewInContainerView)
    wrapper.layer.shadowOpacity = 0.4
    wrapper.layer.shadowRadius = 12
    content.frame = wrapper.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.layer.cornerRadius = 16
    content.layer.masksToBounds = true
    wrapper.addSubview(content)
    self.wrapper = wrapper

    let dimmingView = UIView(frame: containerView.bounds)
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.backgroundColor = .black
    dimmingView.alpha = 0
    dimmingView.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self,
        action: Selector("dimmingViewTapped", WrappedCardController.dimmingViewTapped)
      )
    )
    containerView.addSubview(dimmingView)
    self.dimmingView = dimmingView
    presentingViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in dimmingView.alpha = 0.5 },
      completion: nil
    )
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { forget() }
  }

  override func dismissalTransitionWillBegin() {
    presentingViewController.transitionCoordinator?.animate(
      alongsideTransition: { [dimmingView] _ in dimmingView?.alpha = 0 },
      completion: nil
    )
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { forget() }
  }

  private func forget() {
    wrapper = nil
    dimmingView = nil
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === presentedViewController { containerView?.setNeedsLayout() }
  }

  override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard container === presentedViewController else {
      return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
    return container.preferredContentSize
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    let wanted = size(
      forChildContentContainer: presentedViewController,
      withParentContainerSize: bounds.size
    )
    return CGRect(
      x: 0,
      y: bounds.maxY - wanted.height,
      width: bounds.width,
      height: wanted.height
    )
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    wrapper?.frame = frameOfPresentedViewInContainerView
  }

  func dimmingViewTapped(_ sender: UITapGestureRecognizer) {
    presentingViewController.dismiss(animated: true, completion: nil)
  }
}

/// Comes and goes as every card does.
final class PlainCardController: WrappedCardController, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    self
  }
}

/// The same with an animation of its own.
final class SlidingCardController: WrappedCardController, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    self
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    self
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    self
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    transitionContext?.isAnimated == true ? 0.35 : 0
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let from = transitionContext.viewController(forKey: .from)
    let to = transitionContext.viewController(forKey: .to)
    let fromView = transitionContext.view(forKey: .from)
    let toView = transitionContext.view(forKey: .to)
    let container = transitionContext.containerView
    let isPresenting = from === presentingViewController
    let shown = to.map { transitionContext.finalFrame(for: $0) } ?? .zero
    let leaving = fromView?.frame ?? .zero
    if let toView = toView { container.addSubview(toView) }
    if isPresenting { toView?.frame = shown.offsetBy(dx: 0, dy: shown.height) }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        if isPresenting {
          toView?.frame = shown
        } else {
          fromView?.frame = leaving.offsetBy(dx: 0, dy: leaving.height)
        }
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }
}
