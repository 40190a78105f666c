import Foundation
import Scene
import Timeline

extension StageCore {
  /// Timers in real time that belong to other code.
  @MainActor
  package func noteRealTimers() {
    interop.timers.startWatching()
    interop.timers.expect(realDate: RealTimers.nextDate)
  }

  /// Moves timers that were added to a run loop directly to virtual time; reports those that cannot
  /// be moved.
  @MainActor
  func adoptTimers() {
    for timer in interop.timers.unscheduled {
      switch RealTimers.contain(timer) {
      case true?: schedule(timer)
      case false?: break
      case nil: reportRealTimer()
      }
    }
    let date = RealTimers.nextDate
    if let date, date < interop.timers.realDate ?? .infinity { reportRealTimer() }
    interop.timers.expect(realDate: date)
  }

  private func reportRealTimer() {
    warnOnce(
      "Timer",
      "a timer waits on the real clock, and the film does not",
      remedy: "import only UIKit in the file that makes it: UIKit includes Foundation, with timers"
        + " that follow the virtual clock",
      kind: .realTime
    )
  }

  /// Seconds until `date`, rounded to remove the real time of this turn.
  func delay(until date: Date) -> TimeInterval {
    let age = interop.timers.watched
    return VirtualDelay.roundest(from: date.timeIntervalSinceNow, within: age)
  }

  /// Schedules a timer that was made for this stage; returns false for any other.
  @discardableResult
  func schedule(_ timer: Timer) -> Bool {
    guard let delay = interop.timers.take(timer) else { return false }
    if timer.timeInterval > 0, recording.start != nil { interop.timers.film(timer) }
    schedule(timer, at: now + Instant(seconds: delay))
    return true
  }

  private func schedule(_ timer: Timer, at due: Instant) {
    let interval = timer.timeInterval
    queue.at(due, holds: interval == 0) { [weak self] in
      guard timer.isValid else { return }
      timer.fire()
      guard interval > 0, timer.isValid else { return }
      self?.schedule(timer, at: due + Instant(seconds: interval))
    }
  }
}
