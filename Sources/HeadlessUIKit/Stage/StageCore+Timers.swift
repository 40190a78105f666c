import Foundation
import Timeline

extension Stage {
  /// Timers that were there before the stage belong to somebody else.
  func noteForeignTimers() {
    core.foreignTimers = RunLoopTimers.shared?.waiting() ?? []
  }

  /// What this turn has scheduled on a run loop goes on in virtual time.
  func adoptTimers() {
    guard let shared = RunLoopTimers.shared else { return }
    let own = shared.waiting().filter { timer in
      !core.foreignTimers.contains { $0 === timer }
    }
    guard !own.isEmpty else { return }
    shared.release(own)
    for timer in own { adopt(timer) }
  }

  private func adopt(_ timer: Timer) {
    let interval = timer.timeInterval
    let delay = timer.fireDate.virtualDelay
    if delay == 0, interval == 0 {
      core.warn(
        "Timer",
        "Foundation on Linux lets Timer(timeInterval:repeats: false) fire at once",
        remedy: "use Timer.scheduledTimer(withTimeInterval:repeats:), which keeps its interval"
      )
    }
    schedule(timer, at: core.now + Instant(seconds: interval > 0 ? interval : delay), interval)
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

extension Date {
  // As with `DispatchTime`: rounding up takes out the moment since the date was made.
  fileprivate var virtualDelay: TimeInterval {
    (max(timeIntervalSinceNow, 0) * 200).rounded(.up) / 200
  }
}
