import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rules animator.*, a test per rule.
@MainActor
@Suite struct PropertyAnimatorRuleTests {
  private func animator(
    _ scene: Scenery,
    _ duration: TimeInterval = 1,
    _ curve: UIView.AnimationCurve = .linear,
    _ log: Box = Box()
  ) -> UIViewPropertyAnimator {
    scene.view.center.y = 0
    scene.stage.advance(by: 0)
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve) {
      scene.view.center.y = 100
    }
    animator.addCompletion { log.positions.append($0) }
    return animator
  }

  final class Box {
    var positions: [UIViewAnimatingPosition] = []
  }

  @Test(.rule("animator.start", .documented))
  func `start runs to the end, then completes and is inactive`() {
    let (scene, log) = (Scenery(), Box())
    let animator = animator(scene, 1, .easeInOut, log)
    #expect(animator.state == .inactive)
    #expect(scene.view.center.y == 0, "the block runs when the animator starts")
    animator.startAnimation()
    #expect(animator.state == .active)
    #expect(animator.isRunning)
    #expect(scene.view.center.y == 100)
    scene.advance(to: 0.25)
    #expect(isNear(scene.y, 12.9162, within: 1e-3))
    scene.advance(to: 1)
    #expect(scene.y == 100)
    #expect(log.positions == [.end])
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
  }

  @Test(.rule("animator.pause", .documented))
  func `pause from inactive stands at 0, and a second start resumes`() {
    let scene = Scenery()
    let animator = animator(scene)
    animator.pauseAnimation()
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    scene.advance(to: 2)
    #expect(scene.y == 0)
    animator.startAnimation()
    scene.advance(to: 2.5)
    #expect(scene.y == 50)
    animator.startAnimation()
    scene.advance(to: 2.75)
    #expect(scene.y == 75)
    scene.advance(to: 3)
  }

  @Test(.rule("animator.keeps-value-and-velocity", .documented))
  func `pausing keeps the value, resuming the value and the velocity`() {
    let scene = Scenery()
    let animator = animator(scene, 1, .easeInOut)
    animator.startAnimation()
    scene.advance(to: 0.25)
    let shown = scene.y
    animator.pauseAnimation()
    scene.advance(to: 5)
    #expect(scene.y == shown)
    #expect(isNear(animator.fractionComplete, 0.129162, within: 1e-5))
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    scene.advance(to: 5.25)
    #expect(isNear(scene.y, 50), "0.25 s later it stands where it would have stood at 0.5 s")
    scene.advance(to: 5.75)
    #expect(scene.y == 100)
    #expect(animator.state == .inactive)
  }

  @Test(.rule("animator.fraction", .documented))
  func `setting the fraction pauses and scrubs linearly`() {
    let scene = Scenery()
    let animator = animator(scene, 1, .easeInOut)
    animator.fractionComplete = 0.25
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    scene.stage.advance(by: 0)
    #expect(scene.y == 25)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.25
    scene.stage.advance(by: 0)
    #expect(isNear(scene.y, 12.9162, within: 1e-3))
    animator.scrubsLinearly = true
    animator.fractionComplete = 0.5
    animator.startAnimation()
    scene.stage.advance(by: 0)
    #expect(isNear(scene.y, 50), "no jump when it goes on")
    scene.stage.advance(by: 0.5)
    #expect(scene.y == 100)
  }

  @Test(.rule("animator.stop", .documented))
  func `stop without finishing keeps what is shown and tells nobody`() {
    let (scene, log) = (Scenery(), Box())
    let animator = animator(scene, 1, .linear, log)
    animator.startAnimation()
    scene.advance(to: 0.3)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    #expect(isNear(scene.view.center.y, 30))
    scene.advance(to: 2)
    #expect(isNear(scene.y, 30))
    #expect(log.positions.isEmpty)
    #expect(scene.view.layer.animationKeys() == nil)
  }

  /// It once ran on to 1.
  @Test(.rule("animator.stop", .documented))
  func `a stopped animator keeps its fraction`() {
    let scene = Scenery()
    let animator = animator(scene)
    animator.startAnimation()
    scene.advance(to: 0.3)
    animator.stopAnimation(false)
    scene.advance(to: 0.8)
    #expect(isNear(animator.fractionComplete, 0.3))
    animator.finishAnimation(at: .current)
    scene.stage.advance(by: 0)
  }

  /// What is left of it once took a share of the time of the other curve.
  @Test(.rule("animator.fraction", .documented))
  func `scrubbed on another curve it has its own duration again`() {
    let scene = Scenery()
    let animator = animator(scene)
    animator.startAnimation()
    animator.pauseAnimation()
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
      durationFactor: 0.2
    )
    scene.advance(to: 0.1)
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    scene.advance(to: 0.35)
    #expect(isNear(scene.y, 75))
    scene.advance(to: 0.6)
    #expect(scene.y == 100 && animator.state == .inactive)
  }

  @Test(
    .rule("animator.stop", .documented),
    arguments: [
      (UIViewAnimatingPosition.end, 100.0), (.start, 0.0), (.current, 40.0),
    ]
  )
  func `stop, then finish at a position`(position: UIViewAnimatingPosition, y: Double) {
    let (scene, log) = (Scenery(), Box())
    let animator = animator(scene, 1, .linear, log)
    animator.startAnimation()
    scene.advance(to: 0.4)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(isNear(scene.view.center.y, 40))
    animator.finishAnimation(at: position)
    scene.stage.advance(by: 0)
    #expect(isNear(scene.y, y))
    #expect(log.positions == [position])
    #expect(animator.state == .inactive)
  }

  @Test(.rule("animator.reversed", .documented))
  func `reversed in flight it goes back, and leaves the start values`() {
    let (scene, log) = (Scenery(), Box())
    let animator = animator(scene, 1, .linear, log)
    animator.startAnimation()
    scene.advance(to: 0.4)
    animator.isReversed = true
    scene.advance(to: 0.6)
    #expect(isNear(scene.y, 20))
    scene.advance(to: 0.8)
    #expect(scene.y == 0)
    #expect(scene.view.center.y == 0)
    #expect(log.positions == [.start])
  }

  /// It once went back to where it had gone on, and jumped from there.
  @Test(.rule("animator.reversed", .documented))
  func `reversed while it goes on along another curve it goes back all the way`() {
    let (scene, log) = (Scenery(), Box())
    let animator = animator(scene, 1, .linear, log)
    animator.fractionComplete = 0.4
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
      durationFactor: 1
    )
    scene.advance(to: 0.5)
    #expect(isNear(scene.y, 70))
    animator.isReversed = true
    #expect(isNear(animator.fractionComplete, 0.3))
    scene.advance(to: 0.85)
    #expect(isNear(scene.y, 35) && isNear(animator.fractionComplete, 0.65))
    animator.isReversed = false
    scene.advance(to: 1.175)
    #expect(isNear(scene.y, 67.5))
    animator.isReversed = true
    scene.advance(to: 2)
    #expect(scene.y == 0 && scene.view.center.y == 0 && log.positions == [.start])
  }

  /// It once ran back along the other curve, to where that had begun.
  @Test(.rule("animator.reversed", .documented))
  func `paused while it goes back along another curve it starts again in that direction`() {
    let (scene, log) = (Scenery(), Box())
    let animator = animator(scene, 1, .linear, log)
    animator.startAnimation()
    scene.advance(to: 0.6)
    animator.pauseAnimation()
    animator.isReversed = true
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
      durationFactor: 0.5
    )
    scene.advance(to: 0.85)
    #expect(isNear(scene.y, 30))
    animator.pauseAnimation()
    scene.advance(to: 1)
    #expect(isNear(scene.y, 30))
    animator.startAnimation()
    scene.advance(to: 1.125)
    #expect(isNear(scene.y, 15))
    scene.advance(to: 1.25)
    #expect(scene.y == 0 && scene.view.center.y == 0 && log.positions == [.start])
  }

  @Test(.rule("animator.reversed", .documented), arguments: [false, true])
  func `reversed while paused on another curve it goes back all the way`(continues: Bool) {
    let (scene, log) = (Scenery(), Box())
    let animator = animator(scene, 1, .linear, log)
    animator.fractionComplete = 0.4
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
      durationFactor: 1
    )
    scene.advance(to: 0.5)
    #expect(isNear(scene.y, 70))
    animator.pauseAnimation()
    animator.isReversed = true
    if continues {
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    } else {
      animator.startAnimation()
    }
    scene.advance(to: 0.85)
    #expect(isNear(scene.y, 35))
    scene.advance(to: 1.2)
    #expect(scene.y == 0 && scene.view.center.y == 0 && log.positions == [.start])
  }

  @Test(.rule("animator.continue", .documented))
  func `continue with a factor of the original duration`() {
    let scene = Scenery()
    let animator = animator(scene)
    animator.startAnimation()
    scene.advance(to: 0.5)
    animator.pauseAnimation()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    scene.advance(to: 1)
    #expect(isNear(scene.y, 75))
    scene.advance(to: 1.5)
    #expect(scene.y == 100)
  }

  @Test(.rule("animator.continue", .documented))
  func `continue along another curve, from what is shown`() {
    let scene = Scenery()
    let animator = animator(scene)
    animator.fractionComplete = 0.4
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn),
      durationFactor: 0.5
    )
    scene.stage.advance(by: 0)
    #expect(isNear(scene.y, 40))
    // easeIn(.5) = .315357: Numbers.md
    scene.stage.advance(by: 0.25)
    #expect(isNear(scene.y, 40 + 60 * 0.315357, within: 1e-3))
    scene.stage.advance(by: 0.25)
    #expect(scene.y == 100)
  }

  @Test(.rule("animator.continue", .documented))
  func `a fast release goes on with its velocity`() {
    let scene = Scenery()
    let animator = animator(scene)
    animator.fractionComplete = 0.5
    scene.stage.advance(by: 0)
    let spring = UISpringTimingParameters(
      dampingRatio: 1,
      initialVelocity: CGVector(dx: 4, dy: 4)
    )
    animator.continueAnimation(withTimingParameters: spring, durationFactor: 0.5)
    scene.stage.advance(by: 0.001)
    // 4 remaining distances a second, and 50 points remain.
    #expect(isNear((scene.y - 50) / 0.001, 200, within: 10))
    scene.stage.advance(by: 1)
  }

  @Test(.rule("animator.added-animations", .documented))
  func `added animations wait for their share of what is left`() {
    let scene = Scenery()
    let animator = animator(scene)
    animator.addAnimations({ scene.view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    scene.advance(to: 0.5)
    #expect(scene.alpha == 1)
    animator.addAnimations({ scene.view.bounds.size.width = 200 }, delayFactor: 0.5)
    scene.advance(to: 0.75)
    #expect(isNear(scene.alpha, 0.5))
    #expect(scene.shown.bounds.width == 100)
    scene.advance(to: 0.875)
    #expect(isNear(scene.shown.bounds.width, 150))
    scene.advance(to: 1)
    #expect(scene.shown.bounds.width == 200)
  }

  /// It once jumped to the share that the other animations had reached.
  @Test(.rule("animator.added-animations", .documented))
  func `what is added while it goes on along another curve begins at its own start`() {
    let scene = Scenery()
    let animator = animator(scene, 1, .easeIn)
    animator.fractionComplete = 0.4
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
      durationFactor: 1
    )
    scene.advance(to: 0.5)
    animator.addAnimations { scene.view.center.x = 150 }
    scene.stage.advance(by: 0)
    #expect(isNear(scene.x, 50) && isNear(scene.y, 70))
    // easeIn(.5) = .315357: Numbers.md
    scene.advance(to: 0.75)
    #expect(isNear(scene.x, 50 + 100 * 0.315357, within: 1e-3) && isNear(scene.y, 85))
    scene.advance(to: 1)
    #expect(scene.x == 150 && scene.y == 100 && animator.state == .inactive)
  }

  @Test(.rule("animator.pauses-on-completion", .documented))
  func `pausesOnCompletion stays active at the end`() {
    let (scene, log) = (Scenery(), Box())
    let animator = animator(scene, 1, .linear, log)
    animator.pausesOnCompletion = true
    animator.startAnimation()
    scene.advance(to: 3)
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(animator.fractionComplete == 1)
    #expect(log.positions.isEmpty)
    animator.isReversed = true
    animator.startAnimation()
    scene.advance(to: 3.5)
    #expect(isNear(scene.y, 50))
    animator.stopAnimation(true)
  }

  @Test(.rule("animator.delay", .documented))
  func `a delay shows the old value`() {
    let scene = Scenery()
    let animator = animator(scene)
    animator.startAnimation(afterDelay: 0.5)
    #expect(animator.state == .active)
    scene.advance(to: 0.5)
    #expect(scene.y == 0)
    scene.advance(to: 1)
    #expect(isNear(scene.y, 50))
    scene.advance(to: 1.5)
    #expect(animator.state == .inactive)
  }

  @Test(.rule("animator.running", .documented))
  func `runningPropertyAnimator starts at once and completes at the end`() {
    let scene = Scenery()
    var position: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.4,
      delay: 0,
      options: .curveLinear,
      animations: { scene.view.alpha = 0 },
      completion: { position = $0 }
    )
    #expect(animator.isRunning)
    scene.advance(to: 0.1)
    #expect(isNear(scene.alpha, 0.75))
    scene.advance(to: 0.4)
    #expect(position == .end)
  }

  @Test(.rule("animator.spring-ignores-duration", .documented))
  func `a spring of mass, stiffness and damping ignores the duration`() {
    let scene = Scenery()
    let parameters = UISpringTimingParameters(
      mass: 1,
      stiffness: 100,
      damping: 10,
      initialVelocity: .zero
    )
    let animator = UIViewPropertyAnimator(duration: 0.1, timingParameters: parameters)
    // [M] rule spring.settling
    #expect(isNear(animator.duration, 1.4727003346780927, within: 1e-12))
    animator.addAnimations { scene.view.alpha = 0 }
    animator.startAnimation()
    scene.advance(to: 0.1)
    #expect(animator.isRunning)
    scene.advance(to: 1.48)
    #expect(!animator.isRunning)
  }

  @Test(.rule("animator.vector-velocity", .measured))
  func `a vector velocity moves each axis by itself`() {
    let scene = Scenery()
    let parameters = UISpringTimingParameters(
      dampingRatio: 1,
      initialVelocity: CGVector(dx: 5, dy: 0)
    )
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
    animator.addAnimations {
      scene.view.center.x += 100
      scene.view.center.y += 100
    }
    animator.startAnimation()
    scene.advance(to: 0.05)
    #expect(scene.x > scene.y)
    scene.advance(to: 1)
    #expect(scene.x == 150)
    #expect(scene.y == 150)
  }

  @Test(.rule("animator.state-table", .documented))
  func `wrong calls raise UIKit's exception from the recording`() {
    let scene = Scenery()
    let animator = animator(scene)
    #expect(throws: Stage.UIKitException.self) {
      try scene.stage.record { animator.finishAnimation(at: .end) }
    }
    #expect(throws: Stage.UIKitException.self) {
      try scene.stage.record {
        animator.startAnimation()
        animator.stopAnimation(false)
        animator.startAnimation()
      }
    }
    animator.stopAnimation(true)
  }

  @Test(.rule("animator.released-while-paused", .reported))
  func `releasing a paused animator is reported in UIKit's words`() {
    let scene = Scenery()
    var paused: UIViewPropertyAnimator? = animator(scene)
    paused?.pauseAnimation()
    paused = nil
    #expect(
      scene.stage.faults.last?.sentence.hasPrefix(
        "It is an error to release a paused or stopped property animator."
      ) == true
    )
  }

  @Test(.rule("animator.keyframes-inside", .documented))
  func `keyframes inside an animator are scrubbed with it`() {
    let scene = Scenery()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0, options: []) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          scene.view.alpha = 0
        }
      }
    }
    animator.fractionComplete = 0.5
    scene.stage.advance(by: 0)
    #expect(scene.alpha == 1)
    animator.fractionComplete = 0.75
    scene.stage.advance(by: 0)
    #expect(isNear(scene.alpha, 0.5))
    animator.stopAnimation(true)
  }
}
