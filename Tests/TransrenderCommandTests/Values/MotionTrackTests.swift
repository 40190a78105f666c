import Foundation
import Geometry
import Scene
import Testing
import Timeline

@testable import TransrenderCommand

/// The numbers that `inspect` prints and plots.
@MainActor @Suite struct MotionTrackTests {
  private func footage(
    _ frames: Int,
    progress: (@Sendable (Instant) -> Double)? = nil,
    _ scene: @escaping (Int) -> Node
  ) -> Footage {
    Footage(
      sampler: FrameSampler(fps: 10),
      duration: Instant(seconds: Double(frames - 1) / 10),
      size: CGSize(width: 100, height: 100),
      canvas: CGSize(width: 100, height: 100),
      isOpaque: true,
      progress: progress
    ) { instants, take in
      for index in instants.indices {
        let size = CGSize(width: 100, height: 100)
        let root = Layer(frame: CGRect(origin: .zero, size: size), children: [scene(index)])
        try take(index, Scene(size: size, background: .white, root: Node(root)))
      }
    }
  }

  @Test func speedsAreThoseOfTheNeighbours() {
    let track = MotionTrack(name: "x", times: [0, 1, 2, 4, 4], values: [0, 10, 30, 30, 50])
    let expected: [Double] = [10, 15, 20.0 / 3, 10, 0]
    #expect(track.velocities == expected)
    #expect(MotionTrack(name: "x", times: [0], values: [3]).velocities == [0])
  }

  @Test func everyNumberThatChangesIsATrack() throws {
    let tracks = try footage(3) { index in
      var layer = Layer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let step = Double(index)
      layer.position = CGPoint(x: 1 + step, y: 2 + 2 * step)
      layer.bounds.size = CGSize(width: 3 + step, height: 4 + step)
      layer.opacity = 1 - step / 4
      layer.transform = CATransform3DMakeScale(1 + step, 2 + step, 1)
      (layer.transform.m41, layer.transform.m42) = (5 * step, 6 * step)
      return Node(layer, id: 7, label: "box")
    }.tracks()
    #expect(
      tracks.map(\.name)
        == ["x", "y", "width", "height", "opacity", "scaleX", "scaleY", "moveX", "moveY"]
        .map { "box#7.\($0)" }
    )
    #expect(
      tracks.map(\.values) == [
        [1, 2, 3], [2, 4, 6], [3, 4, 5], [4, 5, 6], [1, 0.75, 0.5], [1, 2, 3], [2, 3, 4],
        [0, 5, 10], [0, 6, 12],
      ]
    )
    #expect(tracks.allSatisfy { $0.times == [0, 0.1, 0.2] })
  }

  @Test func layersOfOneNameAreCounted() throws {
    let tracks = try footage(2) { index in
      var inner = Layer(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      inner.position.x = Double(index)
      let outer = Layer(
        frame: CGRect(x: 0, y: 0, width: 9, height: 9),
        children: [Node(inner), Node(inner, label: "a"), Node(inner, label: "a"), Node(inner)]
      )
      return Node(outer)
    }.tracks()
    // The root, the outer one and the two inner ones are all called layer.
    #expect(tracks.map(\.name) == ["layer.2.x", "a.x", "a.1.x", "layer.3.x"])
  }

  @Test func aTransitionIsTrackedByItsPages() throws {
    let tracks = try footage(2, progress: { $0.seconds * 10 }) { index in
      var page = Layer(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      page.opacity = 0.5
      var outer = Layer(frame: CGRect(x: 10, y: 20, width: 40, height: 40))
      outer.opacity = index == 0 ? 1 : 0.5
      if index == 1 { outer.transform = CATransform3DMakeScale(2, 3, 1) }
      outer.children = [Node(page, label: "after"), Node(page, label: "other")]
      return Node(outer, label: "before of nothing")
    }.tracks()
    #expect(
      tracks.map(\.name) == [
        "progress", "after.x", "after.y", "after.scaleX", "after.scaleY", "after.opacity",
      ]
    )
    // The outer layer's middle, (30, 40), stays.
    #expect(
      tracks.map(\.values) == [[0, 1], [20, 10], [25, -5], [1, 2], [1, 3], [0.5, 0.25]]
    )
  }

  private func plot(
    _ values: [Double],
    events: [Film.Event] = [],
    duration: Double = 0.4
  ) -> MotionPlot {
    let times = values.indices.map { Double($0) / 10 }
    return MotionPlot(
      title: "T",
      duration: duration,
      tracks: [MotionTrack(name: "a.x", times: times, values: values)],
      events: events
    )
  }

  private func lines(_ plot: MotionPlot) -> [[CGPoint]] {
    plot.marks.compactMap { if case .line(let points, _, _) = $0 { points } else { nil } }
  }

  private func texts(_ plot: MotionPlot) -> [(String, CGPoint)] {
    plot.marks.compactMap {
      if case .text(let text, let place, _) = $0 { (text, place) } else { nil }
    }
  }

  /// The values fill their panel from 50 to 290, the speeds theirs from 340 to 540.
  @Test func linesFillTheirPanels() {
    let found = lines(plot([5, 5, 25, 15, 15]))
    #expect(found[0] == [CGPoint(x: 70, y: 50), CGPoint(x: 70, y: 290), CGPoint(x: 710, y: 290)])
    #expect(found[1].map(\.x) == [70, 230, 390, 550, 710])
    #expect(found[1].map(\.y) == [290, 290, 50, 170, 170])
    #expect(found[2] == [CGPoint(x: 70, y: 340), CGPoint(x: 70, y: 540), CGPoint(x: 710, y: 540)])
    #expect(found[3].map { $0.y.rounded() } == [473, 340, 407, 540, 473])
    #expect(found.count == 4)
    #expect(lines(plot([3, 3]))[1].map(\.y) == [290, 290])
    #expect(lines(plot([3, 4], duration: 0))[1].map(\.x) == [70, 70])
  }

  @Test func axesAndLegendsAreWritten() {
    let found = texts(plot([5, 5, 25, 15, 15]))
    #expect(
      found.map(\.0) == [
        "T", "value", "per second", "0 ms", "100 ms", "200 ms", "300 ms", "400 ms",
        "a.x  5 … 25", "-50 … 100 a second",
      ]
    )
    #expect(found[3...7].map(\.1.x) == [56, 216, 376, 536, 696])
    #expect(found[8].1 == CGPoint(x: 726, y: 50) && found[9].1 == CGPoint(x: 726, y: 340))
  }

  @Test func eventsOfOneTimeAreOneLine() {
    let times = [0, 0.1, 0.1, 0.2, 0.3, 0.4]
    let events = times.enumerated().map {
      Film.Event(time: $0.element, subject: "a", name: "e\($0.offset)")
    }
    let plot = plot([0, 1], events: events)
    #expect(lines(plot).dropFirst(4).map { $0[0].x } == [70, 230, 390, 550, 710])
    #expect(lines(plot).dropFirst(4).allSatisfy { $0[0].y == 50 && $0[1].y == 540 })
    let names = texts(plot)[8..<13]
    #expect(names.map(\.0) == ["e0", "e1 +1", "e3", "e4", "e5"])
    #expect(names.map(\.1.y) == [566, 582, 598, 614, 566])
    #expect(names.map(\.1.x) == [73, 233, 393, 553, 713])
  }

  @Test func aPlotIsSVGOrPNG() throws {
    let plot = plot([1.005, 2])
    let svg = String(decoding: try plot.bytes(as: MotionPlot.kind(of: "a.svg")), as: UTF8.self)
    #expect(
      svg.contains(
        "points=\"70.0,290.0 230.0,50.0\" fill=\"none\" stroke=\"#0072b2\" stroke-width=\"1.5\""
      )
    )
    #expect(
      svg.contains("viewBox=\"0 0 960 640\"")
        && svg.contains("<text x=\"70.0\" y=\"24.0\" fill=\"#000000\">T")
    )
    #expect(try plot.bytes(as: MotionPlot.kind(of: "a.PNG")).prefix(4) == [0x89, 0x50, 0x4E, 0x47])
  }
}
