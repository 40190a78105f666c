import Foundation
import Testing

import Timeline

@Suite struct FrameSamplerTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var rate: FrameRate
    var seconds: Double
    var open: Int

    var testDescription: String { "\(seconds) s at \(rate) fps" }
  }

  static let table = [
    Row(rate: 24, seconds: 0.5, open: 12), Row(rate: 25, seconds: 0.5, open: 13),
    Row(rate: 30, seconds: 0.35, open: 11), Row(rate: 48, seconds: 0.75, open: 36),
    Row(rate: 50, seconds: 0.35, open: 18), Row(rate: 60, seconds: 0.5, open: 30),
    Row(rate: 60, seconds: 0.35, open: 21), Row(rate: 60, seconds: 0.4, open: 24),
    Row(rate: 60, seconds: 1.0 / 3, open: 20), Row(rate: 60, seconds: 0.1 + 0.2, open: 18),
    Row(rate: 90, seconds: 0.7, open: 63), Row(rate: 100, seconds: 0.29, open: 29),
    Row(rate: 120, seconds: 0.404, open: 49), Row(rate: 120, seconds: 3600, open: 432_000),
    Row(rate: .film, seconds: 1.001, open: 24), Row(rate: .film, seconds: 1, open: 24),
    Row(rate: .ntsc, seconds: 1.001, open: 30), Row(rate: .ntsc, seconds: 2, open: 60),
    Row(rate: .doubleNTSC, seconds: 1.001, open: 60),
    Row(rate: .doubleNTSC, seconds: 0.5, open: 30),
    Row(rate: 1, seconds: 0.001, open: 1), Row(rate: 7, seconds: 1, open: 7),
    Row(rate: 11, seconds: 1, open: 11), Row(rate: 60, seconds: 0.5 + 1e-6, open: 31),
  ]

  @Test(arguments: table)
  func frameCountsAreRight(row: Row) {
    let duration = Instant.s(row.seconds)
    let open = FrameSampler(fps: row.rate, last: .open)
    let closed = FrameSampler(fps: row.rate)
    #expect(open.frameCount(for: duration) == row.open)
    #expect(closed.frameCount(for: duration) == row.open + 1)
  }

  @Test(arguments: table.filter { $0.seconds < 10 })
  func framesStandInsideAndTheLastAtTheEnd(row: Row) {
    let duration = Instant.s(row.seconds)
    let instants = FrameSampler(fps: row.rate).instants(for: duration)
    #expect(instants.first == .zero)
    #expect(instants.last == duration)
    #expect(instants.dropLast().allSatisfy { $0 < duration })
    #expect(zip(instants, instants.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func framesNeverDrift() {
    for rate in [FrameRate.film, .ntsc, .doubleNTSC] {
      let start = rate.start(ofFrame: Int(rate.frames) * 3600)
      #expect(start == Instant(ticks: rate.seconds * 3600 * Instant.ticksPerSecond))
    }
    // 11 fps divides no flick; each frame is the nearest one all the same.
    #expect(FrameRate(11).start(ofFrame: 11_000_000) == .s(1_000_000))
  }

  @Test func aFilmOfNoLengthHasOneFrame() {
    for last in [FrameSampler.Last.open, .closed] {
      #expect(FrameSampler(last: last).instants(for: .zero) == [.zero])
    }
  }

  @Test func centredFramesStandHalfAnIntervalLater() {
    let instants = FrameSampler(fps: 10, phase: .centre, last: .open).instants(for: .s(0.3))
    #expect(instants == [.s(0.05), .s(0.15), .s(0.25)])
    #expect(FrameSampler(fps: 10, phase: .centre).instants(for: .s(0.01)) == [.s(0.01), .s(0.01)])
  }

  @Test func theShutterIsCentredAndSplitEvenly() {
    let sampler = FrameSampler(fps: 10, shutter: Shutter(angle: 360, phase: -180, samples: 4))
    let exposures = sampler.exposures(at: .s(0.5), for: .s(1))
    #expect(exposures == [0.4625, 0.4875, 0.5125, 0.5375].map(Instant.s))
  }

  @Test func theShutterStaysInsideTheFilm() {
    let sampler = FrameSampler(fps: 10, shutter: Shutter())
    for time in [Instant.zero, .s(1)] {
      for exposure in sampler.exposures(at: time, for: .s(1)) {
        #expect(.zero <= exposure && exposure <= .s(1))
      }
    }
    #expect(FrameSampler().exposures(at: .s(0.2), for: .s(1)) == [.s(0.2)])
  }

  @Test func readsBackEqual() throws {
    let samplers = [FrameSampler(), FrameSampler(fps: .ntsc, phase: .centre, shutter: Shutter())]
    let data = try JSONEncoder().encode(samplers)
    #expect(try JSONDecoder().decode([FrameSampler].self, from: data) == samplers)
  }

  @Test(arguments: [
    "[0]", "[-5]", "[[30000,0]]", "[9223372036854775807]", "[[1,9223372036854775807]]",
    "[705600001]",
  ])
  func badRatesAreRefused(json: String) {
    #expect(throws: TimelineError.self) {
      try JSONDecoder().decode([FrameRate].self, from: Data(json.utf8))
    }
  }

  @Test func theHighestRateCountsEveryInstant() {
    let rate = FrameRate(705_600_000)
    let long = Instant(ticks: Int64.max - 1)
    #expect(rate.frameCount(in: long) == Int.max - 1)
    #expect(rate.start(ofFrame: Int.max - 1) == long)
    let slow = FrameRate(1, per: 1_000_000_000)
    #expect(slow.start(ofFrame: Int.max).ticks == Int64.max)
  }

  @Test func impossibleRatesEndTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = FrameRate(0) }
    await #expect(processExitsWith: .failure) { _ = FrameRate(.max) }
    await #expect(processExitsWith: .failure) { _ = Shutter(samples: 0) }
  }
}
