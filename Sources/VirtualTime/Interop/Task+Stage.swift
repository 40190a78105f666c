import Foundation

// Preferred to the standard library's in code that imports UIKit: tasks sleep on the clock of their
// stage where that lets them run, which is during a live recording, and in one by `try`; otherwise in
// real time. Clocks of other types are left alone.

extension Task where Success == Never, Failure == Never {
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: duration)))
  }

  @available(*, deprecated, renamed: "Task.sleep(nanoseconds:)")
  public static func sleep(_ duration: UInt64) async {
    // A task of its own, since it does not end early when the caller is cancelled.
    let task = Task<Void, any Error>(name: nil, priority: nil) {
      try await sleep(nanoseconds: duration)
    }
    _ = await task.result
  }

  public static func sleep(
    for duration: Duration,
    tolerance: Duration? = nil
  ) async throws {
    try await ContinuousClock().sleep(for: duration, tolerance: tolerance)
  }

  public static func sleep(
    for duration: Duration,
    tolerance: Duration? = nil,
    clock: ContinuousClock
  ) async throws {
    try await clock.sleep(for: duration, tolerance: tolerance)
  }

  public static func sleep(
    for duration: Duration,
    tolerance: Duration? = nil,
    clock: SuspendingClock
  ) async throws {
    try await clock.sleep(for: duration, tolerance: tolerance)
  }

  public static func sleep(
    until deadline: ContinuousClock.Instant,
    tolerance: Duration? = nil,
    clock: ContinuousClock = .continuous
  ) async throws {
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }

  public static func sleep(
    until deadline: SuspendingClock.Instant,
    tolerance: Duration? = nil,
    clock: SuspendingClock
  ) async throws {
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }
}

extension ContinuousClock {
  public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await sleepOnStage(for: duration, tolerance: tolerance)
  }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleepOnStage(until: deadline, tolerance: tolerance)
  }
}

extension SuspendingClock {
  public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await sleepOnStage(for: duration, tolerance: tolerance)
  }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleepOnStage(until: deadline, tolerance: tolerance)
  }
}

// Here `sleep(until:tolerance:)` is the protocol's: the clock's own, which those above hide.
extension Clock where Duration == Swift.Duration {
  fileprivate func sleepOnStage(for duration: Duration, tolerance: Duration?) async throws {
    if try await VirtualSleep.sleep(duration.inSeconds) { return }
    try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
  }

  fileprivate func sleepOnStage(until deadline: Instant, tolerance: Duration?) async throws {
    let delay = VirtualDelay.roundedUp(now.duration(to: deadline).inSeconds)
    if try await VirtualSleep.sleep(delay) { return }
    try await sleep(until: deadline, tolerance: tolerance)
  }
}

extension Duration {
  fileprivate var inSeconds: TimeInterval {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
