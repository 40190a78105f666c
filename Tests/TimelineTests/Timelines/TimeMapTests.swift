import Foundation
import Testing

import Timeline

@Suite struct TimeMapTests {
  @Test func movesFollowEachOther() {
    var map = TimeMap(span: .s(2))
    map.play(rate: 2, for: .s(0.5))
    map.hold(for: .s(1))
    map.reverse(for: .s(0.25))
    map.finish(over: .s(1))
    #expect(map.end == .s(2.75))
    let expected = [(0, 0), (0.25, 0.5), (1, 1), (1.75, 0.75), (2.25, 1.375), (2.75, 2), (9, 2)]
    for (wall, local) in expected { #expect(map.instant(at: .s(wall)) == .s(local), "\(wall)") }
  }

  /// What a cancelled transition must come back to, to the tick.
  @Test func cancellingComesBackToTheStart() {
    for fraction in [0.1, 0.35, 0.99] {
      var map = TimeMap(span: .s(0.5))
      map.scrub([.init(time: .s(0.3), fraction: fraction)])
      map.cancel(speed: 1, curve: .easeInEaseOut)
      #expect(map.instant(at: map.end) == .zero)
      expectClose(map.end.seconds, 0.3 + 0.5 * fraction, within: 1e-8)
    }
  }

  @Test func finishingTakesWhatRemains() {
    var map = TimeMap(span: .s(0.5))
    map.scrub([.init(time: .s(0.3), fraction: 0.4)])
    map.finish(speed: 2, curve: .linear)
    expectClose(map.end.seconds, 0.3 + 0.5 * 0.6 / 2, within: 1e-8)
    #expect(map.instant(at: map.end) == .s(0.5))
  }

  @Test func scrubbingJoinsSamplesWithLines() {
    var map = TimeMap(span: .s(1))
    map.scrub([
      .init(time: .zero, fraction: 0.2), .init(time: .s(1), fraction: 0.6),
      .init(time: .s(2), fraction: 0.1),
    ])
    #expect(map.instant(at: .zero) == .s(0.2))
    #expect(map.instant(at: .s(0.5)) == .s(0.4))
    expectClose(map.state(at: .s(1.5)).rate, -0.5, within: 1e-9)
  }

  @Test func theTimelineIsNeverLeft() {
    var map = TimeMap(span: .s(1))
    map.play(rate: 3, for: .s(1))
    map.reverse(rate: 9, for: .s(1))
    #expect(map.instant(at: .s(0.9)) == .s(1))
    #expect(map.instant(at: .s(1.9)) == .zero)
    #expect(map.state(at: .s(0.9)).rate == 0)
  }

  @Test(arguments: [
    #"{"span":-1,"moves":[]}"#, #"{"span":9,"moves":[{"kind":"hold","for":-4}]}"#,
    #"{"span":9,"moves":[{"kind":"scrub","samples":[{"time":2,"fraction":0},{"time":1,"fraction":1}]}]}"#,
  ])
  func badDataIsRefused(json: String) {
    #expect(throws: TimelineError.self) {
      try JSONDecoder().decode(TimeMap.self, from: Data(json.utf8))
    }
  }

  @Test func impossibleMovesEndTheProgram() async {
    await #expect(processExitsWith: .failure) {
      var map = TimeMap(span: .s(1))
      map.play(rate: .nan, for: .s(1))
    }
    await #expect(processExitsWith: .failure) {
      var map = TimeMap(span: .s(1))
      map.finish(speed: 0)
    }
  }
}
