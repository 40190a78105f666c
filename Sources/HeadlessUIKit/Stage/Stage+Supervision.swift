import Foundation
import Scene
import Timeline

/// The part of a stage that recordings use.
extension Stage {
  /// The start of the running recording.
  var recordingStart: Instant? { core.recording.start }

  /// Runs `body` as a recording: UIKit's exceptions are thrown from here.
  func supervise(from start: Instant, _ body: () throws -> Void) throws {
    core.becomeAmbient()
    let outer = core.recording.beginSupervision(from: start)
    defer { core.recording.endSupervision(outer) }
    try body()
    try throwIfRaised()
  }

  func throwIfRaised() throws {
    guard let fault = core.recording.takeException() else { return }
    // Faults up to here are part of the thrown exception's report.
    core.journal.filmedFaults = core.journal.faults.count
    throw UIKitException(fault: fault)
  }

  /// Whether nothing that ends by itself is running; endless animations do not count.
  var isSettled: Bool {
    core.queue.isSettled && core.animations.nextEnd == nil && core.recording.holds == 0
      && !core.displayLinks.contains(where: \.holdsRecording) && !isTimerAwaited
  }

  /// Whether a repeating timer may complete a transition, as in code that moves the views step by step.
  private var isTimerAwaited: Bool { !transitions.isEmpty && core.interop.timers.areFilmed }

  /// What repeats and outlives the film it was started in is endless from then on.
  func releaseRepetitions() {
    for link in core.displayLinks { link.holdsRecording = false }
    core.interop.timers.releaseFilmed()
  }

  func reportEndless(after limit: Instant) {
    let links = core.displayLinks.filter(\.holdsRecording)
    for link in links { report(link, after: limit) }
    if isTimerAwaited { reportAwaitedTimers(after: limit) }
    guard links.isEmpty, !isTimerAwaited else { return }
    core.warn(
      "Stage",
      "something was still pending after \(limit.seconds) virtual seconds",
      remedy: "film a fixed length with record(for:), or let the chain of completions end",
      kind: .endless
    )
  }

  private func reportAwaitedTimers(after limit: Instant) {
    reportIncompleteTransitions()
    for transition in transitions {
      for interval in core.interop.timers.filmedIntervals {
        report(transition, awaitedForTimerEvery: interval, after: limit)
      }
    }
  }

  private func report(
    _ transition: Transition,
    awaitedForTimerEvery interval: TimeInterval,
    after limit: Instant
  ) {
    let kind = transition.isInteractive ? "interactive transition" : "transition"
    core.warn(
      transition.plan.to.controller.name,
      "the \(kind) from \(transition.plan.from.controller.name) had no end after"
        + " \(limit.seconds) virtual seconds, and a Timer that repeats every"
        + " \(Instant(seconds: interval).seconds) s kept the film open",
      remedy: "let the timer finish or cancel the transition, and invalidate it then",
      kind: .endless
    )
  }

  private func report(_ link: CADisplayLink, after limit: Instant) {
    core.warn(
      link.targetName,
      "its CADisplayLink was still running after \(limit.seconds) virtual seconds and kept the"
        + " film open",
      remedy: "invalidate or pause it when it has nothing left to move, or film a fixed length"
        + " with record(for:)",
      kind: .endless
    )
  }
}
