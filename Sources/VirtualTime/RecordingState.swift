package import Scene
package import Timeline

/// What a stage knows of the recording that is running on it.
package struct RecordingState {
  /// Who is told what goes wrong; a settling stage within a recording has a supervision of its own.
  package struct Supervision {
    /// When the recording began; nil outside of recordings.
    package var start: Instant?
    /// Whether a record, settle or drain is running that can throw what UIKit would raise.
    var isSupervised = false
  }

  private(set) var supervision = Supervision()
  /// The first that was raised and not thrown yet.
  package private(set) var exception: Film.Fault?
  /// Whether it lets tasks and other queues have their turn.
  package private(set) var isLive = false
  /// Whether a drain gives tasks their turn, which passes no time.
  private(set) var isDraining = false
  /// Changes of screens that keep it open until they let go.
  package private(set) var holds = 0
  package private(set) var finishedTransitions = 0

  package var start: Instant? { supervision.start }
  var isSupervised: Bool { supervision.isSupervised }

  /// Returns the supervision around this one, for `endSupervision`.
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
