package import Scene
package import Timeline

/// The stage's state of the running recording.
package struct RecordingState {
  /// Handles exceptions; settling inside a recording is supervised separately.
  package struct Supervision {
    /// When the recording began; nil outside of recordings.
    package var start: Instant?
    /// Whether a record, settle or drain call is running, which can throw UIKit's exceptions.
    var isSupervised = false
  }

  private(set) var supervision = Supervision()
  /// The first exception that was raised and not thrown yet.
  package private(set) var exception: Film.Fault?
  /// Whether it lets tasks and other queues run.
  package private(set) var isLive = false
  /// Whether a drain lets tasks run, which takes no virtual time.
  private(set) var isDraining = false
  /// The number of transitions that keep it open.
  package private(set) var holds = 0
  package private(set) var finishedTransitions = 0

  package var start: Instant? { supervision.start }
  var isSupervised: Bool { supervision.isSupervised }

  /// Returns the enclosing supervision, for `endSupervision`.
  package mutating func beginSupervision(from start: Instant) -> Supervision {
    defer { supervision = Supervision(start: start, isSupervised: true) }
    return supervision
  }

  package mutating func endSupervision(_ outer: Supervision) {
    supervision = outer
  }

  package mutating func raise(_ fault: Film.Fault) {
    if exception == nil { exception = fault }
  }

  package mutating func takeException() -> Film.Fault? {
    defer { exception = nil }
    return exception
  }

  package mutating func beginLive() { isLive = true }
  package mutating func endLive() { isLive = false }

  package mutating func beginDrain() { isDraining = true }
  package mutating func endDrain() { isDraining = false }

  package mutating func hold() { holds += 1 }
  package mutating func letGo() { holds -= 1 }

  package mutating func transitionFinished() { finishedTransitions += 1 }
}
