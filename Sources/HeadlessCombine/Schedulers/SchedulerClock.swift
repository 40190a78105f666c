import Dispatch
import Timeline
import VirtualTime

/// The time that schedulers go by: the stage's on the main queue, the machine's on others.
enum SchedulerClock {
  /// In seconds.
  static var now: Double {
    StageCore.inUse?.now.seconds ?? Double(DispatchTime.now().uptimeNanoseconds) / 1e9
  }
}

extension DispatchQueue {
  /// A recording waits for work that `holds`.
  @discardableResult
  func perform(
    at seconds: Double,
    holds: Bool = true,
    _ work: @escaping () -> Void
  ) -> ScheduledWork {
    guard label == DispatchQueue.main.label, let core = StageCore.inUse else {
      return performOnOwnTime(at: seconds, work)
    }
    let number = core.queue.at(max(core.now, Instant(seconds: seconds)), holds: holds) { work() }
    return ScheduledWork { [weak core] in core?.queue.cancel(number) }
  }

  private func performOnOwnTime(
    at seconds: Double,
    _ work: @escaping () -> Void
  ) -> ScheduledWork {
    nonisolated(unsafe) var work: (() -> Void)? = work
    asyncAfter(deadline: .now() + max(0, seconds - SchedulerClock.now)) { work?() }
    return ScheduledWork { work = nil }
  }

  /// Again and again until the result is cancelled; a recording waits for the first time only.
  func `repeat`(
    from seconds: Double,
    every interval: Double,
    _ work: @escaping () -> Void
  ) -> AnyCancellable {
    var next: ScheduledWork?
    func schedule(at time: Double, holds: Bool) {
      next = perform(at: time, holds: holds) {
        schedule(at: time + interval, holds: false)
        work()
      }
    }
    schedule(at: seconds, holds: true)
    return AnyCancellable { next?.cancel() }
  }
}

/// Work that waits for its time; releasing this does not cancel it.
struct ScheduledWork: Cancellable {
  private let end: () -> Void

  init(_ cancel: @escaping () -> Void) {
    end = cancel
  }

  func cancel() { end() }
}
