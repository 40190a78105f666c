import Foundation
import Testing

import Timeline

@Suite struct TimingTests {
  @Test func withoutFillNothingShowsOutsideTheActiveTime() {
    let timing = Timing(delay: .s(1), duration: .s(2))
    #expect(timing.progress(at: .s(0.5)) == nil)
    #expect(timing.progress(at: .s(1))?.value == 0)
    #expect(timing.progress(at: .s(2))?.value == 0.5)
    #expect(timing.progress(at: .s(3)) == nil)
  }

  @Test func negativeDelayStartsInTheMiddle() {
    let timing = Timing(delay: .s(-0.5), duration: .s(2))
    #expect(timing.progress(at: .zero)?.value == 0.25)
  }

  @Test func directionsMirrorIterations() {
    let expected: [(Timing.Direction, [Double])] = [
      (.normal, [0.25, 0.25, 0.25]), (.reverse, [0.75, 0.75, 0.75]),
      (.alternate, [0.25, 0.75, 0.25]), (.alternateReverse, [0.75, 0.25, 0.75]),
    ]
    for (direction, values) in expected {
      let timing = Timing(duration: .s(1), iterations: 3, direction: direction)
      #expect([0.25, 1.25, 2.25].map { timing.progress(at: .s($0))?.value } == values)
    }
  }

  @Test func endlessIterationsNeverEnd() {
    let timing = Timing(duration: .ms(300), iterations: .infinity)
    #expect(timing.endTime.isForever)
    #expect(timing.progress(at: .ms(300 * 1e6 + 75))?.value == 0.25)
    #expect(timing.progress(at: .ms(300 * 1e6 + 75))?.iteration == 1e6)
  }

  @Test func anEndlessDurationStaysAtItsStart() {
    let timing = Timing(duration: .forever, iterationStart: 0.25)
    #expect(timing.progress(at: .s(1e6))?.value == 0.25)
    #expect(timing.progress(at: .s(1e6))?.velocity == 0)
  }

  /// `speed = 0; timeOffset = t` is how a layer is scrubbed, also at its very end.
  @Test func aClockThatStandsStillShowsItsOffset() {
    for time in [0, 0.5, 1] {
      let timing = Timing(duration: .s(1), speed: 0, offset: .s(time))
      #expect(timing.progress(at: .s(77))?.value == time)
    }
  }

  /// C, D, E, A, B instead of A, B, C, D, E.
  @Test func anOffsetLoopsAnAnimation() {
    func expect(_ timing: Timing, _ time: Double, _ value: Double) {
      expectClose(timing.progress(at: .s(time))?.value ?? .nan, value, within: 1e-12)
    }
    let once = Timing.coreAnimation(duration: .s(2), timeOffset: .s(0.5))
    for (time, value) in [(0.0, 0.25), (1, 0.75), (1.5, 0), (1.75, 0.125)] {
      expect(once, time, value)
    }
    #expect(once.progress(at: .s(2.1)) == nil)
    let fast = Timing.coreAnimation(duration: .s(2), speed: 2, timeOffset: .s(0.5), fill: .both)
    for (time, value) in [(-1.0, 0.25), (0.5, 0.75), (0.875, 0.125), (3, 0.25)] {
      expect(fast, time, value)
    }
    let bounce = Timing.coreAnimation(duration: .s(1), timeOffset: .s(1.5), autoreverses: true)
    for (time, value) in [(0.0, 0.5), (0.25, 0.25), (0.75, 0.25), (1.75, 0.75)] {
      expect(bounce, time, value)
    }
  }

  @Test func velocityCountsSecondsOfTheParent() {
    let timing = Timing(duration: .s(2), speed: 3, curve: .easeInEaseOut)
    let time = 0.3
    let difference =
      ((timing.progress(at: .s(time + 1e-4))?.value ?? 0)
        - (timing.progress(at: .s(time - 1e-4))?.value ?? 0)) / 2e-4
    expectClose(timing.progress(at: .s(time))?.velocity ?? 0, difference, within: 1e-5)
  }

  @Test func nestedClocksAreOneClock() {
    let window = LocalClock(begin: .s(1), speed: 2, offset: .s(0.25))
    let layer = LocalClock(begin: .s(0.5), speed: -0.5, offset: .s(3))
    for time in [0, 0.3, 1, 7.5] {
      let outer = Instant.s(time)
      #expect(layer.nested(in: window).local(at: outer) == layer.local(at: window.local(at: outer)))
    }
  }

  @Test func clocksLeadBack() {
    let clock = LocalClock(begin: .s(2), speed: 0.5, offset: .s(4))
    #expect(clock.outer(at: clock.local(at: .s(3))) == .s(3))
    #expect(LocalClock(speed: 0).outer(at: .s(1)) == nil)
  }

  @Test func aCountOfZeroRunsOnce() {
    #expect(Timing.coreAnimation(duration: .s(1), repeats: .count(0)).iterations == 1)
    #expect(Timing.coreAnimation(duration: .s(1), repeats: .forever).endTime.isForever)
  }

  @Test(arguments: TimingSamples.random(count: 300))
  func readsBackEqual(timing: Timing) throws {
    let data = try JSONEncoder().encode(timing)
    #expect(try JSONDecoder().decode(Timing.self, from: data) == timing)
  }

  @Test(arguments: [
    #"{"duration":-5}"#, #"{"duration":5,"iterations":-1}"#,
    #"{"duration":5,"iterationStart":-0.5}"#, #"{"duration":5,"curve":"easy"}"#,
  ])
  func badDataIsRefused(json: String) {
    #expect(throws: TimelineError.self) {
      try JSONDecoder().decode(Timing.self, from: Data(json.utf8))
    }
  }

  @Test func impossibleTimingsEndTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = Timing(duration: .s(-1)) }
    await #expect(processExitsWith: .failure) { _ = Timing(duration: .s(1), iterations: .nan) }
    await #expect(processExitsWith: .failure) { _ = Timing(duration: .s(1), speed: .infinity) }
  }
}
