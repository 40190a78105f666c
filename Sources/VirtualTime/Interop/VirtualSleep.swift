import Foundation

/// Where a task sleeps: on the clock of a stage that lets tasks run, or in real time.
enum VirtualSleep {
  private typealias Continuation = CheckedContinuation<Void, any Error>

  /// [I] What asks again and again for something, and sleeps less than this in between, would let the
  /// clock stand still; in real time it is waited for like what works.
  static let shortest: TimeInterval = 0.001

  /// Returns false if no stage lets the running task sleep.
  static func sleep(_ seconds: TimeInterval) async throws -> Bool {
    if let home = StageCore.driver {
      guard seconds >= shortest else { return false }
      try await sleep(seconds, on: home) { home.elsewhere.fallAsleep($0) }
      return true
    }
    guard let home = await liveHome() else { return false }
    try await sleep(seconds, on: home) { sleeper in
      Task<Void, Never>(name: nil, priority: nil) { @MainActor in
        guard let core = home.core else { return sleeper.cancel() }
        sleeper.enter(core, holds: true) { $0.wake() }
      }
    }
    return true
  }

  private static func sleep(
    _ seconds: TimeInterval,
    on home: StageCore.Home,
    begin: (Sleeper) -> Void
  ) async throws {
    try Task.checkCancellation()
    let sleeper = Sleeper(seconds, on: home)
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: Continuation) in
        sleeper.start(begin) { isCancelled in
          if isCancelled {
            continuation.resume(throwing: CancellationError())
          } else {
            continuation.resume()
          }
        }
      }
    } onCancel: {
      sleeper.cancel()
    }
  }

  @MainActor
  private static func liveHome() -> StageCore.Home? {
    guard let core = StageCore.inUse, core.recording.isLive else { return nil }
    return StageCore.Home(core)
  }
}
