import Foundation
import Geometry

@testable import HeadlessUIKit

/// A transitioning delegate that plays every part and writes down what it is asked.
@MainActor
final class Director: NSObject, UIViewControllerTransitioningDelegate {
  var lines: [String] = []
  var animator: SlideAnimator?
  /// Dismisses in place of the animator.
  var other: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var makesController: ((UIViewController, UIViewController?) -> UIPresentationController)?

  override init() {
    super.init()
    animator = SlideAnimator { [weak self] in self?.lines.append($0) }
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    lines.append("animationController(forPresented:)")
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    lines.append("animationController(forDismissed:)")
    return other ?? animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    lines.append("interactionControllerForPresentation")
    return interaction
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    lines.append("interactionControllerForDismissal")
    return interaction
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    lines.append("presentationController(forPresented:)")
    return makesController?(presented, presenting)
  }
}

/// Slides the presented view up or down, as many apps do.
@MainActor
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let note: (String) -> Void
  var look: ((any UIViewControllerContextTransitioning) -> Void)?
  var succeeds = true
  var duration = 1.0

  init(note: @escaping (String) -> Void) {
    self.note = note
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    note("animateTransition")
    look?(context)
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return }
    let isPresenting = from.presentedViewController === to
    let (moving, container) = (isPresenting ? to : from, context.containerView)
    guard let view = context.view(forKey: isPresenting ? .to : .from) else { return }
    let shown = isPresenting ? context.finalFrame(for: moving) : view.frame
    let away = CGRect(
      x: shown.minX,
      y: container.bounds.height,
      width: shown.width,
      height: shown.height
    )
    if isPresenting {
      container.addSubview(view)
      view.frame = away
    } else if let back = context.view(forKey: .to) {
      container.insertSubview(back, at: 0)
    }
    let target = isPresenting ? shown : away
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
      view.frame = target
    } completion: { [self] _ in
      let completes = succeeds && !context.transitionWasCancelled
      // [W] Rule transition-context.cancelled: an animator undoes its own changes when its
      // transition is cancelled.
      if !completes, !isPresenting { view.frame = shown }
      context.completeTransition(completes)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    note("animationEnded(\(transitionCompleted))")
  }
}

/// Writes down the steps of a presentation.
@MainActor
final class NotedPresentation: UIPresentationController {
  var removes = false

  override var shouldRemovePresentersView: Bool { removes }
}
