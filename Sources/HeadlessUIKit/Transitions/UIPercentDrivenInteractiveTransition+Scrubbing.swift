import Foundation
import Scene
import Timeline

extension UIPercentDrivenInteractiveTransition {
  func begin(_ context: any UIViewControllerContextTransitioning) {
    guard let transition = (context as? TransitionContext)?.transition else {
      StageCore.ambient.warn(
        TypeNames.of(self),
        "a transition context of another class cannot be driven by percentages",
        remedy: "drive the transitions that UIKit's own containers and presentations start"
      )
      return
    }
    follow(transition)
    guard transition.isInteractive else { return transition.animate() }
    // [R] Rule transition-context.interruptible: it takes the place of `animateTransition`.
    if let own = transition.interruptibleAnimator() {
      animator = own
      return own.pauseAnimation()
    }
    base = 0
    for layer in transition.scrubbed { layer.pauseTime(at: base) }
    waitForCommit(transition)
    transition.animate()
    for layer in transition.scrubbed { layer.pauseTime(at: base) }
  }

  /// Attaches to the transition, which runs by itself until `pause()`.
  func follow(_ transition: Transition) {
    self.transition = transition
    start = transition.core.now
    animator = nil
    early = nil
    wayBack = nil
    percentComplete = 0
    duration = transition.coordinator.transitionDuration
    base = transition.plan.container.layer.localTime(transition.core.now.seconds)
  }

  // Animations start at the container's time of the commit.
  private func waitForCommit(_ transition: Transition) {
    early = []
    transition.core.queue.later { [self] in
      let waiting = early ?? []
      early = nil
      for action in waiting { action() }
    }
  }

  private func whenBegun(_ action: @escaping () -> Void) {
    if early == nil { action() } else { early?.append(action) }
  }

  // [D] Rule transition-context.interruptible: only a transition with property animators is asked,
  // and only once.
  private func takeInterruptibleAnimator(_ transition: Transition) {
    guard animator == nil, transition.isInterruptible,
      let own = transition.interruptibleAnimator()
    else { return }
    animator = own
    for layer in transition.scrubbed { layer.run() }
    own.pauseAnimation()
  }

  func takeHold() {
    guard let transition, !transition.isOver, !transition.isInteractive else { return }
    if let wayBack { transition.core.queue.cancel(wayBack) }
    wayBack = nil
    takeInterruptibleAnimator(transition)
    let layer = transition.plan.container.layer
    let now = layer.localTime(transition.core.now.seconds)
    if let animator {
      animator.pauseAnimation()
      let fraction = animator.fractionComplete
      // Measured towards completion, even if the animator is reversed.
      percentComplete = animator.isReversed ? 1 - fraction : fraction
      animator.isReversed = false
    } else {
      percentComplete = duration > 0 ? min(max((now - base) / duration, 0), 1) : 0
      for layer in transition.scrubbed { layer.pauseTime(at: now) }
    }
    transition.percent = percentComplete
    transition.context.pauseInteractiveTransition()
  }

  func scrub(to percent: CGFloat) {
    guard let transition, transition.isInteractive else { return }
    percentComplete = min(max(percent, 0), 1)  // [D]
    transition.context.updateInteractiveTransition(percentComplete)
    if let animator {
      animator.fractionComplete = percentComplete
    } else {
      let time = base + percentComplete * duration
      whenBegun { for layer in transition.scrubbed { layer.pauseTime(at: time) } }
    }
  }

  func end(cancelled: Bool) {
    guard let transition, transition.isInteractive else { return }
    if cancelled {
      transition.context.cancelInteractiveTransition()
    } else {
      transition.context.finishInteractiveTransition()
    }
    let remainingFraction = cancelled ? percentComplete : 1 - percentComplete
    // [D] The remaining fraction, at the completion speed.
    let rest = remainingFraction * duration / usableSpeed(transition)
    if let animator {
      end(animator, cancelled: cancelled, rest: rest)
    } else {
      whenBegun { [self] in end(transition, cancelled: cancelled, rest: rest) }
    }
  }

  // [D]
  private func usableSpeed(_ transition: Transition) -> CGFloat {
    guard completionSpeed <= 0 else { return completionSpeed }
    transition.core.raise(
      TypeNames.of(self),
      "completionSpeed is \(completionSpeed); it must be above 0",
      remedy: "leave it at 1, or set how many times faster the rest runs"
    )
    return 1
  }

  private func end(
    _ animator: any UIViewImplicitlyAnimating,
    cancelled: Bool,
    rest: TimeInterval
  ) {
    animator.isReversed = cancelled
    animator.continueAnimation(
      withTimingParameters: timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve),
      durationFactor: duration > 0 ? rest / duration : 0
    )
  }

  private func end(_ transition: Transition, cancelled: Bool, rest: TimeInterval) {
    let curve = Pacing.option(UInt(completionCurve.rawValue)).curve(over: rest)
    let target = cancelled ? base : base + duration
    for layer in transition.scrubbed { layer.run(to: target, over: rest, along: curve) }
    guard cancelled else { return }
    // At the end of the way back the animations are finished, and the initial values are restored.
    let end = transition.core.now + Instant(seconds: rest)
    let limit = base + duration
    wayBack = transition.core.queue.at(end) { [start] in
      guard !transition.isOver else { return }
      for layer in transition.scrubbed {
        layer.takeBackAnimations()
        layer.endAnimations(startedSince: start, before: limit)
      }
    }
  }
}
