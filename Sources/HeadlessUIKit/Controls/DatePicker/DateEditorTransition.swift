import Foundation
import Geometry

/// The presentation of a date picker's card: grows from its field, and shrinks back to it.
final class DateEditorTransition: NSObject, UIViewControllerTransitioningDelegate, SystemPart {
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DateEditorPresentation(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    DateEditorAnimator(isAppearing: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    DateEditorAnimator(isAppearing: false)
  }
}

/// Positions the card beside its field; a tap outside closes it and reaches nobody else.
final class DateEditorPresentation: UIPresentationController {
  private let cover = DimmingView()
  /// Where it stood last, for when its field has gone.
  private var known: DateEditorPlacement?

  private var editor: DateEditorController? { presentedViewController as? DateEditorController }

  var placement: DateEditorPlacement? {
    guard let container = containerView, let field = editor?.source(in: container) else {
      return known
    }
    known = DateEditorPlacement(
      card: preferredContentSize,
      beside: field,
      in: container.bounds.inset(by: container.safeAreaInsets)
    )
    return known
  }

  override var frameOfPresentedViewInContainerView: CGRect { placement?.frame ?? .zero }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    cover.frame = containerView?.bounds ?? .zero
    guard presentedView?.transform.isIdentity == true else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func presentationTransitionWillBegin() {
    cover.frame = containerView?.bounds ?? .zero
    cover.controller = self
    containerView?.insertSubview(cover, at: 0)
    editor?.opened()
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    guard !completed else { return }
    cover.removeFromSuperview()
    editor?.closed()
  }

  override func dismissalTransitionWillBegin() { editor?.willClose() }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { editor?.closed() }
  }
}

/// The animation of the card.
final class DateEditorAnimator: NSObject, UIViewControllerAnimatedTransitioning, SystemPart {
  private let isAppearing: Bool

  init(isAppearing: Bool) {
    self.isAppearing = isAppearing
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { isAppearing ? CardMotion.openDuration : CardMotion.closeDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isAppearing ? .to : .from
    guard let shown = context.viewController(forKey: key), let card = shown.view,
      let placement = (shown.presentationController as? DateEditorPresentation)?.placement
    else { return context.completeTransition(false) }
    let (size, anchor) = (placement.frame.size, placement.anchor)
    let completion = { (_: Bool) in
      UIView.performWithoutAnimation { CardMotion.unfold(card) }
      context.completeTransition(!context.transitionWasCancelled)
    }
    guard isAppearing else {
      return CardMotion.close(
        { CardMotion.shrink(card, size: size, to: anchor) },
        completion: completion
      )
    }
    UIView.performWithoutAnimation {
      context.containerView.addSubview(card)
      card.frame = placement.frame
      card.layoutIfNeeded()
      CardMotion.shrink(card, size: size, to: anchor)
    }
    CardMotion.open({ CardMotion.unfold(card) }, completion: completion)
  }
}
