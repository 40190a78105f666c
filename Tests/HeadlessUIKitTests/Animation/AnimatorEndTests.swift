import Foundation
import Testing

@testable import HeadlessUIKit

/// Where properties stand when an animator, or a run of keyframes, is over.
@MainActor
@Suite struct AnimatorEndTests {
  private let scene = Scenery()

  init() {
    scene.view.center.y = 0
    scene.stage.advance(by: 0)
  }

  /// An animator whose blocks, one after the other, move the same property.
  private func animator(to places: [CGFloat]) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    for place in places { animator.addAnimations { scene.view.center.y = place } }
    return animator
  }

  @Test(arguments: [[100], [100, 200], [100, 200, 50]] as [[CGFloat]])
  func finishingAtTheStartGoesBackBeforeTheFirstBlock(places: [CGFloat]) {
    let animator = animator(to: places)
    animator.startAnimation()
    scene.advance(to: 0.5)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(scene.view.center.y == 0)
    scene.advance(to: 2)
    #expect(scene.y == 0)
  }

  @Test(arguments: [[100], [100, 200], [100, 200, 50]] as [[CGFloat]])
  func finishingAtTheEndGoesWhereTheLastBlockWent(places: [CGFloat]) {
    let animator = animator(to: places)
    animator.startAnimation()
    scene.advance(to: 0.5)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    #expect(scene.view.center.y == places.last)
    scene.advance(to: 2)
    #expect(scene.y == Double(places.last ?? -1))
  }

  @Test func finishingHereStaysHere() {
    let animator = animator(to: [100])
    animator.startAnimation()
    scene.advance(to: 0.25)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .current)
    #expect(scene.view.center.y == 25)
    scene.advance(to: 2)
    #expect(scene.y == 25)
  }

  @Test func anAnimatorThatWasTurnedAroundEndsBeforeTheFirstBlock() {
    let animator = animator(to: [100, 200])
    animator.startAnimation()
    scene.advance(to: 0.5)
    animator.isReversed = true
    scene.advance(to: 3)
    #expect(scene.view.center.y == 0 && scene.y == 0)
  }

  private func keyframe(_ start: Double, _ duration: Double, _ y: CGFloat) {
    UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: duration) {
      scene.view.center.y = y
    }
  }

  private func run(_ frames: () -> Void) -> [Double] {
    let linear = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue
    )
    withoutActuallyEscaping(frames) { frames in
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) { frames() }
    }
    return [0.25, 0.5, 0.75, 0.9, 0.999, 1.1].map { time in
      scene.advance(to: time)
      return (scene.y * 1e3).rounded() / 1e3
    }
  }

  @Test func aKeyframeThatEndsPastTheEndArrivesAtTheEnd() {
    #expect(run { keyframe(0.5, 2, 100) } == [0, 0, 50, 80, 99.8, 100])
    #expect(scene.view.center.y == 100)
  }

  @Test func aKeyframeThatBeginsPastTheEndJumpsThere() {
    #expect(run { keyframe(1.5, 0.5, 100) } == [0, 0, 0, 0, 0, 100])
  }

  @Test func aKeyframeAfterOneThatFillsAllJumpsAtTheEnd() {
    let values = run {
      keyframe(0, 1, 100)
      keyframe(1, 0.5, 300)
    }
    #expect(values == [25, 50, 75, 90, 99.9, 300])
  }

  @Test func aKeyframeWithoutLengthJumpsInItsPlace() {
    #expect(run { keyframe(0.5, 0, 100) } == [0, 100, 100, 100, 100, 100])
  }

  @Test func keyframesInTheWrongOrderNeverGoBackInTime() {
    let values = run {
      keyframe(0.5, 0.5, 100)
      keyframe(0, 0.25, 40)
    }
    #expect(values.dropLast() == [0, 0, 50, 80, 99.8] && scene.view.center.y == 40)
  }
}
