public import Foundation
import Scene
import Timeline

/// How the clock moves: from one thing that waits to the next.
extension Stage {
  // A chain that asks for ever more work at one instant would never let the clock go on.
  static let turnLimit = 10_000

  /// Lets `seconds` pass; whatever falls due runs at its exact time.
  public func advance(by seconds: TimeInterval) {
    precondition(seconds >= 0, "time cannot pass backwards, not even \(seconds) s")
    core.becomeAmbient()
    run(until: core.now + Instant(seconds: seconds))
  }

  /// Ends the pending turn, then goes from one due time to the next.
  func run(until end: Instant) {
    flushTurn()
    while let due = nextDue, due <= end {
      core.setClock(max(due, core.now))
      runDueTurns()
    }
    core.setClock(end)
    runDueTurns()
  }

  /// When the next thing happens by itself.
  var nextDue: Instant? {
    [core.queue.nextDue, core.animations.nextEnd, nextDisplayTick].compactMap(\.self).min()
  }

  private var nextDisplayTick: Instant? { core.displayLinks.compactMap(\.nextTick).min() }

  /// Commits what the code so far has changed, and runs what it has left for a later turn.
  func flushTurn() {
    guard !isRunningTurns else {
      commit()
      return
    }
    commit()
    runDueTurns()
  }

  /// Turns at this instant until nothing is due any more.
  func runDueTurns() {
    guard !isRunningTurns else { return }
    isRunningTurns = true
    defer { isRunningTurns = false }
    var turns = 0
    while hasDueWork {
      runTurn()
      turns += 1
      guard turns < Self.turnLimit else {
        core.warn(
          "Stage",
          "\(turns) turns ran at \(now) s without an end",
          remedy: "let a completion that starts itself again take some time",
          kind: .endless
        )
        return
      }
    }
  }

  private var hasDueWork: Bool {
    !core.queue.isIdle || nextDue.map { $0 <= core.now } ?? false
  }

  /// One turn: what is due, in order; then the commit.
  private func runTurn() {
    core.becomeAmbient()
    core.interop.timers.startWatching()
    core.animations.finish(at: core.now, core)
    for link in core.displayLinks where link.nextTick.map({ $0 <= core.now }) ?? false {
      link.fire(at: core.now)
    }
    for work in core.queue.takeDue(core.now) { work() }
    commit()
  }

  /// [W] T1: layout, display, then the animations that were added start; then who waited.
  func commit() {
    core.becomeAmbient()
    core.adoptTimers()
    core.collectGroups()
    for work in core.queue.takeBeforeLayout() { work() }
    layoutWindows()
    finishLayout()
    for layer in core.display.roots() { layer.displaySubtree() }
    core.commitLayers()
    for work in core.queue.takeAfterCommit() { work() }
    core.interop.observations.checkAll()
  }

  /// Those who waited for the layout may ask for more of it.
  private func finishLayout() {
    for _ in 0..<100 {
      let waiting = core.queue.takeAfterLayout()
      for work in waiting { work() }
      let isTold = tellOfFittingSizes()
      guard isTold || !waiting.isEmpty else { return }
      layoutWindows()
    }
  }

  // Layout may ask for more layout, but not for ever.
  private func layoutWindows() {
    for _ in 0..<100 {
      for window in windows { window.reportSafeAreas() }
      let pending = core.display.roots().filter {
        !$0.flags.isDisjoint(with: [.needsLayout, .needsLayoutBelow])
      }
      if pending.isEmpty { return }
      for layer in pending { layer.layoutSubtree() }
    }
    core.warn(
      "Stage",
      "layout asked for more layout a hundred times in one commit",
      remedy: "call setNeedsLayout() in layoutSubviews() only when something has changed",
      kind: .endless
    )
  }
}
