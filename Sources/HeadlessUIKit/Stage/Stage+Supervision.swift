import Foundation
import Timeline

/// What a recording needs to know about the stage.
extension Stage {
  /// When the recording that is running began.
  var recordingStart: Instant? { core.recordingStart }

  /// Runs `body` as a recording: what UIKit would raise is thrown from here.
  func supervise(from start: Instant, _ body: () throws -> Void) throws {
    core.becomeAmbient()
    let outer = (core.recordingStart, core.isSupervised)
    (core.recordingStart, core.isSupervised) = (start, true)
    defer { (core.recordingStart, core.isSupervised) = outer }
    try body()
    try throwIfRaised()
  }

  func throwIfRaised() throws {
    defer { core.exception = nil }
    if let exception = core.exception { throw exception }
  }

  /// Whether nothing is left that ends by itself; endless animations do not count.
  var isSettled: Bool { core.queue.isEmpty && core.nextAnimationEnd == nil && core.holds == 0 }

  /// The next thing that happens, display links included.
  var nextFiniteDue: Instant? { nextDue }

  func reportEndless(after limit: Instant) {
    core.warn(
      "Stage",
      "something was still pending after \(limit.seconds) virtual seconds",
      remedy: "film a fixed length with record(for:), or let the chain of completions end"
    )
  }
}
