import Foundation
import Scene

extension Film {
  /// The film, and another one a moment after it; the film alone if nothing in them moves.
  func continued(by other: Film, after pause: TimeInterval) -> Film {
    let (first, start) = (frames.count, duration + pause)
    func moved(_ frame: Frame) -> Frame {
      Frame(index: first + frame.index, time: start + frame.time, scene: frame.scene)
    }
    let all = frames + other.frames.map(moved)
    guard Set(all.map(\.scene)).count > 1 else { return self }
    return Film(
      frames: all,
      end: moved(other.end),
      duration: start + other.duration,
      events: events,
      faults: faults + other.faults,
      survivors: other.survivors
    )
  }
}
