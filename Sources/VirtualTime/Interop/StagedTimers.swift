package import Foundation
import Timeline

/// Timers of a stage: those that wait for a run loop, and those that repeat during a film.
package struct StagedTimers {
  private struct Row {
    weak var timer: Timer?
    let delay: TimeInterval
  }

  private struct Weak {
    weak var timer: Timer?
  }

  /// Those that were made and not yet added to a run loop.
  private var rows: [Row] = []
  /// Those that repeat and were started during the film that runs.
  private var filmed: [Weak] = []
  /// The date of the next timer that no stage drives, as far as known.
  private(set) var realDate: TimeInterval?
  /// When code that may make timers started to run, in real time.
  private var watchStart: TimeInterval = 0

  /// Called before code that may make timers.
  package mutating func startWatching() {
    watchStart = ProcessInfo.processInfo.systemUptime
  }

  /// For how long it has run.
  var watched: TimeInterval { max(ProcessInfo.processInfo.systemUptime - watchStart, 0) }

  mutating func expect(realDate: TimeInterval?) {
    self.realDate = realDate
  }

  mutating func note(_ timer: Timer, firingIn delay: TimeInterval) {
    rows.removeAll { $0.timer == nil }
    rows.append(Row(timer: timer, delay: delay))
  }

  /// The delay of a timer that is scheduled now.
  mutating func take(_ timer: Timer) -> TimeInterval? {
    guard let index = rows.firstIndex(where: { $0.timer === timer }) else { return nil }
    return rows.remove(at: index).delay
  }

  var unscheduled: [Timer] {
    rows.compactMap(\.timer).filter(\.isValid)
  }

  mutating func film(_ timer: Timer) { filmed.append(Weak(timer: timer)) }

  /// Whether one that was started during the film goes on, and may move what the film shows.
  package var areFilmed: Bool { !filmedIntervals.isEmpty }

  /// How often those fire, in seconds.
  package var filmedIntervals: [TimeInterval] {
    filmed.compactMap(\.timer).filter(\.isValid).map(\.timeInterval)
  }

  /// A timer that outlives its film is endless from then on.
  package mutating func releaseFilmed() { filmed = [] }
}
