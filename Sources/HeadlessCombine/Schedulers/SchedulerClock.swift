import Dispatch
import Foundation
import Timeline
import VirtualTime

/// The time that code goes by: the stage's on the main queue, the machine's on others.
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
    let work = OtherWork(work)
    asyncAfter(deadline: .now() + max(0, seconds - SchedulerClock.now)) { work.run() }
    return ScheduledWork(work.cancel)
  }

  /// Again and again until the result is cancelled; a recording waits for the first time only.
  func `repeat`(
    from seconds: Double,
    every interval: Double,
    _ work: @escaping () -> Void
  ) -> AnyCancellable {
    let repetition = Repetition()
    func schedule(at time: Double, holds: Bool) {
      let next = perform(at: time, holds: holds) {
        guard !repetition.isOver else { return }
        // By the clock of the thread that does the work: the first time may be another's.
        schedule(at: SchedulerClock.now + interval, holds: false)
        work()
      }
      repetition.wait(for: next)
    }
    schedule(at: seconds, holds: true)
    return AnyCancellable(repetition.cancel)
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

/// Work of another queue, which may be cancelled while it begins there.
private final class OtherWork: @unchecked Sendable {
  private let lock = NSLock()
  private var work: (() -> Void)?

  init(_ work: @escaping () -> Void) {
    self.work = work
  }

  func run() { take()?() }
  func cancel() { _ = take() }

  private func take() -> (() -> Void)? {
    lock.withLock {
      defer { work = nil }
      return work
    }
  }
}

/// What a repetition waits for; another thread than the one that does its work may end it.
private final class Repetition: @unchecked Sendable {
  private let lock = NSLock()
  private var next: ScheduledWork?
  private var hasEnded = false

  var isOver: Bool { lock.withLock { hasEnded } }

  func wait(for work: ScheduledWork) {
    let isOver = lock.withLock {
      if !hasEnded { next = work }
      return hasEnded
    }
    if isOver { work.cancel() }
  }

  func cancel() {
    let last = lock.withLock {
      defer { next = nil }
      hasEnded = true
      return next
    }
    last?.cancel()
  }
}
