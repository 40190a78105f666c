import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// springs-uikit.json and Numbers.md, through UIView and CASpringAnimation.
@MainActor
@Suite struct SpringVectorTests {
  private func spring(
    _ scene: Scenery,
    _ duration: TimeInterval,
    _ ratio: CGFloat,
    _ velocity: CGFloat = 0,
    _ options: UIView.AnimationOptions = [],
    _ changes: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: duration,
      delay: 0,
      usingSpringWithDamping: ratio,
      initialSpringVelocity: velocity,
      options: options,
      animations: changes
    )
  }

  @Test func durationFormGivesUIKitsStiffness() throws {
    let form = try #require(Vectors.object("springs-uikit")["duration_form"] as? [String: Any])
    let rows = Vectors.numbers(form["rows_d_zeta_v_stiffness_damping_settling"])
    var run = 0
    for row in rows {
      let scene = Scenery()
      spring(scene, row[0], row[1], row[2]) { scene.view.center.x += 100 }
      let animation = scene.view.layer.animation(forKey: "position") as? CASpringAnimation
      let made = try #require(animation)
      #expect(abs(made.stiffness / row[3] - 1) < 1e-6, "\(row)")
      #expect(abs(made.damping / row[4] - 1) < 1e-6, "\(row)")
      #expect(abs(made.settlingDuration / row[5] - 1) < 1e-6, "\(row)")
      run += 1
    }
    #expect(run == 30)
  }

  // Numbers.md, the table of stiffnesses
  @Test(
    .rule("spring.stiffness", .measured),
    arguments: [
      (0.1, 1, 0, 2125.3901278408), (0.5, 1, 0, 161.7195025042), (0.8, 1, 0, 80.8973720036),
      (1, 1, 0, 85.2559290060), (0.6, 0.8, 0, 190.2142754450), (0.5, 0.3, 0, 1796.8833611578),
      (0.5, 2, 0, 40.4298756261), (0.5, 1, 1, 152.8684138179), (0.5, 1, -2, 175.4224123383),
      (1, 1, 1, 83.1380361539),
    ]
  )
  func `stiffness of damping, duration, velocity`(
    ratio: Double,
    duration: Double,
    velocity: Double,
    stiffness: Double
  ) throws {
    let scene = Scenery()
    spring(scene, duration, ratio, velocity) { scene.view.center.x += 100 }
    let made = try #require(
      scene.view.layer.animation(forKey: "position") as? CASpringAnimation
    )
    #expect(abs(made.stiffness / stiffness - 1) < 1e-6)
  }

  @Test(
    .rule("spring.tracks", .measured),
    arguments: [
      (0.6, 0.8, 50.0, 150.0, [(0.15, 130.83), (0.3, 159.29), (0.45, 151.15), (0.6, 149.17)]),
      (
        0.35, 1, 40, 160,
        [(0.15, 182.9), (0.3, 166.69), (0.45, 152.15), (0.6, 163.53), (0.8, 158.91)]
      ),
    ]
  )
  func `measured tracks`(
    ratio: Double,
    duration: Double,
    from: Double,
    to: Double,
    samples: [(Double, Double)]
  ) {
    let scene = Scenery()
    scene.view.center.x = from
    scene.stage.advance(by: 0)
    spring(scene, duration, ratio) { scene.view.center.x = to }
    for (time, x) in samples {
      scene.advance(to: time)
      #expect(isNear(scene.x, x, within: 0.01))
    }
    scene.advance(to: duration)
    #expect(scene.x == to)
  }

  @Test(.rule("view-animation.additive", .measured))
  func `retargeted centres add up as measured`() throws {
    let group = try #require(
      Vectors.object("springs-uikit")["retarget_additive"] as? [String: Any]
    )
    let samples = Vectors.numbers(group["samples_t_x"])
    let scene = Scenery()
    scene.view.center.x = 50
    scene.stage.advance(by: 0)
    spring(scene, 0.4, 0.8) { scene.view.center.x = 150 }
    var run = 0
    for sample in samples {
      if sample[0] >= 0.25, scene.view.center.x == 150 {
        scene.advance(to: 0.25)
        spring(scene, 0.4, 0.8, 1, .beginFromCurrentState) { scene.view.center.x = 350 }
      }
      scene.advance(to: sample[0])
      #expect(isNear(scene.x, sample[1], within: 0.01), "at \(sample[0])")
      run += 1
    }
    #expect(run == 27)
  }

  @Test(.rule("view-animation.replacing", .measured))
  func `opacity is replaced from what is shown, as measured`() throws {
    let group = try #require(Vectors.object("springs-uikit")["opacity_replace"] as? [String: Any])
    let samples = Vectors.numbers(group["samples_t_value"])
    let scene = Scenery()
    spring(scene, 0.4, 0.8) { scene.view.alpha = 0.2 }
    scene.advance(to: 0.25)
    spring(scene, 0.4, 0.8, 0, .beginFromCurrentState) { scene.view.alpha = 1 }
    scene.stage.advance(by: 0)
    var run = 0
    for sample in samples {
      scene.advance(to: sample[0])
      #expect(isNear(scene.alpha, sample[1], within: 0.001), "at \(sample[0])")
      run += 1
    }
    #expect(run == 12)
  }

  @Test(.rule("spring.settling", .measured))
  func `settling durations`() throws {
    let rows = Vectors.numbers(try Vectors.object("springs-settling")["rows_m_k_c_v0_settling"])
    for row in rows {
      let animation = CASpringAnimation(keyPath: "opacity")
      animation.mass = row[0]
      animation.stiffness = row[1]
      animation.damping = row[2]
      animation.initialVelocity = row[3]
      #expect(isNear(animation.settlingDuration, row[4], within: 1e-12), "\(row)")
    }
    #expect(rows.count == 5)
  }

  @Test(.rule("spring.default-duration", .documented))
  func `a spring animation without a duration is cut at 0.25 s`() {
    let scene = Scenery()
    let animation = CASpringAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 50
    scene.view.layer.add(animation, forKey: nil)
    scene.advance(to: 0.24)
    #expect(scene.x != 50)
    scene.advance(to: 0.25)
    #expect(scene.x == 50)
    #expect(scene.view.layer.animationKeys() == nil)
  }

  // ω = 2π/springDuration, ζ = 1 − bounce: at ζ = 1, 1 − (1 + ωt)·e^(−ωt).
  @Test(.rule("spring.perceptual", .documented))
  func `the iOS 17 spring is perceptual`() {
    let scene = Scenery()
    UIView.animate(springDuration: 0.5, bounce: 0) { scene.view.center.x += 100 }
    scene.advance(to: 0.25)
    let turn = 2 * Double.pi * 0.25 / 0.5
    #expect(isNear(scene.x, 50 + 100 * (1 - (1 + turn) * exp(-turn))))
  }
}
