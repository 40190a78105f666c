import Foundation
import Geometry
import Scene
import Testing

@testable import TransrenderCommand

/// A film of what a touch does at once, and of what comes after it.
@Suite struct FilmContinuingTests {
  private func frame(_ index: Int, width: Double = 10) -> Frame {
    let layer = Layer(frame: CGRect(x: 0, y: 0, width: width, height: 10))
    let scene = Scene(size: CGSize(width: 10, height: 10), background: nil, root: Node(layer))
    return Frame(index: index, time: Double(index) / 8, scene: scene)
  }

  /// Half a second long, with two events, a fault and a survivor.
  private func film(_ name: String, width: Double = 10) -> Film {
    Film(
      frames: [frame(0), frame(1, width: width)],
      end: frame(1, width: width),
      duration: 0.5,
      events: [
        Film.Event(time: 0, subject: name, kind: .callback(.viewDidLoad)),
        Film.Event(time: 0.25, subject: name, kind: .callback(.loadView), depth: 1),
      ],
      faults: [Film.Fault(time: 0.25, severity: .warning, subject: name, sentence: "is slow")],
      survivors: [Film.Survivor(time: 0.5, controller: name, manner: "dismissed")]
    )
  }

  @Test(arguments: [10.0, 5])
  func bothFilmsAreLoggedAtTheirTimes(width: Double) {
    let (first, second) = (film("A"), film("B", width: width))
    let both = first.continued(by: second, after: 0.25)
    #expect(both.events.map(\.time) == [0, 0.25, 0.75, 1])
    #expect(both.events.map(\.subject) == ["A", "A", "B", "B"])
    #expect(both.events.map(\.kind) == first.events.map(\.kind) + second.events.map(\.kind))
    #expect(both.events.map(\.depth) == [0, 1, 0, 1])
    #expect(both.faults.map(\.time) == [0.25, 1])
    #expect(both.faults.map(\.subject) == ["A", "B"])
    #expect(both.survivors.map(\.time) == [0.5, 1.25])
    #expect(both.survivors.map(\.controller) == ["A", "B"])
    // Nothing is logged after the end.
    #expect(both.duration == 1.25)
  }

  /// A film in three parts is the same, whichever two of them come together first.
  @Test func partsMayBeJoinedInAnyOrder() {
    let parts = [film("A"), film("B", width: 5), film("C")]
    let left = parts[0].continued(by: parts[1], after: 0.25).continued(by: parts[2], after: 0.5)
    let right = parts[0].continued(by: parts[1].continued(by: parts[2], after: 0.5), after: 0.25)
    #expect(left.frames == right.frames && left.end == right.end)
    #expect(left.duration == right.duration)
    #expect(left.events == right.events && left.faults == right.faults)
    #expect(left.survivors == right.survivors)
  }

  @Test func aFilmThatMovesEndsWhereNothingNewComes() {
    let start = film("A", width: 5)
    let last = frame(0, width: 5)
    let still = Film(frames: [last, frame(1, width: 5)], end: last, duration: 0.5)
    #expect(start.continued(by: still, after: 0.5).frames == start.frames)
    #expect(start.continued(by: film("B"), after: 0.5).frames.count == 4)
  }

  @Test func aFilmGoesOnIfSomethingMoves() {
    let start = Film(frames: [frame(0)], end: frame(0), duration: 0)
    let moving = Film(frames: [frame(0), frame(1, width: 5)], end: frame(1), duration: 0.125)
    let both = start.continued(by: moving, after: 0.5)
    #expect(both.frames.map(\.index) == [0, 1, 2])
    #expect(both.frames.map(\.time) == [0, 0.5, 0.625] && both.duration == 0.625)
    #expect(both.frames.map(\.scene) == [frame(0), frame(0), frame(1, width: 5)].map(\.scene))
    let still = Film(frames: [frame(0), frame(1)], end: frame(1), duration: 0.125)
    #expect(start.continued(by: still, after: 0.5).frames == [frame(0)])
    // What came meanwhile is seen, even if it stays.
    let other = Film(frames: [frame(0, width: 5)], end: frame(0, width: 5), duration: 0)
    #expect(start.continued(by: other, after: 0.5).frames.count == 2)
  }
}
