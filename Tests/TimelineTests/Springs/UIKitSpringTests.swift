import Testing

import Timeline

@Suite struct UIKitSpringTests {
  /// The defining equation: the sine's envelope is 1/1000 at the end.
  @Test func atRestTheEnvelopeEndsAtOneThousandth() {
    for ratio in [0.01, 0.06, 0.3, 0.8, 0.999] {
      let spring = Spring(uikitDuration: 0.7, damping: ratio)
      let turns = spring.frequency * 0.7
      let sine = ratio / (1 - ratio * ratio).squareRoot()
      expectRelative(sine * exponential(-ratio * turns), 1e-3, within: 1e-10)
    }
  }

  @Test func aboveCriticalTheRatioIsClamped() {
    #expect(
      Spring(uikitDuration: 0.5, damping: 3) == Spring(uikitDuration: 0.5, damping: 1)
    )
    expectClose(Spring(uikitDuration: 1, damping: 1).frequency, 9.233413476451585, within: 1e-14)
  }

  /// The rule has no answer from a ratio of 1/1000 down; users may ask for one.
  @Test(arguments: [0.0027, 0.002, 0.001, 0.0001, 1e-9, 1e-300], [0, 3])
  func hardlyDampedSpringsSwingAsFastAsTheRuleAllows(ratio: Double, velocity: Double) {
    let spring = Spring(uikitDuration: 1, damping: ratio, velocity: velocity)
    expectRelative(spring.frequency, 1000 / 2.718281828459045, within: 1e-4)
  }

  /// Only velocity times duration counts, so stiffness scales with the square of the duration.
  @Test func durationOnlyScales() {
    for (duration, velocity) in [(0.25, 4.0), (0.5, 2), (2, 0.5)] {
      let spring = Spring(uikitDuration: duration, damping: 0.7, velocity: velocity)
      let unit = Spring(uikitDuration: 1, damping: 0.7, velocity: 1)
      expectRelative(spring.stiffness * duration * duration, unit.stiffness, within: 1e-12)
    }
  }

  /// A critical ratio that rounds to an ulp below 1 must not fall to the envelope's rule.
  @Test func criticalSpringsSettleOnTheTenthTheyWereMadeFor() {
    for tenths in 1...40 {
      let duration = Double(tenths) / 10
      let spring = Spring(uikitDuration: duration, damping: 1)
      expectClose(spring.settlingDuration(), duration, within: 1e-12)
      // [M] UIKit solves the same equation to four digits when it goes the other way.
      expectRelative(spring.animationDuration() / duration, 9.235037 / 9.2334134765, within: 1e-7)
    }
  }

  /// Bounces at and below 0 are as long; [M] 9.235037, where the equation's root is 9.233413.
  @Test(arguments: [0.1, 0.5, 2], [0, -0.3, -0.9])
  func springsWithoutBounceLastAsUIKitMeasuresThem(duration: Double, bounce: Double) {
    let spring = Spring(duration: duration, bounce: bounce)
    let turns = spring.animationDuration() * 2 * .pi / duration
    expectClose(turns, 9.235037, within: 5e-7)
  }

  @Test(arguments: [0.9, 0.1, 1e-3, 1e-6, 1e-12])
  func settlingAtRestIsNearTheEquationsRoot(epsilon: Double) {
    let turns = Spring(stiffness: 1, damping: 2).animationDuration(epsilon: epsilon)
    expectRelative((1 + turns) * exponential(-turns), epsilon, within: 3e-3)
  }

  /// In the chaotic band something reasonable comes out, never infinity.
  @Test func everySpringIsUsable() {
    for step in 1...400 {
      for ratio in [0.05, 0.2, 0.4, 0.8, 1] {
        let velocity = Double(step) / 10
        let spring = Spring(uikitDuration: 0.4, damping: ratio, velocity: velocity)
        #expect(spring.frequency * 0.4 < 1e4)
      }
    }
  }

  /// e^x by its series after halving, so that the test stands on its own.
  private func exponential(_ x: Double) -> Double {
    let small = x / 1024
    var (term, sum) = (1.0, 1.0)
    for n in 1..<20 {
      term *= small / Double(n)
      sum += term
    }
    return (0..<10).reduce(sum) { power, _ in power * power }
  }
}
