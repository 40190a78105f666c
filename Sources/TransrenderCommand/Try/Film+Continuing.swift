import Foundation
import Scene

extension Film {
  /// The film, and another one a moment after it; the pictures of the film alone if nothing in them
  /// moves.
  func continued(by other: Film, after pause: TimeInterval) -> Film {
    let (first, start) = (frames.count, duration + pause)
    func moved(_ frame: Frame) -> Frame {
      Frame(index: first + frame.index, time: start + frame.time, scene: frame.scene)
    }
    let all = frames + other.frames.map(moved)
    let moves = Set(all.map(\.scene)).count > 1
    return Film(
      frames: moves ? all : frames,
      end: moves ? moved(other.end) : end,
      duration: moves ? start + other.duration : duration,
      events: events,
      faults: faults + other.faults,
      survivors: survivors + other.survivors
    )
  }
}
