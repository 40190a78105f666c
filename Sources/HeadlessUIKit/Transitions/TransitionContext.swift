import Foundation
import Geometry
import Scene

/// The context of a `Transition` for animators and interactions.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  // The transition retains its context; animators often retain the context, too.
  private(set) weak var transition: Transition?
  private var plan: TransitionPlan.Picture
  // A running animation's completion retains the context, and the core retains the animation.
  private weak var core: StageCore?
  /// Whether the transition was ended at once, so that a late `completeTransition(_:)` is no
  /// mistake.
  var isAbandoned = false

  init(_ transition: Transition) {
    self.transition = transition
    plan = TransitionPlan.Picture(transition.plan)
    core = transition.core
  }

  func see(_ plan: TransitionPlan) { self.plan = TransitionPlan.Picture(plan) }

  var containerView: UIView { plan.container }
  var isAnimated: Bool { plan.isAnimated }
  var isInteractive: Bool { transition?.isInteractive ?? false }
  private var endedCancelled = false
  var transitionWasCancelled: Bool { transition?.wasCancelled ?? endedCancelled }
  var presentationStyle: UIModalPresentationStyle { plan.style }
  var targetTransform: CGAffineTransform { plan.targetTransform }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    transition?.percent = min(max(percentComplete, 0), 1)
  }

  func finishInteractiveTransition() { transition?.endInteraction(cancelled: false) }
  func cancelInteractiveTransition() { transition?.endInteraction(cancelled: true) }
  func pauseInteractiveTransition() { transition?.resumeInteraction() }

  func completeTransition(_ didComplete: Bool) {
    guard !isAbandoned else { return }
    core?.log("transitionContext", .transition(.completeTransition(didComplete)))
    guard let transition else {
      core?.warn(
        plan.to.controller.name,
        "completeTransition(_:) was called for a transition that has ended",
        remedy: "call it once, in the completion of the animation",
        kind: .transition
      )
      return
    }
    endedCancelled = !didComplete
    transition.complete(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: plan.from.controller
    case .to: plan.to.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: plan.from.view
    case .to: plan.to.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initialFrame ?? .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.finalFrame ?? .zero }

  private func side(of controller: UIViewController) -> TransitionPlan.Side? {
    [plan.from, plan.to].first { $0.controller === controller }
  }
}

extension TransitionPlan {
  /// A plan without its closures, so that a retained context retains only the screens.
  @MainActor
  struct Picture {
    let container: UIView
    let from: Side
    let to: Side
    let isAnimated: Bool
    let style: UIModalPresentationStyle
    let targetTransform: CGAffineTransform

    init(_ plan: TransitionPlan) {
      (container, from, to) = (plan.container, plan.from, plan.to)
      (isAnimated, style, targetTransform) = (plan.isAnimated, plan.style, plan.targetTransform)
    }
  }
}
