import Testing

import Timeline

@Suite struct CompositeVectorTests {
  private let half = Instant.ms(50)
  private let timing = Timing(duration: .ms(100))

  @Test func stackedEffectsMatchTheWebPlatformTests() throws {
    let cases = try Vectors.load("composite").effect_composition.cases.list
    for row in cases {
      let base = try #require(row.base.number)
      let parts = try row.stack.list.map { try part($0, base) }
      #expect(Track(base: base, parts: parts).value(at: half) == row.expect.number, "\(row)")
    }
    #expect(cases.count == 6)
  }

  @Test func iterationsThatAccumulateMatchTheWebPlatformTests() throws {
    let cases = try Vectors.load("composite").iteration_composite_accumulate.cases.list
    for row in cases {
      let (from, to) = (lanes(row.frm), lanes(row.to))
      for (time, expected) in zip([0.5, 2, 2.5], row.values.list) {
        let type = try #require(row.type.text)
        let shown = zip(from, to).enumerated().map { index, ends in
          clamped(accumulated(ends.0, ends.1, type, at: time), type, lane: index)
        }
        for (value, wanted) in zip(shown, lanes(expected)) {
          expectClose(value, wanted, within: 1e-9, "\(type) at \(time)")
        }
      }
    }
    #expect(cases.count == 6)
  }

  private func accumulated(_ from: Double, _ to: Double, _ type: String, at time: Double) -> Double
  {
    // A filter's neutral brightness is 1, so its sums count from there.
    let neutral = type == "brightness" ? 1.0 : 0
    let part = TrackPart(
      timing: Timing(duration: .s(1), iterations: 5),
      keyframes: Keyframes(from: from - neutral, to: to - neutral),
      cumulation: .iterations
    )
    return Track(base: 0, parts: [part]).value(at: .s(time)) + neutral
  }

  /// What the property itself allows, which is none of Timeline's business.
  private func clamped(_ value: Double, _ type: String, lane: Int) -> Double {
    let limit: Double =
      switch type {
      case "rgb": 255
      case "shadow": lane < 3 ? 255 : .infinity
      case "opacity": 1
      default: .infinity
      }
    return min(max(value, 0), limit)
  }

  private func lanes(_ json: JSON) -> [Double] {
    json.number.map { [$0] } ?? json.list.flatMap(lanes)
  }

  private func part(_ effect: JSON, _ base: Double) throws -> TrackPart<Double> {
    if !effect.keyframes.list.isEmpty {
      let frames = effect.keyframes.list.map(\.numbers)
      return TrackPart(
        .add,
        timing: timing,
        keyframes: Keyframes(frames.map { $0[1] }, times: frames.map { $0[0] })
      )
    }
    let (from, to) = (try #require(effect.frm.number), try #require(effect.to.number))
    if effect.frm_composite.text == nil {
      let composition = try #require(effect.composite.text.flatMap(Composition.init))
      return TrackPart(composition, timing: timing, keyframes: Keyframes(from: from, to: to))
    }
    // Keyframes with a composition of their own are resolved against the base by a recorder.
    let adds = (
      from: effect.frm_composite.text == "add",
      to: (effect.to_composite.text ?? effect.composite.text) == "add"
    )
    return TrackPart(
      timing: timing,
      keyframes: Keyframes(from: from + (adds.from ? base : 0), to: to + (adds.to ? base : 0))
    )
  }
}
