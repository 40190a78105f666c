import Foundation
import Scene

extension Film {
  /// The film, and another one a moment after it: what both of them log, and the pictures of the
  /// film alone if the other one shows nothing new.
  func continued(by other: Film, after pause: TimeInterval) -> Film {
    let start = duration + pause
    let later = other.moved(by: start, from: frames.count)
    let isNew = Set((frames.suffix(1) + later.frames).map(\.scene)).count > 1
    return Film(
      frames: isNew ? frames + later.frames : frames,
      end: isNew ? later.end : end,
      // Also where nothing moves: what is logged has happened before the end.
      duration: start + other.duration,
      events: events + later.events,
      faults: faults + later.faults,
      survivors: survivors + later.survivors
    )
  }

  /// The film as part of another one, which begins so many seconds and frames before it.
  private func moved(by seconds: TimeInterval, from first: Int) -> Film {
    func moved(_ frame: Frame) -> Frame {
      Frame(index: first + frame.index, time: seconds + frame.time, scene: frame.scene)
    }
    return Film(
      frames: frames.map(moved),
      end: moved(end),
      duration: duration,
      events: events.map { $0.since(-seconds) },
      faults: faults.map { fault in
        var fault = fault
        fault.time += seconds
        return fault
      },
      survivors: survivors.map { survivor in
        var survivor = survivor
        survivor.time += seconds
        return survivor
      }
    )
  }
}
