import Foundation
import Timeline

extension Stage {
  /// Timers that were there before the stage belong to somebody else.
  func noteForeignTimers() {
    core.startWatchingTimers()
    core.foreignTimers = RunLoopTimers.shared?.waiting() ?? []
  }

  /// What this turn has scheduled on a run loop goes on in virtual time.
  func adoptTimers() {
    guard let shared = RunLoopTimers.shared else { return }
    let own = shared.waiting().filter { timer in
      !core.foreignTimers.contains { $0 === timer }
    }
    let (left, age) = (own.map(\.fireDate.timeIntervalSinceNow), core.ageOfTurn())
    guard !own.isEmpty else { return }
    shared.release(own)
    for (timer, left) in zip(own, left) { adopt(timer, firingIn: left, age: age) }
  }

  private func adopt(_ timer: Timer, firingIn left: TimeInterval, age: TimeInterval) {
    let interval = timer.timeInterval
    if left <= 0, interval == 0 {
      core.warn(
        "Timer",
        "Foundation on Linux lets Timer(timeInterval:repeats: false) fire at once",
        remedy: "use Timer.scheduledTimer(withTimeInterval:repeats:), which keeps its interval"
      )
    }
    let delay = interval > 0 ? interval : VirtualDelay.roundest(from: left, within: age)
    schedule(timer, at: core.now + Instant(seconds: delay), interval)
  }

  private func schedule(_ timer: Timer, at due: Instant, _ interval: TimeInterval) {
    core.queue.at(due, holds: interval == 0) { [weak self] in
      guard timer.isValid else { return }
      timer.fire()
      guard interval > 0, timer.isValid else { return }
      self?.schedule(timer, at: due + Instant(seconds: interval), interval)
    }
  }
}

extension StageCore {
  /// Code that may make timers is about to run.
  func startWatchingTimers() {
    timersSeen = ProcessInfo.processInfo.systemUptime
  }

  /// Real seconds since this turn began: new timers are no older.
  fileprivate func ageOfTurn() -> TimeInterval {
    max(ProcessInfo.processInfo.systemUptime - timersSeen, 0)
  }
}
