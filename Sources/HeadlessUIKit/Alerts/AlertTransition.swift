import Foundation
import Geometry

/// The transition of an alert or an action sheet: grows in place, or slides up from the bottom.
final class AlertTransition: NSObject, UIViewControllerTransitioningDelegate, SystemPart {
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    AlertPresentation(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    AlertAnimator(isSheet: presented.isSheet, isAppearing: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    AlertAnimator(isSheet: dismissed.isSheet, isAppearing: false)
  }
}

extension UIViewController {
  fileprivate var isSheet: Bool {
    (self as? UIAlertController)?.preferredStyle == .actionSheet
  }
}

/// Dims what is behind, and positions the alert in the middle or at the bottom.
final class AlertPresentation: UIPresentationController {
  private let dimming = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let room = room(in: container)
    let preferred = presentedViewController.preferredContentSize
    let size = CGSize(width: preferred.width, height: min(preferred.height, room.height))
    let x = ((container.bounds.width - size.width) / 2).rounded()
    guard !presentedViewController.isSheet else {
      return CGRect(origin: CGPoint(x: x, y: room.maxY - size.height), size: size)
    }
    let middle = ((container.bounds.height - keyboardOverlap - size.height) / 2).rounded()
    let y = max(room.minY, min(middle, room.maxY - size.height))
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  /// [W] Inside the safe area, 8 points from the edges at least; an alert is above the keyboard.
  private func room(in container: UIView) -> CGRect {
    let margin = AlertMeasure.sheetMargin
    let (safe, size) = (container.safeAreaInsets, container.bounds.size)
    let covered = presentedViewController.isSheet ? 0 : keyboardOverlap
    let top = max(safe.top, margin)
    let bottom = max(safe.bottom, covered > 0 ? covered + margin : margin)
    return CGRect(x: 0, y: top, width: size.width, height: max(0, size.height - top - bottom))
  }

  /// [W] An alert is centred in the area above the keyboard.
  override var makesRoomForKeyboard: Bool { !presentedViewController.isBeingDismissed }
  private var keyboardOverlap: CGFloat {
    containerView.flatMap { $0.window?.stage?.keyboard.overlap(with: $0) } ?? 0
  }

  /// Texts and buttons may change while they are on screen.
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    containerView?.setNeedsLayout()
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimming.frame = containerView?.bounds ?? .zero
    guard presentedView?.transform.isIdentity == true, makesRoomForKeyboard else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func presentationTransitionWillBegin() {
    dimming.frame = containerView?.bounds ?? .zero
    dimming.backgroundColor = DimmingView.sheetColor
    dimming.alpha = 0
    containerView?.insertSubview(dimming, at: 0)
    if presentedViewController.isSheet {
      let tap = Selector("tappedOutside", AlertPresentation.tappedOutside)
      dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: tap))
    }
    fade(to: 1)
  }

  override func dismissalTransitionWillBegin() { fade(to: 0) }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  /// [W] A tap beside a sheet chooses its cancel action, if it has one.
  private func tappedOutside() {
    let alert = presentedViewController as? UIAlertController
    guard let alert, let cancel = alert.actions.first(where: { $0.style == .cancel }) else {
      return
    }
    alert.choose(cancel)
  }

  private func fade(to alpha: CGFloat) {
    let isJoining = presentedViewController.transitionCoordinator?
      .animate(alongsideTransition: { [weak self] _ in self?.shade(alpha) })
    if isJoining != true { shade(alpha) }
  }

  private func shade(_ alpha: CGFloat) {
    dimming.alpha = alpha
    dimTint(alpha > 0)
  }
}

/// The animation of an alert or a sheet.
final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning, SystemPart {
  private let isSheet: Bool
  private let isAppearing: Bool

  // [I] Starts slightly larger; re-creations use 1.1 to 1.2.
  private static let startScale: CGFloat = 1.15
  // [W] The system's spring, Numbers.md.
  static let duration: TimeInterval = 0.5
  static let curve = UIView.AnimationOptions(rawValue: 7 << 16)

  init(isSheet: Bool, isAppearing: Bool) {
    (self.isSheet, self.isAppearing) = (isSheet, isAppearing)
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isAppearing ? .to : .from
    guard let alert = context.viewController(forKey: key), let view = alert.view else {
      return context.completeTransition(false)
    }
    if isAppearing {
      context.containerView.addSubview(view)
      place(alert)
      // [W] Its first field becomes first responder at once, but after the layout: the keyboard's
      // animation would animate a first layout.
      if (alert as? UIAlertController)?.textFields?.first?.becomeFirstResponder() == true {
        place(alert)
      }
      UIView.performWithoutAnimation { leave(view, in: context.containerView) }
    }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      delay: 0,
      options: Self.curve,
      animations: { [self] in
        if isAppearing { arrive(view) } else { leave(view, in: context.containerView) }
      },
      completion: { [self] _ in
        UIView.performWithoutAnimation { arrive(view) }
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }

  /// Above the keyboard, if there is one.
  private func place(_ alert: UIViewController) {
    guard let view = alert.view else { return }
    view.frame = alert.presentationController?.frameOfPresentedViewInContainerView ?? view.frame
    view.layoutIfNeeded()
  }

  private func arrive(_ view: UIView) {
    view.alpha = 1
    view.transform = .identity
  }

  private func leave(_ view: UIView, in container: UIView) {
    guard !isSheet else {
      let distance = container.bounds.height - view.frame.minY
      view.transform = CGAffineTransform(translationX: 0, y: distance)
      return
    }
    view.alpha = 0
    if isAppearing {
      view.transform = CGAffineTransform(scaleX: Self.startScale, y: Self.startScale)
    }
  }
}
