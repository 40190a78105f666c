import Foundation
import Timeline

// Preferred to the standard library's in code that imports UIKit: during a live recording tasks
// sleep in virtual time, otherwise in real time.

extension Task where Success == Never, Failure == Never {
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: duration)))
  }

  public static func sleep(for duration: Duration) async throws {
    guard let core = await liveCore() else {
      return try await ContinuousClock().sleep(for: duration)
    }
    try Task.checkCancellation()
    await VirtualSleep(core).sleep(duration.inSeconds)
    try Task.checkCancellation()
  }

  @MainActor
  private static func liveCore() -> VirtualSleep.Home? {
    guard let core = StageCore.inUse, core.recording.isLive else { return nil }
    return VirtualSleep.Home(core: core)
  }
}

extension Duration {
  fileprivate var inSeconds: TimeInterval {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}

/// A sleeping task that a stage wakes when its clock has reached the time.
@MainActor
private struct VirtualSleep {
  struct Home: @unchecked Sendable {
    // Used on the main actor only.
    let core: StageCore
  }

  private let home: Home

  nonisolated init(_ home: Home) {
    self.home = home
  }

  func sleep(_ seconds: TimeInterval) async {
    let core = home.core
    await withCheckedContinuation { continuation in
      core.queue.at(core.now + Instant(seconds: max(seconds, 0))) { continuation.resume() }
    }
  }
}
