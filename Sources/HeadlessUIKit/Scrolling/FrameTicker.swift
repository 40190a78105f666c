import Foundation
import Timeline

/// Calls a body at every refresh of the display, for a duration.
@MainActor
final class FrameTicker {
  private let core: StageCore
  private let origin: Instant
  private let duration: TimeInterval
  private let body: (TimeInterval) -> Void
  private var pending: Int?

  /// `body` receives the seconds since the start; the last call is at exactly `duration`.
  init(_ core: StageCore, duration: TimeInterval, _ body: @escaping (TimeInterval) -> Void) {
    self.core = core
    self.duration = duration
    self.body = body
    origin = core.now
    schedule(1)
  }

  func stop() {
    if let pending { core.queue.cancel(pending) }
    pending = nil
  }

  private func schedule(_ tick: Int) {
    let frame = FrameRate(CADisplayLink.refreshRate).start(ofFrame: tick)
    let end = Instant(seconds: duration)
    let next = min(frame, end)
    pending = core.queue.at(origin + next) { [weak self] in
      guard let self, pending != nil else { return }
      pending = nil
      if frame < end { schedule(tick + 1) }
      body(frame < end ? frame.seconds : duration)
    }
  }
}
