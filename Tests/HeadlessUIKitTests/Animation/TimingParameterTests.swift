import Foundation
import Geometry
import TestSupport
import Testing
import Timeline

@testable import HeadlessUIKit

/// The parameters that pace property animators.
@MainActor @Suite struct TimingParameterTests {
  @Test(
    .evidence(.documented),
    arguments: [
      (.easeInOut, [0.42, 0, 0.58, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.linear, [0, 0, 1, 1]),
    ] as [(UIView.AnimationCurve, [CGFloat])]
  )
  func curvesHaveTheirPoints(curve: UIView.AnimationCurve, points: [CGFloat]) {
    let timing = UICubicTimingParameters(animationCurve: curve)
    let (one, two) = (timing.controlPoint1, timing.controlPoint2)
    #expect([one.x, one.y, two.x, two.y] == points && timing.animationCurve == curve)
  }

  @Test(.evidence(.documented)) func kindsAreNumberedAsInTheirHeaders() {
    let kinds: [UITimingCurveType] = [.builtin, .cubic, .spring, .composed]
    #expect(kinds.map(\.rawValue) == [0, 1, 2, 3])
    let states: [UIViewAnimatingState] = [.inactive, .active, .stopped]
    #expect(states.map(\.rawValue) == [0, 1, 2])
    let ends: [UIViewAnimatingPosition] = [.end, .start, .current]
    #expect(ends.map(\.rawValue) == [0, 1, 2])
    let curves: [UIView.AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
    #expect(curves.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test(.evidence(.documented)) func parametersKnowTheirKind() {
    let (cubic, spring) = (UICubicTimingParameters(), UISpringTimingParameters())
    #expect(cubic.timingCurveType == .cubic && cubic.cubicTimingParameters === cubic)
    #expect(cubic.springTimingParameters == nil && cubic.animationCurve == .easeInOut)
    #expect(spring.timingCurveType == .spring && spring.springTimingParameters === spring)
    #expect(spring.cubicTimingParameters == nil && spring.initialVelocity == .zero)
    let own = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2),
      controlPoint2: CGPoint(x: 0.3, y: 0.4)
    )
    #expect(own.controlPoint1 == CGPoint(x: 0.1, y: 0.2))
    #expect(own.controlPoint2 == CGPoint(x: 0.3, y: 0.4))
  }

  /// Only a spring that is known fully has a duration of its own.
  @Test(.evidence(.documented)) func durationsAreAskedForOrOwn() {
    let fixed = UISpringTimingParameters(
      mass: 1,
      stiffness: 100,
      damping: 10,
      initialVelocity: .zero
    )
    let rows: [(any UITimingCurveProvider, Bool)] = [
      (UICubicTimingParameters(), false), (UISpringTimingParameters(dampingRatio: 0.5), false),
      (UISpringTimingParameters(), true), (fixed, true),
      (UISpringTimingParameters(duration: 0.5, bounce: 0.2), true),
    ]
    for (timing, isOwn) in rows {
      let animator = UIViewPropertyAnimator(duration: 7, timingParameters: timing)
      #expect((animator.duration != 7) == isOwn && animator.timingParameters === timing)
    }
    #expect(UIViewPropertyAnimator(duration: -1, curve: .linear).duration == 0)
    #expect(UIViewPropertyAnimator().duration == 0 && UIViewPropertyAnimator().delay == 0)
  }

  /// The way to the end of a hundred points, by the option's number.
  @Test(
    .evidence(.documented, .reported),
    arguments: [
      (.curveEaseInOut, 0.25, 12.9162), (.curveEaseIn, 0.25, 9.3465),
      (.curveEaseOut, 0.25, 37.8138), (.curveLinear, 0.25, 25),
      (.init(rawValue: 7 << 16), 0.1, 54.478),
    ] as [(UIView.AnimationOptions, Double, Double)]
  )
  func runningAnimatorsFollowTheirOption(
    options: UIView.AnimationOptions,
    time: Double,
    way: Double
  ) {
    let scene = Scenery()
    // The system's spring is known over half a second.
    let duration = options == .init(rawValue: 7 << 16) ? 0.5 : 1
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: duration,
      delay: 0,
      options: options
    ) { scene.view.center.x += 100 }
    scene.advance(to: time)
    #expect(isNear(scene.x - 50, way, within: 1e-2))
    scene.advance(to: duration)
    #expect(scene.x == 150)
  }

  // ω = 2π/duration, ζ = 1: 1 − (1 + ωt)·e^(−ωt).
  @Test(.evidence(.documented)) func aPerceptualSpringIsKnownFully() {
    let scene = Scenery()
    let animator = UIViewPropertyAnimator(
      duration: 9,
      timingParameters: UISpringTimingParameters(duration: 0.5, bounce: 0)
    )
    animator.addAnimations { scene.view.center.x += 100 }
    animator.startAnimation()
    scene.advance(to: 0.25)
    let turn = Double.pi
    #expect(isNear(scene.x, 50 + 100 * (1 - (1 + turn) * exp(-turn)), within: 1e-3))
  }

  /// Neither a spring nor a cubic curve.
  private final class Unknown: NSObject, UITimingCurveProvider {
    var timingCurveType: UITimingCurveType { .composed }
    var cubicTimingParameters: UICubicTimingParameters? { nil }
    var springTimingParameters: UISpringTimingParameters? { nil }
  }

  @Test func whatIsNeitherEasesInAndOut() {
    let scene = Scenery()
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: Unknown())
    animator.addAnimations { scene.view.center.x += 100 }
    animator.startAnimation(afterDelay: 0.5)
    #expect(animator.delay == 0.5)
    scene.advance(to: 0.75)
    #expect(isNear(scene.x - 50, 12.9162, within: 1e-3))
  }

  /// Each of the other two ways to make one takes its block.
  @Test(.evidence(.documented)) func animatorsAreMadeWithTheirBlock() {
    let points = Scenery()
    let even = UIViewPropertyAnimator(
      duration: 1,
      controlPoint1: .zero,
      controlPoint2: CGPoint(x: 1, y: 1)
    ) { points.view.center.x += 100 }
    even.startAnimation()
    points.advance(to: 0.25)
    #expect(isNear(points.x, 75, within: 1e-3))
    let damped = Scenery()
    let springy = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) {
      damped.view.center.x += 100
    }
    springy.startAnimation()
    damped.advance(to: 0.5)
    #expect(damped.x > 100 && damped.x < 150)
    damped.advance(to: 1)
    #expect(damped.x == 150)
  }

  /// A vector of two speeds makes an animation for each axis that moves; one speed makes one.
  @Test(
    .evidence(.measured),
    arguments: [
      ([5, 0], [1, 1], ["position.x", "position.y"]), ([5, 0], [1, 0], ["position.x"]),
      ([0, 5], [0, 1], ["position.y"]), ([5, 5], [1, 1], ["position"]),
      ([0, 0], [0, 1], ["position"]),
    ] as [([CGFloat], [CGFloat], [String])]
  )
  func axesMoveByThemselves(speeds: [CGFloat], steps: [CGFloat], keys: [String]) {
    let scene = Scenery()
    let timing = UISpringTimingParameters(
      dampingRatio: 1,
      initialVelocity: CGVector(dx: speeds[0], dy: speeds[1])
    )
    #expect(timing.splitsAxes == (speeds[0] != speeds[1]))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
    let end = CGPoint(x: 50 + 100 * steps[0], y: 50 + 100 * steps[1])
    animator.addAnimations {
      scene.view.center = end
      scene.view.alpha = 0
    }
    animator.startAnimation()
    #expect(scene.view.layer.animationKeys()?.sorted() == (["opacity"] + keys))
    scene.advance(to: 1)
    #expect(isNear(scene.x, Double(end.x)) && isNear(scene.y, Double(end.y)))
  }
}
