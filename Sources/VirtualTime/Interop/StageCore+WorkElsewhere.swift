package import Foundation
import Scene

extension StageCore {
  /// Lets work on other queues end in real time, and what it sends back to the main queue run.
  ///
  /// What has only ended on the side is no news: whether it was waited for differs from run to run.
  /// All of it happens at this instant of the clock.
  /// What takes longer than `limit` is reported, and not waited for again.
  @MainActor
  @discardableResult
  package static func waitForWorkElsewhere(atMost limit: TimeInterval) -> WaitOutcome {
    let core = inUse
    let isOutermost = core?.interop.isWaitingElsewhere == false
    if isOutermost { core?.interop.isWaitingElsewhere = true }
    defer { if isOutermost { core?.interop.isWaitingElsewhere = false } }
    let places = [core?.interop.elsewhere, WorkElsewhere.ofNobody].compactMap(\.self)
    // What a task waits for on the clock comes in later turns.
    if core?.isRunningTurns == false { core?.interop.elsewhere.unparkTasks() }
    let tasksGivenUp = core?.interop.tasksGivenUp
    let patience = RealPatience(limit)
    while true {
      // What has come back is laid out, and may give more away.
      for place in places { place.runReturned() }
      core?.flushTurn()
      if places.allSatisfy(\.isOver) {
        core?.putSleepersOnClock()
        // The last piece may have emptied a group after that turn.
        core?.flushTurn()
        if places.allSatisfy(\.isOver) {
          if core?.interop.tasksGivenUp != tasksGivenUp { return .gaveUp }
          return places.map { $0.takeReturns() }.contains(true) ? .news : .quiet
        }
      }
      guard !patience.isOver else {
        let unfinished = places.flatMap { $0.giveUp() }
        core?.report(unfinished, after: limit)
        return .gaveUp
      }
      RunLoop.main.pass(atMost: 0.01)
    }
  }

  func report(_ unfinished: [Unfinished], after limit: TimeInterval) {
    warnOnce(
      "Stage",
      "\(Unfinished.list(unfinished)) had not ended after \(limit) s of real time; the film goes on"
        + " without that",
      remedy: unfinished.contains(.operationOfMainQueue)
        ? "add a block to the main queue, not an operation; a block runs in the same turn"
        : "let it end, or replace what it waits for, such as a server, by data of your own",
      kind: .realTime
    )
  }
}
