import TestSupport
import Testing

import Timeline

/// Random timings against the specification's algorithm, written a second time in seconds.
@Suite struct TimingModelTests {
  @Test(arguments: TimingSamples.random(count: 400))
  func progressIsWhatTheSpecificationSays(timing: Timing) {
    let model = ModelOfTiming(timing)
    let end = timing.endTime.isForever ? 5000 : timing.endTime.seconds * 1000
    for step in -4...24 {
      // Odd offsets keep clear of boundaries, where only exact ticks decide.
      let milliseconds = (end * Double(step) / 20).rounded() + 0.37
      let actual = timing.progress(at: .ms(milliseconds))?.value
      let expected = model.progress(at: milliseconds)
      #expect((actual == nil) == (expected == nil), "\(timing) at \(milliseconds) ms")
      expectClose(actual ?? 0, expected ?? 0, within: 1e-6, "\(timing) at \(milliseconds) ms")
    }
  }

  /// Times in any order, the same states: nothing is remembered.
  @Test(arguments: TimingSamples.random(count: 40))
  func samplingInAnyOrderIsTheSame(timing: Timing) {
    var generator = SeededGenerator(seed: 9)
    let times = (0..<50).map { Instant.ms(Double($0) * 40) }
    let inOrder = times.map { timing.progress(at: $0) }
    for index in times.indices.shuffled(using: &generator) {
      #expect(timing.progress(at: times[index]) == inOrder[index])
    }
  }
}

enum TimingSamples {
  static func random(count: Int) -> [Timing] {
    var generator = SeededGenerator(seed: 5)
    return (0..<count).map { _ in
      Timing(
        delay: .ms(Double(Int.random(in: -300...300, using: &generator))),
        endDelay: .ms(Double(Int.random(in: -400...300, using: &generator))),
        duration: .ms(Double(Int.random(in: 1...900, using: &generator))),
        iterationStart: Double(Int.random(in: 0...12, using: &generator)) / 4,
        iterations: [0, 0.5, 1, 1, 2, 3.25, .infinity].randomElement(using: &generator) ?? 1,
        direction: Timing.Direction.allCases.randomElement(using: &generator) ?? .normal,
        fill: Timing.Fill.allCases.randomElement(using: &generator) ?? .both,
        curve: [.linear, .easeInEaseOut, .bezier(0.3, -1, 0.6, 2)].randomElement(using: &generator)
          ?? .linear
      )
    }
  }
}

/// Web Animations, section 4.6 to 4.10, in milliseconds.
private struct ModelOfTiming {
  let timing: Timing
  let delay, endDelay, duration: Double

  init(_ timing: Timing) {
    self.timing = timing
    delay = timing.delay.seconds * 1000
    endDelay = timing.endDelay.seconds * 1000
    duration = timing.duration.seconds * 1000
  }

  func progress(at time: Double) -> Double? {
    let active = timing.iterations == 0 ? 0 : duration * timing.iterations
    let end = max(0, delay + active + endDelay)
    let isBefore = time < max(min(delay, end), 0)
    let isAfter = time >= max(min(delay + active, end), 0)
    let fillsBack = timing.fill == .backwards || timing.fill == .both
    let fillsOn = timing.fill == .forwards || timing.fill == .both
    if (isBefore && !fillsBack) || (!isBefore && isAfter && !fillsOn) { return nil }
    let activeTime =
      isBefore ? max(time - delay, 0) : isAfter ? max(min(time - delay, active), 0) : time - delay
    let overall = activeTime / duration + timing.iterationStart
    var simple = overall.isInfinite ? timing.iterationStart : overall
    simple.formTruncatingRemainder(dividingBy: 1)
    if simple == 0 && !isBefore && activeTime == active && timing.iterations != 0 { simple = 1 }
    let iteration =
      isAfter && !isBefore && timing.iterations.isInfinite
      ? .infinity
      : simple == 1 ? overall.rounded(.down) - 1 : overall.rounded(.down)
    let turns = timing.direction == .alternateReverse ? iteration + 1 : iteration
    let isForwards =
      switch timing.direction {
      case .normal: true
      case .reverse: false
      case .alternate, .alternateReverse:
        turns.isInfinite || turns.truncatingRemainder(dividingBy: 2) == 0
      }
    return timing.curve.value(at: isForwards ? simple : 1 - simple)
  }
}
