import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The table of Numbers.md, as views and layers show it.
@MainActor
@Suite struct NumberRuleTests {
  // default(.1 .25 .5 .75 .9)
  private nonisolated static let standard = [
    (0.1, 0.094796), (0.25, 0.408511), (0.5, 0.802403), (0.75, 0.960459), (0.9, 0.994316),
  ]

  @Test(.rule("timing.curves", .documented), arguments: standard)
  func `the default curve of Core Animation`(time: Double, progress: Double) {
    let scene = Scenery()
    let move = CABasicAnimation(keyPath: "zPosition")
    (move.fromValue, move.toValue, move.duration) = (0, 1, 1)
    move.timingFunction = CAMediaTimingFunction(name: .default)
    scene.view.layer.add(move, forKey: nil)
    scene.advance(to: time)
    #expect(isNear(scene.shown.zPosition, progress, within: 1e-6))
  }

  @Test(
    .rule("timing.curves", .documented),
    arguments: [
      (CAMediaTimingFunctionName.linear, [0, 0, 1, 1] as [Float]),
      (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ]
  )
  func `control points`(name: CAMediaTimingFunctionName, points: [Float]) {
    let function = CAMediaTimingFunction(name: name)
    var found: [Float] = []
    for index in 1...2 {
      var point: [Float] = [0, 0]
      function.getControlPoint(at: index, values: &point)
      found += point
    }
    #expect(found == points)
  }

  @Test(.rule("timing.implicit", .documented), arguments: standard)
  func `implicit changes take 0.25 s on the default curve`(time: Double, progress: Double) {
    let scene = Scenery()
    let layer = CALayer()
    scene.view.layer.addSublayer(layer)
    scene.stage.advance(by: 0)
    layer.opacity = 0
    scene.advance(to: time * 0.25)
    let shown = Double(layer.presentation()?.opacity ?? .nan)
    #expect(isNear(shown, 1 - progress, within: 2e-6))
    scene.advance(to: 0.25)
    #expect(layer.animationKeys() == nil)
  }

  // 1 − (1 + ωt)·e^(−ωt), ω = √(1000/3), as computed in the table
  @Test(
    .rule("timing.system-spring", .reported, .measured),
    arguments: [
      (0.05, 0.23223), (0.1, 0.54478), (0.2, 0.87928), (0.3, 0.97292), (0.4, 0.99441),
      (0.4999, 0.99890),
    ]
  )
  func `the system spring as mass, stiffness and damping`(t: Double, progress: Double) {
    let scene = Scenery()
    let spring = CASpringAnimation(keyPath: "zPosition")
    (spring.mass, spring.stiffness, spring.damping) = (3, 1000, 500)
    (spring.fromValue, spring.toValue, spring.duration) = (0, 1, 0.5)
    scene.view.layer.add(spring, forKey: nil)
    scene.advance(to: t)
    #expect(isNear(scene.shown.zPosition, progress, within: 1e-5))
  }

  @Test(.rule("spring.default-duration", .documented))
  func `a spring's defaults`() {
    let spring = CASpringAnimation()
    #expect([spring.mass, spring.stiffness, spring.damping] == [1, 100, 10])
    #expect(spring.initialVelocity == 0)
    #expect(spring.duration == 0)
    #expect(!spring.allowsOverdamping)
    // perceptualDuration = 2π√(m/k), bounce = 1 − ζ
    #expect(isNear(spring.perceptualDuration, 2 * .pi / 10, within: 1e-12))
    #expect(isNear(spring.bounce, 0.5, within: 1e-12))
    // [M] 2.3438753795710707 for a perceptual second with half a bounce
    let made = CASpringAnimation(perceptualDuration: 1, bounce: 0.5)
    #expect(isNear(made.settlingDuration, 2.3438753795710707, within: 1e-12))
  }

  @Test(.rule("view-animation.option-bits", .documented))
  func `bits of the options`() {
    #expect(UIView.AnimationOptions.layoutSubviews.rawValue == 1 << 0)
    #expect(UIView.AnimationOptions.allowUserInteraction.rawValue == 1 << 1)
    #expect(UIView.AnimationOptions.beginFromCurrentState.rawValue == 1 << 2)
    #expect(UIView.AnimationOptions.repeat.rawValue == 1 << 3)
    #expect(UIView.AnimationOptions.autoreverse.rawValue == 1 << 4)
    #expect(UIView.AnimationOptions.overrideInheritedDuration.rawValue == 1 << 5)
    #expect(UIView.AnimationOptions.overrideInheritedCurve.rawValue == 1 << 6)
    #expect(UIView.AnimationOptions.allowAnimatedContent.rawValue == 1 << 7)
    #expect(UIView.AnimationOptions.showHideTransitionViews.rawValue == 1 << 8)
    #expect(UIView.AnimationOptions.overrideInheritedOptions.rawValue == 1 << 9)
    let curves: [UIView.AnimationOptions] = [
      .curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear,
    ]
    let curveBits: [UInt] = (0..<4).map { $0 << 16 }
    #expect(curves.map(\.rawValue) == curveBits)
    let transitions: [UIView.AnimationOptions] = [
      [], .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp,
      .transitionCurlDown, .transitionCrossDissolve, .transitionFlipFromTop,
      .transitionFlipFromBottom,
    ]
    let transitionBits: [UInt] = (0..<8).map { $0 << 20 }
    #expect(transitions.map(\.rawValue) == transitionBits)
    let modes: [UIView.KeyframeAnimationOptions] = [
      .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced,
      .calculationModeCubic, .calculationModeCubicPaced,
    ]
    let modeBits: [UInt] = (0..<5).map { $0 << 10 }
    #expect(modes.map(\.rawValue) == modeBits)
  }

  // The rows of the table that SpringVectorTests does not hold.
  @Test(
    .rule("spring.stiffness", .measured),
    arguments: [
      (0.2, 1, 0, 707.2217886061), (0.35, 1, 0, 286.4094281891), (0.9, 1, 0, 71.9247291577),
      (0.99, 1, 0, 80.0251824317), (0.5, 0.5, 0, 646.8780100168), (0.5, 1, 0.25, 159.6723377381),
      (0.5, 1, 1.5, 147.6160203306),
    ]
  )
  func `stiffness, the rest of the table, through an animator too`(
    ratio: Double,
    duration: Double,
    velocity: Double,
    stiffness: Double
  ) throws {
    let scene = Scenery()
    UIView.animate(
      withDuration: duration,
      delay: 0,
      usingSpringWithDamping: ratio,
      initialSpringVelocity: velocity,
      animations: { scene.view.center.x += 100 }
    )
    let made = try #require(
      scene.view.layer.animation(forKey: "position") as? CASpringAnimation
    )
    #expect(abs(made.stiffness / stiffness - 1) < 1e-6)
    // The animator moves as a spring of that stiffness does: c = 2ζ√k, v as given.
    let other = Scenery()
    let animator = UIViewPropertyAnimator(
      duration: duration,
      timingParameters: UISpringTimingParameters(
        dampingRatio: ratio,
        initialVelocity: CGVector(dx: velocity, dy: velocity)
      )
    )
    animator.addAnimations { other.view.center.x += 100 }
    animator.startAnimation()
    for part in [0.15, 0.4, 0.8] {
      other.advance(to: part * duration)
      let (w, t) = (stiffness.squareRoot(), part * duration)
      let (beta, damped) = (ratio * w, w * (1 - ratio * ratio).squareRoot())
      let x =
        1 - exp(-beta * t) * (cos(damped * t) + (beta - velocity) / damped * sin(damped * t))
      #expect(isNear(other.x, 50 + 100 * x, within: 1e-6))
    }
    other.advance(to: duration)
  }

  @Test(.rule("spring.tracks", .measured))
  func `velocities in UIKit's chaotic band, but one`() throws {
    let form = try #require(
      Vectors.object("springs-uikit")["duration_form_velocity_band"] as? [String: Any]
    )
    let rows = Vectors.numbers(form["rows_d_zeta_v_stiffness_damping_settling"])
    var missed: [[Double]] = []
    for row in rows {
      let scene = Scenery()
      UIView.animate(
        withDuration: row[0],
        delay: 0,
        usingSpringWithDamping: row[1],
        initialSpringVelocity: row[2],
        animations: { scene.view.center.x += 100 }
      )
      let made = try #require(
        scene.view.layer.animation(forKey: "position") as? CASpringAnimation
      )
      let found = [made.stiffness, made.damping, made.settlingDuration]
      let isMet = zip(found, row[3...]).allSatisfy { abs($0 / $1 - 1) < 1e-6 }
      if !isMet { missed.append(Array(row.prefix(3))) }
    }
    #expect(rows.count == 3)
    // Rule spring.tracks: Newton's root there is another in every implementation.
    #expect(missed == [[0.1, 0.2, 5]])
  }

  @Test(.rule("spring.settling", .measured))
  func `an overdamped spring settles as measured`() throws {
    let row = try #require(
      (Vectors.object("springs-settling")["overdamped_allowed"] as? [[String: Any]])?.first
    )
    func number(_ key: String) -> Double { (row[key] as? NSNumber)?.doubleValue ?? .nan }
    let spring = CASpringAnimation(
      perceptualDuration: number("perceptualDuration"),
      bounce: number("bounce")
    )
    #expect(isNear(spring.settlingDuration, number("settling"), within: number("tolerance")))
  }
}
