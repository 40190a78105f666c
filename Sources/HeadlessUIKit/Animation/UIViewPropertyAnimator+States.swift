import Foundation
import Geometry
import Timeline

/// The effect of each call in each state (rule animator.state-table).
extension UIViewPropertyAnimator {
  func start(after delay: TimeInterval) {
    guard isNotStopped("startAnimation") else { return }
    if state == .active, isRunning { return }
    if state == .inactive {
      self.delay = delay
      activate(at: isReversed ? 1 : 0)
    }
    proceed(over: nil, after: delay)
  }

  func pause() {
    guard isNotStopped("pauseAnimation") else { return }
    if state == .inactive {
      activate(at: isReversed ? 1 : 0)
    } else if isRunning, mayInterrupt("pauseAnimation") {
      pause(timing.stopped(at: core.now))
    }
  }

  func scrub(to fraction: CGFloat) {
    guard isNotStopped("setFractionComplete:"), mayInterrupt("setFractionComplete:") else { return }
    if state == .inactive { activate(at: isReversed ? 1 : 0) }
    isScrubbed = true
    span = duration
    let share = Double(min(max(fraction, 0), 1))
    let position = isReversed ? 1 - share : share
    pause(.still(at: position, scrubsLinearly ? .linear : curve(\.dx)))
  }

  func stop(_ withoutFinishing: Bool) {
    switch state {
    case .inactive: return
    case .active:
      guard mayInterrupt("stopAnimation:") else { return }
      for animation in drivenAnimations {
        animation.freeze()
        animation.leave()
      }
      timing = timing.stopped(at: core.now)
      isRunning = false
      core.animations.remove(self)
      state = .stopped
    case .stopped: break
    }
    if withoutFinishing { reset() }
  }

  func finish(_ position: UIViewAnimatingPosition) {
    // [D] Rule animator.released-while-paused: clean-up code often does not know that nothing is
    // left to finish.
    if state == .inactive, hasEnded { return core.warnAboutLateFinish() }
    guard state == .stopped else {
      core.raise(
        "UIViewPropertyAnimator",
        "finishAnimationAtPosition: should only be called on a stopped animator!",
        remedy: "call stopAnimation(false) first"
      )
      return
    }
    switch position {
    case .end: for animation in drivenAnimations { animation.setModelToEnd() }
    case .start: for animation in drivenAnimations.reversed() { animation.setModelToStart() }
    case .current: break
    }
    conclude(at: position)
  }

  func resume(with parameters: (any UITimingCurveProvider)?, _ factor: CGFloat) {
    guard state == .active, !isRunning else {
      core.raise(
        "UIViewPropertyAnimator",
        "continueAnimationWithTimingParameters:durationFactor: should only be called on a "
          + "paused animator",
        remedy: "call pauseAnimation() first"
      )
      return
    }
    let time = factor > 0 ? Double(factor) * duration : remaining
    guard let parameters else {
      proceed(over: time)
      return
    }
    retime(parameters, over: parameters.length(asked: time))
  }

  /// Adds animations, which run in the remaining time if the animator has started.
  func add(_ block: @escaping () -> Void, _ delayFactor: CGFloat) {
    guard isNotStopped("addAnimations:") else { return }
    if state == .inactive {
      waiting.append((block, delayFactor))
      return
    }
    let position = timing.position(at: core.now)
    record(block, window: position + Double(delayFactor) * (1 - position))
  }

  func reverse() { proceed(over: nil) }

  /// [D] Some properties are not to be set while the animator is active.
  func mayChange(_ property: String) -> Bool {
    guard state == .active else { return true }
    core.raise(
      "UIViewPropertyAnimator",
      "\(property) should not be set on an active animator",
      remedy: "set it before the animator starts"
    )
    return false
  }

  /// [D] An animator that is not interruptible runs to its end once it runs.
  ///
  /// [I] So what would interrupt it has no effect.
  private func mayInterrupt(_ call: String) -> Bool {
    guard isRunning, !isInterruptible else { return true }
    core.warn(
      "UIViewPropertyAnimator",
      "\(call) has no effect on a running animator that is not interruptible",
      remedy: "leave isInterruptible as it is"
    )
    return false
  }

  private func isNotStopped(_ call: String) -> Bool {
    guard state == .stopped else { return true }
    core.raise(
      "UIViewPropertyAnimator",
      "\(call) should not be called on a stopped animator",
      remedy: "call finishAnimation(at:) first"
    )
    return false
  }
}

extension StageCore {
  fileprivate func warnAboutLateFinish() {
    warn(
      "UIViewPropertyAnimator",
      "finishAnimationAtPosition: was called on an animator that had ended by itself",
      remedy: "call it only while the state is .stopped"
    )
  }
}
