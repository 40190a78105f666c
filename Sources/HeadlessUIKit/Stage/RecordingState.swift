import Timeline

/// What a stage knows of the recording that is running on it.
struct RecordingState {
  /// Who is told what goes wrong; a settling stage within a recording has a supervision of its own.
  struct Supervision {
    /// When the recording began; nil outside of recordings.
    var start: Instant?
    /// Whether a record, settle or drain is running that can throw what UIKit would raise.
    var isSupervised = false
  }

  private(set) var supervision = Supervision()
  /// The first that was raised and not thrown yet.
  private(set) var exception: Stage.UIKitException?
  /// Whether it lets tasks and other queues have their turn.
  private(set) var isLive = false
  /// Whether a drain gives tasks their turn, which passes no time.
  private(set) var isDraining = false
  /// Changes of screens that keep it open until they let go.
  private(set) var holds = 0
  private(set) var finishedTransitions = 0
  /// What it keeps of every commit, if it is to be looked at between its frames.
  private(set) var negative: Negative?

  var start: Instant? { supervision.start }
  var isSupervised: Bool { supervision.isSupervised }

  /// Returns the supervision around this one, for `endSupervision`.
  mutating func beginSupervision(from start: Instant) -> Supervision {
    defer { supervision = Supervision(start: start, isSupervised: true) }
    return supervision
  }

  mutating func endSupervision(_ outer: Supervision) {
    supervision = outer
  }

  mutating func raise(_ raised: Stage.UIKitException) {
    if exception == nil { exception = raised }
  }

  mutating func takeException() -> Stage.UIKitException? {
    defer { exception = nil }
    return exception
  }

  mutating func beginLive() { isLive = true }
  mutating func endLive() { isLive = false }

  mutating func beginDrain() { isDraining = true }
  mutating func endDrain() { isDraining = false }

  mutating func hold() { holds += 1 }
  mutating func letGo() { holds -= 1 }

  mutating func transitionFinished() { finishedTransitions += 1 }

  mutating func beginExposure(on negative: Negative) { self.negative = negative }
  mutating func endExposure() { negative = nil }
}
