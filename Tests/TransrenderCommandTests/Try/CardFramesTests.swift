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
    let everyOther: [Int] = (0..<20).map { $0 * 2 }
    #expect(chosen.map(\.index) == everyOther)
    #expect(CardFrames(of: Array(film.prefix(3)), after: nil).frames.map(\.index) == [0, 1, 2])
  }

  @Test func whatChangesAtOnceIsSeenAfterWhatWasThere() {
    let before = frame(7, width: 5)
    let chosen = CardFrames(of: [frame(0)], after: before).frames
    #expect(chosen.map(\.scene) == [before.scene, frame(0).scene])
    #expect(chosen.map(\.time) == [-0.8, 0])
    #expect(CardFrames(of: [frame(0)], after: nil).frames == [frame(0)])
  }
}
