import Foundation
import Geometry
import Scene
import Testing

@testable import TransrenderCommand

/// Which frames the card of a film shows.
@Suite struct CardFramesTests {
  private func frame(_ index: Int, width: Double = 10) -> Frame {
    let layer = Layer(frame: CGRect(x: 0, y: 0, width: width, height: 10))
    let scene = Scene(size: CGSize(width: 10, height: 10), background: nil, root: Node(layer))
    return Frame(index: index, time: Double(index) / 10, scene: scene)
  }

  @Test func aLongFilmIsThinnedOutFromTheFirstFrameToTheLast() {
    let film = (0..<39).map { frame($0) }
    let chosen = CardFrames(of: film, after: frame(0, width: 5)).frames
    #expect(chosen.map(\.index) == (0..<20).map { $0 * 2 })
    #expect(CardFrames(of: Array(film.prefix(3)), after: nil).frames.map(\.index) == [0, 1, 2])
  }

  @Test func whatChangesAtOnceIsSeenAfterWhatWasThere() {
    let before = frame(7, width: 5)
    let chosen = CardFrames(of: [frame(0)], after: before).frames
    #expect(chosen.map(\.scene) == [before.scene, frame(0).scene])
    #expect(chosen.map(\.time) == [-0.8, 0])
    #expect(CardFrames(of: [frame(0)], after: nil).frames == [frame(0)])
  }

  @Test func whatIsWrongMeanwhileIsSaidEvenIfNothingMoves() {
    func film(_ sentence: String) -> Film {
      let fault = Film.Fault(time: 0, severity: .warning, subject: "A", sentence: sentence)
      return Film(frames: [frame(0)], end: frame(0), duration: 0, faults: [fault])
    }
    let both = film("is slow").continued(by: film("is late"), after: 0.5)
    #expect(both.frames == [frame(0)])
    #expect(both.faults.map(\.sentence) == ["is slow", "is late"])
  }

  @Test func aFilmGoesOnIfSomethingMoves() {
    let start = Film(frames: [frame(0)], end: frame(0), duration: 0)
    let moving = Film(frames: [frame(0), frame(1, width: 5)], end: frame(1), duration: 0.1)
    let both = start.continued(by: moving, after: 0.5)
    #expect(both.frames.map(\.index) == [0, 1, 2])
    #expect(both.frames.map(\.time) == [0, 0.5, 0.6] && both.duration == 0.6)
    #expect(both.frames.map(\.scene) == [frame(0), frame(0), frame(1, width: 5)].map(\.scene))
    let still = Film(frames: [frame(0), frame(1)], end: frame(1), duration: 0.1)
    #expect(start.continued(by: still, after: 0.5).frames == [frame(0)])
    // What came meanwhile is seen, even if it stays.
    let other = Film(frames: [frame(0, width: 5)], end: frame(0, width: 5), duration: 0)
    #expect(start.continued(by: other, after: 0.5).frames.count == 2)
  }
}
