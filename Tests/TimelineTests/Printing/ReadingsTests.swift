import Foundation
import TestSupport
import Testing

import Timeline

@Suite struct ReadingsTests {
  /// UIKit's own retarget: two springs add up, and each snaps at its end.
  private static let retarget: Track<Double> = {
    var track = Track(base: 50.0)
    for (begin, target) in [(0.0, 150.0), (0.25, 350)] {
      let spring = Spring(uikitDuration: 0.4, damping: 0.8)
      let timing = Timing(begin: .s(begin), duration: .s(0.4), curve: .spring(spring, over: 0.4))
      track.animateAdditively(to: target, at: .s(begin), timing)
    }
    return track
  }()

  private static let coverVertical: Timeline = {
    var y = Track(base: 844.0)
    y.animateAdditively(to: 0, at: .zero, Timing(duration: .s(0.5), curve: .system))
    return .tracks(TrackSet(["sheet.y": y]))
  }()

  @Test(arguments: ["easeInEaseOut", "default", "system"])
  func curvesArePlotted(name: String) throws {
    let curve = try #require(CurveName(rawValue: name)).curve
    try expect(Readings(of: curve).svg(title: name), equals: "curve-\(name).svg")
  }

  @Test func retargetingIsPlotted() throws {
    let instants = FrameSampler(fps: 120).instants(for: .s(0.7))
    let readings = Readings(of: Self.retarget, named: "x", at: instants)
    try expect(readings.svg(title: "retarget at 0.25 s"), equals: "retarget.svg")
  }

  @Test func aCoverVerticalIsTabulated() throws {
    let instants = FrameSampler(fps: 60).instants(for: Self.coverVertical.duration)
    let readings = Readings(of: Self.coverVertical, at: instants)
    try expect(readings.csv(places: 4), equals: "cover-vertical.csv")
  }

  @Test func severalPropertiesShareAPlot() throws {
    var fade = Track(base: 0.0)
    fade.animateReplacing(to: 300, at: .zero, Timing(duration: .s(0.5), curve: .easeOut))
    let both = Timeline.tracks(TrackSet(["x": Self.retarget, "fade": fade]))
    let svg = Readings(of: both, at: FrameSampler().instants(for: .s(0.7))).svg(title: "a < b")
    #expect(svg.contains("a &lt; b"))
    #expect(svg.matches(of: /<polyline/).count == 4)
    #expect(svg.contains(">fade</text>"))
  }

  @Test func namesWithCommasAreQuoted() {
    let csv = Readings(of: .linear, named: "a, \"b\"", count: 2).csv(places: 1)
    #expect(
      csv == """
        progress,"a, ""b\""","a, ""b"" per progress"
        0.0,0.0,1.0
        1.0,1.0,1.0

        """
    )
  }

  /// Compares with a text in `Goldens/Timeline`.
  private func expect(_ text: String, equals name: String) throws {
    if let problem = try GoldenFile("Timeline/\(name)").problem(with: text) {
      Issue.record("\(problem)")
    }
  }
}
