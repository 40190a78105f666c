import Foundation
import TestSupport
import Testing

import Timeline

@Suite struct InstantTests {
  @Test(arguments: [24, 25, 30, 48, 50, 60, 90, 100, 120, 240])
  func wholeFrameRatesAreExact(framesPerSecond: Int64) {
    #expect(Instant.ticksPerSecond % framesPerSecond == 0)
  }

  @Test func foreverStaysForever() {
    #expect(Instant.forever + .s(1) == .forever)
    #expect(Instant.forever - .s(1) == .forever)
    #expect(Instant(seconds: .infinity) == .forever)
    #expect(Instant.forever.seconds == .infinity)
    #expect(Instant.forever.scaled(by: 0) == .zero)
  }

  @Test func sumsSaturateInsteadOfTrapping() {
    #expect(Instant(ticks: .max - 1) + Instant(ticks: 5) == .forever)
    #expect(Instant(ticks: .min) - Instant(ticks: 5) == Instant(ticks: .min))
    #expect(Instant(seconds: -1e300) == Instant(ticks: .min))
  }

  @Test func secondsLeadBack() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<1000 {
      let instant = Instant(ticks: .random(in: -(1 << 50)...(1 << 50), using: &generator))
      #expect(Instant(seconds: instant.seconds) == instant)
    }
  }

  @Test func readsBackEqual() throws {
    let instants = [Instant.zero, .s(-3.25), .forever, Instant(ticks: 1)]
    let data = try JSONEncoder().encode(instants)
    #expect(String(decoding: data, as: UTF8.self) == #"[0,-2293200000,"forever",1]"#)
    #expect(try JSONDecoder().decode([Instant].self, from: data) == instants)
    #expect(throws: TimelineError.notAnInstant) {
      try JSONDecoder().decode([Instant].self, from: Data(#"["soon"]"#.utf8))
    }
  }

  @Test func notANumberEndsTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = Instant(seconds: .nan) }
  }
}
