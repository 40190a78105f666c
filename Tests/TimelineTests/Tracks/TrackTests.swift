import Foundation
import TestSupport
import Testing

import Timeline

@Suite struct TrackTests {
  /// Two retargets of a position, a replaced fade and a multiplied scale in one.
  static let busy: Track<Double> = {
    var track = Track(base: 50.0)
    let spring = Spring(uikitDuration: 0.4, damping: 0.8)
    let timing = Timing(duration: .s(0.4), curve: .spring(spring, over: 0.4))
    track.animateAdditively(to: 150, at: .zero, timing)
    var later = timing
    later.begin = .s(0.25)
    track.animateAdditively(to: 350, at: .s(0.25), later)
    track.parts.append(
      TrackPart(
        .multiply,
        timing: Timing(begin: .s(0.1), duration: .s(0.5), curve: .easeInEaseOut),
        keyframes: Keyframes(from: 1, to: 1.5)
      )
    )
    return track
  }()

  @Test func velocityIsTheFiniteDifference() {
    for time in [0.05, 0.2, 0.31, 0.55] {
      let difference =
        (Self.busy.value(at: .s(time + 1e-5)) - Self.busy.value(at: .s(time - 1e-5))) / 2e-5
      expectRelative(Self.busy.velocity(at: .s(time)), difference, within: 1e-5)
    }
  }

  @Test func valueAndStateAgree() {
    for step in 0...80 {
      let time = Instant.s(Double(step) / 100)
      #expect(Self.busy.value(at: time) == Self.busy.state(at: time).value)
    }
  }

  @Test func anAnimationStartsWhereThePropertyWas() {
    var track = Track(base: 10.0)
    track.animateAdditively(to: 60, at: .s(1), Timing(begin: .s(1), duration: .s(2)))
    #expect(track.value(at: .s(1)) == 10)
    #expect(track.value(at: .s(2)) == 35)
    #expect(track.value(at: .s(3)) == 60)
    #expect(track.model(at: .s(1)) == 60)
    #expect(track.end == .s(3))
  }

  @Test func anEqualTargetAnimatesNothing() {
    var track = Track(base: 10.0)
    track.animateAdditively(to: 10, at: .zero, Timing(duration: .s(1)))
    track.animateReplacing(to: 10, at: .zero, Timing(duration: .s(1)))
    #expect(track.parts.isEmpty)
  }

  @Test func removedAnimationsStayInTheRecord() {
    var track = Track(base: 0.0)
    track.animateAdditively(to: 100, at: .zero, Timing(duration: .s(1)))
    track.remove(at: .s(0.5))
    #expect(track.value(at: .s(0.25)) == 25)
    #expect(track.value(at: .s(0.5)) == 100)
    #expect(track.end == .s(0.5))
  }

  @Test func aReplacementDropsTheOneBefore() {
    var track = Track(base: 0.0)
    track.animateReplacing(to: 1, at: .zero, Timing(duration: .s(1)))
    track.animateReplacing(
      from: 0.5,
      to: 0,
      at: .s(0.5),
      Timing(begin: .s(0.5), duration: .s(1))
    )
    #expect(track.value(at: .s(0.25)) == 0.25)
    #expect(track.value(at: .s(1)) == 0.25)
    #expect(track.value(at: .s(2)) == 0)
  }

  @Test func samplingInAnyOrderIsTheSame() {
    var generator = SeededGenerator(seed: 11)
    let times = (0...70).map { Instant.s(Double($0) / 100) }
    let inOrder = times.map(Self.busy.value)
    for index in times.indices.shuffled(using: &generator) {
      #expect(Self.busy.value(at: times[index]) == inOrder[index])
    }
  }

  @Test func readsBackEqual() throws {
    let data = try JSONEncoder().encode(Self.busy)
    #expect(try JSONDecoder().decode(Track<Double>.self, from: data) == Self.busy)
  }

  @Test func changesOutOfOrderAreRefused() {
    let json = #"{"base":0,"changes":[{"time":5,"value":1},{"time":4,"value":2}]}"#
    #expect(throws: TimelineError.changesNotOrdered(index: 1)) {
      try JSONDecoder().decode(Track<Double>.self, from: Data(json.utf8))
    }
  }

  @Test func recordingBackwardsEndsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      var track = Track(base: 0.0)
      track.set(1, at: .s(2))
      track.set(2, at: .s(1))
    }
  }
}
