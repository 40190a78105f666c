import UIKit

// A card with its own presentation controller: dimming, a wrapper with a shadow, and a pan.

protocol PanCardPresentable: AnyObject {
  var shortHeight: CGFloat { get }
  var longHeight: CGFloat { get }
  var allowsDragToDismiss: Bool { get }
  func panCardWillDismiss()
  func panCardDidDismiss()
}

extension PanCardPresentable where Self: UIViewController {
  var shortHeight: CGFloat { 300 }
  var longHeight: CGFloat { 600 }
  var allowsDragToDismiss: Bool { true }
  func panCardWillDismiss() {}
  func panCardDidDismiss() {}

  var panCardController: PanCardPresentationController? {
    presentationController as? PanCardPresentationController
  }
}

extension UIViewController {
  func presentPanCard(_ card: UIViewController & PanCardPresentable) {
    card.modalPresentationStyle = .custom
    card.modalPresentationCapturesStatusBarAppearance = true
    card.transitioningDelegate = PanCardDelegate.shared
    present(card, animated: true, completion: nil)
  }
}

final class PanCardDelegate: NSObject, UIViewControllerTransitioningDelegate {
  static let shared = PanCardDelegate()

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    PanCardAnimator(style: .presentation)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    PanCardAnimator(style: .dismissal)
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = PanCardPresentationController(
      presentedViewController: presented,
      presenting: presenting
    )
    controller.delegate = self
    return controller
  }
}

extension PanCardDelegate: UIAdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    .none
  }
}

final class PanCardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum TransitionStyle { case presentation, dismissal }
  private let transitionStyle: TransitionStyle

  required init(style: TransitionStyle) {
    self.transitionStyle = style
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    0.5
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    switch transitionStyle {
    case .presentation: animatePresentation(transitionContext: transitionContext)
    case .dismissal: animateDismissal(transitionContext: transitionContext)
    }
  }

  private func animatePresentation(transitionContext: UIViewControllerContextTransitioning) {
    guard let toVC = transitionContext.viewController(forKey: .to),
      let fromVC = transitionContext.viewController(forKey: .from)
    else { return }
    // Calls viewWillAppear and viewWillDisappear
    fromVC.beginAppearanceTransition(false, animated: true)
    let card = toVC as? PanCardPresentable
    let panView: UIView = transitionContext.view(forKey: .to) ?? toVC.view
    let yPos = transitionContext.containerView.bounds.height - (card?.shortHeight ?? 0)
    panView.frame = transitionContext.finalFrame(for: toVC)
    panView.frame.origin.y = transitionContext.containerView.frame.height
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      delay: 0,
      usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0,
      options: [.curveEaseInOut, .allowUserInteraction, .beginFromCurrentState],
      animations: {
        panView.frame.origin.y = yPos
      },
      completion: { [weak self] didComplete in
        // Calls viewDidAppear and viewDidDisappear
        fromVC.endAppearanceTransition()
        transitionContext.completeTransition(didComplete)
        _ = self
      }
    )
  }

  private func animateDismissal(transitionContext: UIViewControllerContextTransitioning) {
    guard let toVC = transitionContext.viewController(forKey: .to),
      let fromVC = transitionContext.viewController(forKey: .from)
    else { return }
    toVC.beginAppearanceTransition(true, animated: true)
    let panView: UIView = transitionContext.view(forKey: .from) ?? fromVC.view
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      delay: 0,
      usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0,
      options: [.curveEaseInOut],
      animations: {
        panView.frame.origin.y = transitionContext.containerView.frame.height
      },
      completion: { didComplete in
        fromVC.view.removeFromSuperview()
        toVC.endAppearanceTransition()
        transitionContext.completeTransition(didComplete)
      }
    )
  }
}

final class PanCardPresentationController: UIPresentationController {
  private lazy var backgroundView: UIView = {
    let view = UIView()
    view.backgroundColor = UIColor.black.withAlphaComponent(0.7)
    view.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self,
        action: Selector("tap", PanCardPresentationController.didTapDimming)
      )
    )
    return view
  }()

  private lazy var panContainerView: UIView = {
    let frame = containerView?.frame ?? .zero
    let wrapper = UIView(frame: frame)
    wrapper.layer.shadowOpacity = 0.3
    wrapper.layer.shadowRadius = 8
    presentedViewController.view.frame = wrapper.bounds
    presentedViewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wrapper.addSubview(presentedViewController.view)
    return wrapper
  }()

  private lazy var panGestureRecognizer: UIPanGestureRecognizer = {
    let gesture = UIPanGestureRecognizer(
      target: self,
      action: Selector("pan", PanCardPresentationController.didPan)
    )
    gesture.minimumNumberOfTouches = 1
    gesture.maximumNumberOfTouches = 1
    return gesture
  }()

  private var presentable: PanCardPresentable? {
    presentedViewController as? PanCardPresentable
  }

  override var presentedView: UIView { panContainerView }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let height = presentable?.longHeight ?? bounds.height
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    backgroundView.frame = containerView?.bounds ?? .zero
  }

  override func presentationTransitionWillBegin() {
    guard let containerView = containerView else { return }
    backgroundView.frame = containerView.bounds
    backgroundView.alpha = 0
    containerView.insertSubview(backgroundView, at: 0)
    containerView.addSubview(presentedView)
    containerView.addGestureRecognizer(panGestureRecognizer)
    roundCorners()
    guard let coordinator = presentedViewController.transitionCoordinator else {
      backgroundView.alpha = 1
      return
    }
    coordinator.animate(alongsideTransition: { [weak self] _ in
      self?.backgroundView.alpha = 1
      self?.presentedViewController.setNeedsStatusBarAppearanceUpdate()
    })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { return }
    backgroundView.removeFromSuperview()
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    presentable?.panCardWillDismiss()
    guard let coordinator = presentedViewController.transitionCoordinator else {
      backgroundView.alpha = 0
      return
    }
    coordinator.animate(alongsideTransition: { [weak self] _ in
      self?.backgroundView.alpha = 0
      self?.presentingViewController.setNeedsStatusBarAppearanceUpdate()
    })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if !completed { return }
    presentable?.panCardDidDismiss()
  }

  private func roundCorners() {
    presentedViewController.view.layer.cornerRadius = 12
    presentedViewController.view.layer.maskedCorners = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner,
    ]
    presentedViewController.view.clipsToBounds = true
  }

  func didTapDimming(_ recognizer: UITapGestureRecognizer) {
    presentedViewController.dismiss(animated: true)
  }

  func didPan(_ recognizer: UIPanGestureRecognizer) {
    guard let containerView = containerView else { return }
    switch recognizer.state {
    case .began, .changed:
      let translation = recognizer.translation(in: presentedView)
      presentedView.frame.origin.y += translation.y
      recognizer.setTranslation(.zero, in: presentedView)
    default:
      let velocity = recognizer.velocity(in: presentedView)
      let short = containerView.bounds.height - (presentable?.shortHeight ?? 0)
      if velocity.y > 300 || presentedView.frame.minY > short + 100 {
        presentedViewController.dismiss(animated: true)
      } else {
        let long = containerView.bounds.height - (presentable?.longHeight ?? 0)
        let target = presentedView.frame.minY < (short + long) / 2 ? long : short
        UIView.animate(
          withDuration: 0.5,
          delay: 0,
          usingSpringWithDamping: 0.8,
          initialSpringVelocity: 0,
          options: [.curveEaseInOut, .allowUserInteraction, .beginFromCurrentState],
          animations: { self.presentedView.frame.origin.y = target },
          completion: nil
        )
      }
    }
  }
}

class PanCardContent: UIViewController, PanCardPresentable {
  var log: [String] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
  func panCardWillDismiss() { log.append("will") }
  func panCardDidDismiss() { log.append("did") }
}
