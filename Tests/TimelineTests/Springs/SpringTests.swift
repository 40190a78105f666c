import TestSupport
import Testing

import Timeline

@Suite struct SpringTests {
  /// Damping ratios from nearly free over critical, and close to it, to very heavy.
  static let ratios = [0.01, 0.3, 0.9, 1 - 1e-7, 1, 1 + 1e-7, 1.2, 5, 200]

  private func spring(_ ratio: Double) -> Spring {
    Spring(mass: 2, stiffness: 180, damping: 2 * ratio * (180.0 * 2).squareRoot())
  }

  @Test(arguments: ratios)
  func startsWithItsValueAndVelocity(ratio: Double) {
    for velocity in [-30, 0, 4.5] {
      let (value, speed) = spring(ratio).progress(at: 0, velocity: velocity)
      #expect(value == 0)
      #expect(speed == velocity)
    }
  }

  @Test(arguments: ratios)
  func obeysTheEquationOfMotion(ratio: Double) {
    let spring = spring(ratio)
    let h = 1e-5
    for time in [0.02, 0.1, 0.33, 0.8, 1.9] {
      let (x, v) = spring.progress(at: time, velocity: 3)
      let acceleration =
        (spring.progress(at: time + h, velocity: 3).velocity
          - spring.progress(at: time - h, velocity: 3).velocity) / (2 * h)
      let residual = spring.mass * acceleration + spring.damping * v + spring.stiffness * (x - 1)
      expectClose(residual, 0, within: 2e-3 * max(1, ratio), "at \(time)")
    }
  }

  @Test(arguments: ratios)
  func velocityIsTheFiniteDifference(ratio: Double) {
    let spring = spring(ratio)
    for time in [0.05, 0.2, 0.7, 1.4] {
      let difference =
        (spring.progress(at: time + 1e-6).value - spring.progress(at: time - 1e-6).value) / 2e-6
      expectClose(spring.progress(at: time).velocity, difference, within: 1e-6, "at \(time)")
    }
  }

  @Test func nothingJumpsAtCriticalDamping() {
    for time in [0.001, 0.05, 0.4, 2] {
      let critical = spring(1).progress(at: time, velocity: 2).value
      for nudge in [1e-12, 1e-9, 1e-6] {
        for ratio in [1 - nudge, 1 + nudge] {
          expectClose(
            spring(ratio).progress(at: time, velocity: 2).value,
            critical,
            within: 10 * nudge + 1e-14
          )
        }
      }
    }
  }

  @Test(arguments: ratios.filter { $0 <= 1 })
  func staysSettledAfterItsSettlingDuration(ratio: Double) {
    let spring = spring(ratio)
    let settled = spring.settlingDuration()
    for step in 0..<200 {
      let residual = spring.progress(at: settled * (1 + Double(step) / 100)).value - 1
      #expect(residual.magnitude <= 1.0001e-3)
    }
  }

  @Test func overdampedSettlingIsTheLastCrossing() {
    let spring = Spring(duration: 0.5, bounce: -0.4)
    let settled = spring.settlingDuration()
    #expect((spring.progress(at: settled).value - 1).magnitude <= 1e-3)
    #expect((spring.progress(at: settled - 0.1).value - 1).magnitude > 1e-3)
  }

  /// The narrow second lobe that a search with fixed steps would miss.
  @Test func criticalSettlingFindsTheLastLobe() {
    let spring = Spring(stiffness: 1, damping: 2)
    expectClose(
      spring.animationDuration(velocity: 1.2261769259289865),
      5.421646815,
      within: 1e-8
    )
    expectClose(spring.animationDuration(velocity: 1.2262), 5.454495022, within: 1e-8)
  }

  /// So heavy a spring creeps with the rate ω/2ζ; the other exponential is over at once.
  @Test(arguments: [1e4, 1e6, 1e9, 1e12])
  func heavySpringsCreepAtTheirSlowRate(ratio: Double) {
    let spring = Spring(stiffness: 1, damping: 2 * ratio)
    expectRelative(
      spring.progress(at: 2 * ratio).value,
      0.6321205588285577,  // 1 − 1/e
      within: 1e-7
    )
    expectClose(spring.progress(at: 200 * ratio).value, 1, within: 1e-12)
  }

  @Test func clampedSpringsNeverCreep() {
    let heavy = Spring(stiffness: 100, damping: 100, overdamping: .clamped)
    let critical = Spring(stiffness: 100, damping: 20)
    for time in [0.1, 0.3, 0.9] {
      expectClose(
        heavy.progress(at: time).value,
        critical.progress(at: time).value,
        within: 1e-15
      )
    }
  }

  /// Core Animation's overdamped springs leave with v + 2ζω and so overshoot.
  @Test(.evidence(.measured))
  func swappedCoefficientsOvershoot() {
    let spring = Spring(duration: 0.4, bounce: -0.2, overdamping: .swapped)
    let leaving = spring.progress(at: 0, velocity: 3).velocity
    expectRelative(leaving, 3 + 2 * spring.dampingRatio * spring.frequency, within: 1e-14)
    let peak = (0..<4000).map { spring.progress(at: Double($0) / 4000).value }.max()
    // 1 − 4/3·e^(−2τ) + 1/3·e^(−τ/2) at e^(−1.5τ) = 1/16
    expectClose(peak ?? 0, 1.0992126, within: 1e-6)
  }

  @Test func conversionsLeadBack() {
    for bounce in [-0.7, -0.2, 0, 0.15, 0.6] {
      let spring = Spring(duration: 0.6, bounce: bounce)
      expectClose(spring.perceptualDuration, 0.6, within: 1e-14)
      expectClose(spring.bounce, bounce, within: 1e-14)
    }
  }

  @Test func impossibleSpringsEndTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = Spring(mass: 0, stiffness: 1, damping: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(stiffness: -1, damping: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(stiffness: .nan, damping: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(duration: 0, bounce: 0) }
    await #expect(processExitsWith: .failure) { _ = Spring(duration: 1, bounce: -1) }
    await #expect(processExitsWith: .failure) { _ = Spring(uikitDuration: 0.3, damping: 0) }
  }
}
