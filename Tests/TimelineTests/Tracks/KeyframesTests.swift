import Foundation
import Testing

import Timeline

@Suite struct KeyframesTests {
  static let all: [Keyframes<Double>] = KeyframeMode.allCases.map {
    Keyframes([10, 40, 15, 15, -20], mode: $0)
  }

  @Test(arguments: all)
  func startsAndEndsAtItsOutermostValues(keyframes: Keyframes<Double>) {
    #expect(keyframes.value(at: 0) == 10)
    #expect(keyframes.value(at: 1) == -20)
  }

  @Test(arguments: all)
  func passesThroughItsValues(keyframes: Keyframes<Double>) {
    for (value, time) in zip(keyframes.values, keyframes.times) where keyframes.mode != .cubicPaced
    {
      expectClose(keyframes.value(at: time), value, within: 1e-12, "at \(time)")
    }
  }

  @Test(arguments: all)
  func velocityIsTheFiniteDifference(keyframes: Keyframes<Double>) {
    for p in [0.07, 0.33, 0.61, 0.93] {
      let difference = (keyframes.value(at: p + 1e-7) - keyframes.value(at: p - 1e-7)) / 2e-7
      expectClose(keyframes.velocity(at: p), difference, within: 2e-3, "\(keyframes.mode) at \(p)")
    }
  }

  @Test func eachSegmentHasItsCurve() {
    let keyframes = Keyframes([0.0, 10, 20], times: [0, 0.4, 1], curves: [.easeIn, .hold])
    #expect(keyframes.value(at: 0.2) == 10 * Curve.easeIn.value(at: 0.5))
    #expect(keyframes.value(at: 0.9) == 10)
  }

  @Test func discreteValuesHoldUntilTheNext() {
    let even = Keyframes([1.0, 2, 3, 4], mode: .discrete)
    #expect([0, 0.24, 0.25, 0.5, 0.99, 1].map(even.value) == [1, 1, 2, 3, 4, 4])
  }

  @Test func pacedValuesMoveAtOneSpeed() {
    let places: [SIMD2<Double>] = [SIMD2(0, 0), SIMD2(30, 40), SIMD2(30, 10), SIMD2(-50, 10)]
    let keyframes = Keyframes(places, times: [0, 0.9, 0.95, 1], mode: .paced)
    #expect(keyframes.times.map { $0 * 160 } == [0, 50, 80, 160])
    for p in [0.1, 0.4, 0.8] {
      expectClose(keyframes.velocity(at: p).magnitudeSquared.squareRoot(), 160, within: 1e-9)
    }
  }

  @Test func pacedSplinesMoveAtOneSpeed() {
    let keyframes = Keyframes(
      [SIMD2(0.0, 0), SIMD2(30, 40), SIMD2(80, 10), SIMD2(-50, 10)],
      mode: .cubicPaced
    )
    let speeds = (1..<100).map {
      keyframes.velocity(at: Double($0) / 100).magnitudeSquared.squareRoot()
    }
    let mean = speeds.reduce(0, +) / Double(speeds.count)
    // 64 pieces a segment leave a few hundredths where the spline turns sharply.
    for speed in speeds { expectRelative(speed, mean, within: 0.05) }
  }

  @Test func aSplineThroughTwoValuesIsALine() {
    let keyframes = Keyframes([4.0, 12], mode: .cubic)
    for p in [0.1, 0.5, 0.75] { expectClose(keyframes.value(at: p), 4 + 8 * p, within: 1e-14) }
  }

  @Test func segmentsOfASplineHaveTheirCurves() {
    let values = [0.0, 10, 4, 7]
    let plain = Keyframes(values, mode: .cubic)
    let paced = Keyframes(values, curves: [.easeIn, .linear, .easeOut], mode: .cubic)
    for part in [0.1, 0.5, 0.8] {
      let curved = Curve.easeIn.value(at: part)
      expectClose(paced.value(at: part / 3), plain.value(at: curved / 3), within: 1e-12)
      expectClose(paced.value(at: (1 + part) / 3), plain.value(at: (1 + part) / 3), within: 1e-12)
    }
    let step = 1e-6
    let rise = paced.value(at: 0.2 + step) - paced.value(at: 0.2 - step)
    expectClose(paced.velocity(at: 0.2), rise / (2 * step), within: 1e-4)
  }

  @Test func monotoneSplinesDoNotOvershoot() {
    let keyframes = Keyframes([0.0, 0, 10, 10, 2], times: [0, 0.3, 0.35, 0.8, 1], mode: .monotone)
    for step in 0...500 {
      let value = keyframes.value(at: Double(step) / 500)
      #expect(-1e-12 <= value && value <= 10 + 1e-12)
    }
  }

  /// The mean of the slopes at an uneven summit is not level.
  @Test(arguments: [[0.0, 2, 1], [0, -2, -1], [3, 0, 1, 0.5]])
  func monotoneSplinesTurnRoundAtTheirValues(values: [Double]) {
    let keyframes = Keyframes(values, mode: .monotone)
    let bounds = (values.min() ?? 0) - 1e-12...(values.max() ?? 0) + 1e-12
    for step in 0...500 { #expect(bounds.contains(keyframes.value(at: Double(step) / 500))) }
  }

  @Test func atASharedTimeTheLaterValueCounts() {
    let keyframes = Keyframes([0.0, 1, 5, 6], times: [0, 0.5, 0.5, 1])
    #expect(keyframes.value(at: 0.5) == 5)
    expectClose(keyframes.value(at: 0.5 - 1e-9), 1, within: 1e-8)
  }

  @Test func overshootingProgressGoesOnAlongTheOuterSegments() {
    let keyframes = Keyframes([0.0, 10, 30])
    #expect(keyframes.value(at: -0.1) == -2)
    #expect(keyframes.value(at: 1.25) == 40)
  }

  @Test(arguments: all)
  func readsBackEqual(keyframes: Keyframes<Double>) throws {
    let data = try JSONEncoder().encode(keyframes)
    #expect(try JSONDecoder().decode(Keyframes<Double>.self, from: data) == keyframes)
  }

  /// The numbers of Kochanek and Bartels, at their ends.
  @Test func bendsMakeItTightStraightOrLate() throws {
    let values = [10.0, 40, 15, 15, -20]
    func cubic(_ bend: KeyframeBend) -> Keyframes<Double> {
      Keyframes(values, mode: .cubic, bends: values.map { _ in bend })
    }
    let (free, tight) = (cubic(KeyframeBend()), cubic(KeyframeBend(tension: 1)))
    let (straight, late) = (cubic(KeyframeBend(continuity: -1)), cubic(KeyframeBend(bias: 1)))
    let linear = Keyframes(values)
    for p in [0.05, 0.25, 0.3, 0.5, 0.77, 1] {
      #expect(free.value(at: p) == Keyframes(values, mode: .cubic).value(at: p))
      expectClose(straight.value(at: p), linear.value(at: p), within: 1e-12, "at \(p)")
    }
    for time in [0.25, 0.5, 0.75] { expectClose(tight.velocity(at: time), 0, within: 1e-9, "") }
    // It goes on as it came, four segments in a unit of time: 30 up before 40, so beyond it.
    expectClose(late.velocity(at: 0.25), 30 * 4, within: 1e-9, "")
    #expect(late.value(at: 0.3) > 40 && free.value(at: 0.3) < late.value(at: 0.3))
    let data = try JSONEncoder().encode(late)
    #expect(try JSONDecoder().decode(Keyframes<Double>.self, from: data) == late)
  }

  @Test(arguments: [
    #"{"values":[]}"#, #"{"values":[1,2],"times":[0]}"#, #"{"values":[1,2],"times":[0.6,0.5]}"#,
    #"{"values":[1,2],"times":[0,2]}"#, #"{"values":[1,2,3,4],"curves":["linear","linear"]}"#,
  ])
  func badDataIsRefused(json: String) {
    #expect(throws: TimelineError.self) {
      try JSONDecoder().decode(Keyframes<Double>.self, from: Data(json.utf8))
    }
  }

  @Test func impossibleKeyframesEndTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = Keyframes([Double]()) }
    await #expect(processExitsWith: .failure) { _ = Keyframes([1.0, 2], times: [1, 0]) }
    await #expect(processExitsWith: .failure) { _ = Keyframes([1.0, .nan]) }
  }
}
