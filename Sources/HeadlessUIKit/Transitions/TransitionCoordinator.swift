import Foundation
import Geometry
import Scene
import Timeline

/// Runs alongside animations and completions of a `Transition`.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private enum Alongside {
    case waiting([Handler])
    /// Running with these animation parameters; blocks added in the same instant still join.
    case running(AnimationContext?, since: TimeInterval)
    case closed
  }

  private weak var transition: Transition?
  private let context: TransitionContext
  private weak var core: StageCore?
  private var alongside = Alongside.waiting([])
  private var completions: [Handler] = []
  private var changeHandlers: [Handler] = []
  private var endHandlers: [Handler] = []
  /// Views outside the container that are animated, too.
  private(set) var outsideViews: [UIView] = []
  let transitionDuration: TimeInterval
  let initiallyInteractive: Bool
  let completionCurve: UIView.AnimationCurve

  init(_ transition: Transition) {
    self.transition = transition
    context = transition.context
    core = transition.core
    transitionDuration = transition.duration
    let interaction = transition.plan.interaction
    initiallyInteractive = interaction?.wantsInteractiveStart ?? false
    completionCurve = interaction?.completionCurve ?? .easeInOut
  }

  var isAnimated: Bool { context.isAnimated }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  var isInterruptible: Bool { transition?.isInterruptible ?? false }
  var isInteractive: Bool { context.isInteractive }
  var isCancelled: Bool { context.transitionWasCancelled }
  var percentComplete: CGFloat { transition?.percent ?? 1 }
  /// [I] The speed of the animation without an interaction.
  var completionVelocity: CGFloat { transition?.plan.interaction?.completionSpeed ?? 1 }
  var containerView: UIView { context.containerView }
  var targetTransform: CGAffineTransform { context.targetTransform }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }

  @discardableResult
  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    if let completion, transition?.isOver == false { completions.append(completion) }
    guard let animation else { return true }
    switch alongside {
    case .waiting(let handlers):
      alongside = .waiting(handlers + [animation])
      return true
    case .running(let pace, let since):
      guard since == core?.now.seconds else { return false }
      join(pace) { animation(self) }
      return true
    case .closed:
      return false
    }
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: Handler?,
    completion: Handler?
  ) -> Bool {
    if let view, !view.isDescendant(of: containerView) { outsideViews.append(view) }
    return animate(alongsideTransition: animation, completion: completion)
  }

  /// Changes a container's bar together with the screens.
  ///
  /// [D] The bar follows the duration that an animator states, even if no view animation of the
  /// animator has one.
  func animateBar(_ bar: UIView, _ change: @escaping () -> Void) {
    _ = animateAlongsideTransition(
      in: bar,
      animation: { [self] _ in
        guard AnimationContext.current == nil, transition?.isAnimating == true else {
          return change()
        }
        UIView.animate(withDuration: transitionDuration, animations: change)
      },
      completion: nil
    )
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    changeHandlers.append(handler)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Handler) { endHandlers.append(handler) }
}

extension TransitionCoordinator {
  /// Runs pending blocks, inside the animation block of `context` if there is one.
  func runAlongside(_ context: AnimationContext?) {
    guard case .waiting(let handlers) = alongside else { return }
    alongside = .running(context, since: core?.now.seconds ?? 0)
    tell(handlers, .animateAlongsideTransition)
  }

  /// For an animator without UIView animations the blocks are run separately.
  ///
  /// [D] rule coordinator.alongside
  func runAlongsideIfWaiting() { runAlongside(nil) }

  func closeAlongside() {
    runAlongsideIfWaiting()
    alongside = .closed
  }

  func interactionChanged() {
    tell(changeHandlers, .notifyWhenInteractionChanges)
    guard !isInteractive else { return }
    tell(endHandlers.takeAll(), .notifyWhenInteractionChanges)
  }

  func runCompletions() {
    let handlers = completions.takeAll()
    changeHandlers.removeAll()
    endHandlers.removeAll()
    tell(handlers, .coordinatorCompletion)
  }

  private func tell(_ handlers: [Handler], _ step: TransitionStep) {
    guard let transition, !handlers.isEmpty else { return }
    transition.log(step) { for handler in handlers { handler(self) } }
  }

  private func join(_ pace: AnimationContext?, _ body: @escaping () -> Void) {
    guard let pace else { return body() }
    UIView.run(
      duration: pace.duration,
      delay: pace.delay,
      pacing: pace.pacing,
      options: pace.options,
      animations: body
    )
  }
}
