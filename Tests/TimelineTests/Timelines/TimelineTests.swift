import Foundation
import Testing

import Timeline

@Suite struct TimelineTests {
  private static func move(_ name: String, to target: Double, over seconds: Double) -> Timeline {
    var track = Track(base: 0.0)
    track.animateAdditively(to: target, at: .zero, Timing(duration: .s(seconds)))
    return .tracks(TrackSet([name: track]))
  }

  private static let x = move("x", to: 100, over: 1)
  private static let y = move("y", to: 50, over: 2)

  @Test func aSequenceRunsOneAfterTheOther() {
    let timeline = Timeline.sequence([Self.x, Self.y], overlap: .s(0.5))
    #expect(timeline.duration == .s(2.5))
    #expect(
      timeline.state(at: .s(0.25)) == [
        "x": Moment(value: 25, velocity: 100), "y": Moment(value: 0),
      ]
    )
    #expect(timeline.state(at: .s(1.5))["x"]?.value == 100)
    #expect(timeline.state(at: .s(1.5))["y"]?.value == 25)
  }

  @Test func inASequenceALaterChildTakesAPropertyOver() {
    let timeline = Timeline.sequence([Self.x, Self.move("x", to: 10, over: 1)])
    #expect(timeline.state(at: .s(0.5))["x"]?.value == 50)
    #expect(timeline.state(at: .s(1.5))["x"]?.value == 5)
  }

  @Test func parallelsLastAsLongAsTheLongest() {
    let timeline = Timeline.parallel([Self.x, Self.y])
    #expect(timeline.duration == .s(2))
    #expect(timeline.state(at: .s(1.5)).mapValues(\.value) == ["x": 100, "y": 37.5])
  }

  @Test func staggeredChildrenWaitTheirTurn() {
    let children = ["a", "b", "c"].map { Self.move($0, to: 10, over: 1) }
    let timeline = Timeline.stagger(children, by: .s(0.5), from: .last)
    #expect(timeline.duration == .s(2))
    #expect(timeline.state(at: .s(1)).mapValues(\.value) == ["a": 0, "b": 5, "c": 10])
  }

  @Test func timedChildrenFollowTheParentsCurve() {
    let timing = Timing(delay: .s(1), duration: .s(4), fill: .both, curve: .easeInEaseOut)
    let timeline = Timeline.timed(timing, Self.x)
    #expect(timeline.duration == .s(5))
    expectClose(timeline.state(at: .s(3))["x"]?.value ?? 0, 50, within: 1e-5)
    let difference =
      ((timeline.state(at: .s(2.001))["x"]?.value ?? 0)
        - (timeline.state(at: .s(1.999))["x"]?.value ?? 0)) / 0.002
    expectClose(timeline.state(at: .s(2))["x"]?.velocity ?? 0, difference, within: 1e-2)
  }

  @Test func whatIsNotInEffectRests() {
    let timeline = Timeline.timed(Timing(duration: .s(1)), Self.x)
    #expect(timeline.state(at: .s(7)) == ["x": Moment(value: 0)])
  }

  @Test func remappedChildrenFollowTheHand() {
    var map = TimeMap(span: .s(1))
    map.scrub([.init(time: .s(0.5), fraction: 0.6)])
    map.cancel(over: .s(0.6))
    let timeline = Timeline.remap(map, Self.x)
    expectClose(timeline.state(at: .s(0.25))["x"]?.value ?? 0, 30, within: 1e-5)
    #expect(timeline.state(at: timeline.duration)["x"]?.value == 0)
  }

  @Test func readsBackEqual() throws {
    var map = TimeMap(span: .s(1))
    map.play(for: .s(0.3))
    map.hold(for: .s(0.1))
    map.scrub([.init(time: .s(0.2), fraction: 0.9)])
    map.finish(over: .s(0.4), curve: .easeOut)
    let timeline = Timeline.sequence(
      [
        .remap(map, Self.x), .parallel([Self.y]),
        .stagger([Self.x], by: .s(0.1), from: .index(2)),
        .timed(Timing(duration: .s(1), iterations: .infinity), Self.y),
      ],
      overlap: .s(0.05)
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(timeline)
    let back = try JSONDecoder().decode(Timeline.self, from: data)
    #expect(back == timeline)
    #expect(try encoder.encode(back) == data)
  }

  @Test func unknownKindsAreRefused() {
    #expect(throws: TimelineError.unknownTimeline) {
      try JSONDecoder().decode(Timeline.self, from: Data(#"{"loop":[]}"#.utf8))
    }
  }
}
