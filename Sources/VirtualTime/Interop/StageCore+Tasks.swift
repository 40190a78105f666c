import Foundation

// On a stage that drives other queues tasks run between turns, as they do on a device: what a task
// does at an instant is in the picture of that instant.

@MainActor
extension StageCore {
  /// [I] For how long in all the sleeps of one task hold a film open; a task that ticks would do it
  /// for ever.
  private static let longestHold: TimeInterval = 5
  /// [I] How long the run loop waits for other threads at a time.
  private static let pass: TimeInterval = 0.001

  /// Lets tasks run for a moment of real time; returns false if none has anything left to do at this
  /// instant of the clock.
  func letTasksRun(within patience: inout RealPatience) -> Bool {
    let elsewhere = interop.elsewhere
    guard let limit = patience.seconds, elsewhere.hasTasks || elsewhere.hasReturnsOfTasks else {
      return false
    }
    guard elsewhere.areTasksOver else {
      if patience.isOver {
        goOnWithoutTasks(after: limit)
      } else {
        passRealTime(waiting: Self.pass)
      }
      return true
    }
    if elsewhere.hasReturnsOfTasks, !patience.isOver {
      passRealTime()
      return true
    }
    putSleepersOnClock()
    // One after the other: together they would run in any order.
    if let sleeper = elsewhere.takeDue() {
      patience.startAgain()
      sleeper.wake()
      return true
    }
    guard !patience.isOver else { return false }
    return passRealTime()
  }

  /// As long as anything is on the clock, they may wait for that.
  private func goOnWithoutTasks(after limit: TimeInterval) {
    guard nextDue == nil else { return interop.elsewhere.parkTasks() }
    interop.tasksGivenUp += 1
    report(interop.elsewhere.giveUpTasks(), after: limit)
  }

  /// Puts who has fallen asleep on the clock.
  func putSleepersOnClock() {
    for sleeper in interop.elsewhere.takeSleepers() {
      sleeper.enter(self, holds: holdsFilm(sleeper)) { [interop] sleeper in
        interop.elsewhere.addDue(sleeper)
      }
    }
  }

  private func holdsFilm(_ sleeper: Sleeper) -> Bool {
    guard let piece = sleeper.piece else { return false }
    let slept = interop.slept[piece, default: 0] + sleeper.seconds
    interop.slept[piece] = slept
    return slept <= Self.longestHold
  }

  /// Runs what waits in the main queue, and then waits for more; returns whether it has done anything
  /// on this stage.
  @discardableResult
  private func passRealTime(waiting seconds: TimeInterval? = nil) -> Bool {
    let isOutermost = !interop.isWaitingElsewhere
    interop.isWaitingElsewhere = true
    defer { if isOutermost { interop.isWaitingElsewhere = false } }
    let before = activity
    interop.elsewhere.runReturned()
    interop.mainQueue.drain()
    if let seconds { RunLoop.main.pass(atMost: seconds) }
    return activity != before
  }
}
