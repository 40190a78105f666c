import Foundation
import Scene

/// Inside `UIViewController` the name `Transition` means its preferred transition.
typealias RunningTransition = Transition

/// A change of screens in progress: modal, or inside a container.
///
/// A container describes the change as a `TransitionPlan` and calls `start(on:)`. The order is:
/// `willBegin` (send `will…`, set the properties) → the animator, or the interaction which starts
/// it → their `completeTransition` → `didEnd` (remove views, send `did…`) → `animationEnded` → the
/// coordinator's completions → `completion`. Without an animator `didEnd` comes at the end of this
/// turn. While it runs, both controllers return it as `transitionCoordinator` and
/// `activeTransition`, and it is in `stage.transitions`; one that remains there was never
/// completed.
@MainActor
final class Transition {
  private(set) var plan: TransitionPlan
  let core: StageCore
  private weak var stage: Stage?
  private(set) lazy var context = TransitionContext(self)
  private(set) lazy var coordinator = TransitionCoordinator(self)
  private(set) var isOver = false
  private(set) var isInteractive = false
  private(set) var wasCancelled = false
  /// Whether the animator uses property animators and so allows touches.
  private(set) var isInterruptible = false
  var percent: CGFloat = 0
  private weak var blockedWindow: UIWindow?
  /// Whether the animator has been asked to animate.
  private var hasAnimated = false
  /// Whether `animateTransition` moves the screens, by itself or led by an interaction.
  var isAnimating: Bool { hasAnimated && !isOver }
  /// Whether it is not animated: it has begun, and ends with this turn.
  private var awaitsCommit = false

  init(_ plan: TransitionPlan, on stage: Stage) {
    self.plan = plan
    self.stage = stage
    core = stage.core
  }

  static func start(_ plan: TransitionPlan, on stage: Stage) {
    Transition(plan, on: stage).start()
  }

  func start() {
    stage?.transitions.append(self)
    for member in members { member.activeTransition = self }
    blockTouches()
    // Requests the animator's duration before any callback is sent.
    _ = coordinator
    plan.willBegin()
    stage?.keyboard.screensChange(
      from: plan.from.controller,
      to: plan.to.controller,
      isCovering: isCovering
    )
    lookAgain()
    guard plan.animator != nil else {
      coordinator.runAlongside(nil)
      awaitsCommit = true
      // The code that starts the next transition may have ended it already.
      core.queue.afterCommit { [self] in if !isOver { complete(true) } }
      return
    }
    if let interaction = plan.interaction { interact(interaction) } else { animate() }
  }

  // [W] A presentation controller often creates the animated view when it begins.
  private func lookAgain() {
    guard let sides = plan.sides?() else { return }
    (plan.from, plan.to) = sides
    context.see(plan)
  }

  /// An interaction always starts the transition, even one that takes over later.
  ///
  /// [D] rule transition-context.interactive
  private func interact(_ interaction: any UIViewControllerInteractiveTransitioning) {
    let leads = interaction.wantsInteractiveStart
    isInteractive = leads
    perform { [self] in
      log(.startInteractiveTransition) { interaction.startInteractiveTransition(context) }
      // [W] A request for the animator may start it.
      if !leads, !hasAnimated { interruptibleAnimator() }
    }
  }

  /// Runs the animator.
  func animate() {
    guard let animator = plan.animator else { return }
    hasAnimated = true
    perform { [self] in
      let run = { [self] in
        log(.animateTransition(duration: coordinator.transitionDuration)) {
          animator.animateTransition(using: context)
        }
      }
      if plan.isAnimated { run() } else { UIView.performWithoutAnimation(run) }
    }
  }

  /// The animator that can be held on to, if the animation controller has one.
  @discardableResult
  func interruptibleAnimator() -> (any UIViewImplicitlyAnimating)? {
    guard let own = plan.animator?.interruptibleAnimator(using: context), !(own is NoAnimator)
    else { return nil }
    log(.interruptibleAnimator)
    return own
  }

  /// Adds alongside animations to the first animation block that `body` opens.
  private func perform(_ body: () -> Void) {
    core.animatorViews.begin()
    PendingAlongsideBlock.make({ [self] context in accept(context) }, during: body)
    core.animatorViews.end()
    coordinator.runAlongsideIfWaiting()
  }

  private func accept(_ context: AnimationContext?) {
    if context?.recorder is AnimatorRecorder {
      isInterruptible = true
      releaseTouches()
    }
    coordinator.runAlongside(context)
  }

  /// The controllers that return this transition's coordinator.
  private var members: [UIViewController] {
    plan.others + [plan.from.controller, plan.to.controller]
  }

  // [W] Rule transition-context.complete: the window blocks touches during a transition.
  private func blockTouches() {
    blockedWindow = plan.container.window
    blockedWindow?.touchBlocks += 1
  }

  private func releaseTouches() {
    blockedWindow?.touchBlocks -= 1
    blockedWindow = nil
  }
}

// MARK: - Interaction and end

extension Transition {
  func endInteraction(cancelled: Bool) {
    guard isInteractive, !isOver else { return }
    (isInteractive, wasCancelled) = (false, cancelled)
    log(cancelled ? .cancelInteractiveTransition : .finishInteractiveTransition)
    coordinator.interactionChanged()
  }

  func resumeInteraction() {
    guard !isInteractive, !isOver else { return }
    isInteractive = true
    log(.pauseInteractiveTransition)
    coordinator.interactionChanged()
  }

  /// Ends a presentation without animation because another one was requested in the same turn.
  ///
  /// Containers handle their own changes.
  func completeIfInstant() {
    if awaitsCommit, !isOver, !isOfContainer { complete(true) }
  }

  /// Whether it is a container's change, and not a presentation or a dismissal.
  var isOfContainer: Bool { plan.style == .none }

  /// Whether the new screen covers the old one, which stays below it.
  private var isCovering: Bool { plan.to.controller.modal.move == .presentation }

  func complete(_ didComplete: Bool) {
    guard !isOver else { return warnAboutSecondEnd() }
    isOver = true
    core.recording.transitionFinished()
    isInteractive = false
    wasCancelled = !didComplete
    coordinator.closeAlongside()
    releaseTouches()
    for layer in scrubbed { layer.run() }
    stage?.keyboard.screensChanged(
      from: plan.from.controller,
      isCovering: isCovering,
      didComplete: didComplete
    )
    plan.didEnd(didComplete)
    if let animator = plan.animator {
      log(.animationEnded(didComplete)) { animator.animationEnded(didComplete) }
    }
    for member in members where member.activeTransition === self { member.activeTransition = nil }
    stage?.transitions.removeAll { $0 === self }
    coordinator.runCompletions()
    plan.completion(didComplete)
    // Changes made by `didEnd` are committed in this instant, not in the next.
    core.queue.later {}
  }

  /// Ends at once, without animation, because its screens are being removed.
  func abandon() {
    guard !isOver else { return }
    complete(true)
    context.isAbandoned = true
  }

  private func warnAboutSecondEnd() {
    core.warn(
      plan.to.controller.name,
      "completeTransition(_:) was called for a transition that has ended",
      remedy: "call it once, in the completion of the animation",
      kind: .transition
    )
  }

  /// The layers whose time an interaction controls.
  var scrubbed: [CALayer] { [plan.container.layer] + coordinator.outsideViews.map(\.layer) }

  // [D] Rule transition-context.not-animated: an animator may be asked more than once.
  var duration: TimeInterval {
    guard plan.isAnimated, let animator = plan.animator else { return 0 }
    let seconds = animator.transitionDuration(using: context)
    log(.transitionDuration(seconds))
    return seconds
  }
}
