import Foundation
public import Scene
import Timeline

/// Asynchronous code: main-queue blocks and main-actor tasks run between the frames.
extension Stage {
  // After so many yields without new work nothing more is expected.
  private static let quietYields = 8
  private static let yieldLimit = 10_000

  /// Lets main-queue blocks and main-actor tasks run until several yields bring no new work.
  public func drain() async {
    core.becomeAmbient()
    core.recording.beginDrain()
    defer { core.recording.endDrain() }
    core.flushTurn()
    var (quiet, yields) = (0, 0)
    while quiet < Self.quietYields {
      guard yields < Self.yieldLimit else { return warnOfEndlessWork(after: yields) }
      let before = core.activity
      await Task.yield()
      core.becomeAmbient()
      core.flushTurn()
      yields += 1
      quiet = core.activity == before ? quiet + 1 : 0
    }
  }

  private func warnOfEndlessWork(after yields: Int) {
    core.warn(
      "Stage",
      "the main queue was still producing work after \(yields) yields",
      remedy: "let the task wait for virtual time",
      kind: .endless
    )
  }

  /// Films what asynchronous `body` does; its tasks run between the frames and take no virtual
  /// time.
  @discardableResult
  public func recordLive(
    fps: Int = 60,
    _ body: @escaping () async throws -> Void
  ) async throws -> Film {
    let collector = FrameCollector()
    let recording = Recording(self, fps: fps, length: nil, into: collector)
    recording.waits = true
    core.recording.beginLive()
    defer { core.recording.endLive() }
    let task = Task { @MainActor in
      defer { recording.waits = false }
      core.becomeAmbient()
      try await body()
    }
    try await recording.runLive()
    task.cancel()
    try await task.value
    return recording.film(collector.frames)
  }
}
