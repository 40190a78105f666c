import Foundation
import Scene
package import Timeline

/// How the clock moves: from one thing that waits to the next.
@MainActor
extension StageCore {
  // A chain that asks for ever more work at one instant would never let the clock go on.
  private static let turnLimit = 10_000

  /// Ends the pending turn, then goes from one due time to the next.
  package func run(until end: Instant) {
    flushTurn()
    while let due = nextDue, due <= end {
      setClock(max(due, now))
      runDueTurns()
    }
    setClock(end)
    runDueTurns()
  }

  /// Commits what the code so far has changed, and runs what it has left for a later turn.
  package func flushTurn() {
    guard !isRunningTurns else {
      commit()
      return
    }
    commit()
    runDueTurns()
  }

  /// Turns at this instant until nothing is due any more.
  package func runDueTurns() {
    guard !isRunningTurns else { return }
    isRunningTurns = true
    defer { isRunningTurns = false }
    var turns = 0
    while hasDueWork {
      runTurn()
      turns += 1
      guard turns < Self.turnLimit else {
        warn(
          "Stage",
          "\(turns) turns ran at \(now.seconds) s without an end",
          remedy: "let a completion that starts itself again take some time",
          kind: .endless
        )
        return
      }
    }
  }

  private var hasDueWork: Bool {
    !queue.isIdle || nextDue.map { $0 <= now } ?? false
  }

  /// One turn: what is due, in order; then the commit.
  private func runTurn() {
    becomeAmbient()
    interop.timers.startWatching()
    for part in parts { part.runDue(on: self) }
    for work in queue.takeDue(now) { work() }
    commit()
  }

  /// [W] T1: layout, display, then the animations that were added start; then who waited.
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

  /// Those who waited for the layout may ask for more of it.
  private func finishLayout() {
    for _ in 0..<100 {
      let waiting = queue.takeAfterLayout()
      for work in waiting { work() }
      let isTold = screens?.tellOfFittingSizes() ?? false
      guard isTold || !waiting.isEmpty else { return }
      screens?.layOut()
    }
  }
}

extension StageCore {
  /// When the next thing happens by itself.
  package var nextDue: Instant? {
    parts.reduce(queue.nextDue) { earlier($0, $1.nextDue) }
  }

  /// When the next thing is due that does not repeat for ever.
  package var nextEnd: Instant? {
    parts.reduce(queue.nextHeld) { earlier($0, $1.nextEnd) }
  }

  /// Whether anything waits for the clock.
  var hasWaiting: Bool {
    !queue.isIdle || queue.nextDue != nil || parts.contains(where: \.isWaiting)
  }
}

private func earlier(_ one: Instant?, _ other: Instant?) -> Instant? {
  guard let one, let other else { return one ?? other }
  return min(one, other)
}
