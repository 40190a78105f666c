import Foundation
import Scene
package import Timeline

/// Advances the clock from one pending event to the next.
@MainActor
extension StageCore {
  // Stops endless chains: without a limit, work that requests more work at the same instant would
  // keep the clock from advancing. A long chain is slowed down, as it takes time on a device.
  private static let turnLimit = 10_000
  private static let slowTurnLimit = 30
  private static let frame = Instant(seconds: 1.0 / 60)

  /// Ends the pending turn, then advances from one due time to the next.
  package func run(until end: Instant) {
    flushTurn()
    while let due = nextDue, due <= end {
      setClock(max(due, now))
      runDueTurns()
    }
    setClock(end)
    runDueTurns()
  }

  /// Commits the changes made so far and runs the work they left for a later turn.
  package func flushTurn() {
    guard !isRunningTurns else {
      commit()
      return
    }
    commit()
    runDueTurns()
  }

  /// Runs turns at this instant until nothing more is due.
  package func runDueTurns() {
    guard !isRunningTurns else { return }
    isRunningTurns = true
    defer { isRunningTurns = false }
    runQueuedTurns()
    var patience = RealPatience(interop.patienceElsewhere)
    while letTasksRun(within: &patience) {
      runTurn()
      runQueuedTurns()
    }
  }

  private func runQueuedTurns() {
    let isSlow = queue.hasPostponed
    let limit = isSlow ? Self.slowTurnLimit : Self.turnLimit
    var turns = 0
    while hasDueWork {
      guard turns < limit else {
        if !isSlow { reportEndless(turns) }
        return queue.postpone(from: now, to: now + Self.frame)
      }
      runTurn()
      turns += 1
    }
  }

  private func reportEndless(_ turns: Int) {
    warn(
      "Stage",
      "\(turns) turns ran at \(now.seconds) s, and more are waiting; a few go on with each frame",
      remedy: "let time pass before a completion starts the same work again",
      kind: .endless
    )
  }

  private var hasDueWork: Bool {
    !queue.isIdle || nextDue.map { $0 <= now } ?? false
  }

  /// Runs one turn: all due work in order, then the commit.
  private func runTurn() {
    becomeAmbient()
    interop.timers.startWatching()
    for part in parts { part.runDue(on: self) }
    for work in queue.takeDue(now) { work() }
    commit()
  }

  /// Layout and display, then the start of the added animations, then the blocks that wait for the
  /// commit.
  ///
  /// [W] rule time.commit-at-end-of-turn
  private func commit() {
    becomeAmbient()
    adoptTimers()
    collectGroups()
    for work in queue.takeBeforeLayout() { work() }
    screens?.layOut()
    finishLayout()
    for part in parts { part.commit(on: self) }
    for work in queue.takeAfterCommit() { work() }
    interop.observations.checkAll()
  }

  /// Runs the blocks that wait for layout, which may invalidate it again.
  private func finishLayout() {
    for _ in 0..<100 {
      let waiting = queue.takeAfterLayout()
      for work in waiting { work() }
      let isNotified = screens?.notifyOfFittingSizes() ?? false
      guard isNotified || !waiting.isEmpty else { return }
      screens?.layOut()
    }
  }
}

extension StageCore {
  /// The time of the next event that happens by itself.
  package var nextDue: Instant? {
    parts.reduce(queue.nextDue) { earlier($0, $1.nextDue) }
  }

  /// The time of the next event that does not repeat for ever.
  package var nextEnd: Instant? {
    parts.reduce(queue.nextHeld) { earlier($0, $1.nextEnd) }
  }

  /// Whether anything is waiting for the clock.
  var hasWaiting: Bool {
    !queue.isIdle || queue.nextDue != nil || parts.contains(where: \.isWaiting)
  }
}

private func earlier(_ one: Instant?, _ other: Instant?) -> Instant? {
  guard let one, let other else { return one ?? other }
  return min(one, other)
}
