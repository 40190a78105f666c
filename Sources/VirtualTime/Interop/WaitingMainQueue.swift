import Dispatch
import Foundation

/// Lets the main queue run while code of the main thread waits.
@MainActor
final class WaitingMainQueue {
  /// [I] Longer than the main queue's work of one instant takes, of which there is more if it is busy.
  private static let patience: TimeInterval = 0.05
  /// [I] How long one pass of the run loop waits at most.
  private static let pass: TimeInterval = 0.001

  // Used on the main queue only.
  private final class Mark: @unchecked Sendable {
    var isReached = true
  }

  private var mark = Mark()

  nonisolated init() {}

  /// Runs what is in the queue now: a single pass of the run loop may run something else.
  ///
  /// While work of the main queue itself calls this, the queue runs nothing and keeps its mark.
  func drain() {
    guard mark.isReached else { return RunLoop.main.pass(atMost: 0) }
    let mark = Mark()
    mark.isReached = false
    self.mark = mark
    DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) { mark.isReached = true }
    let patience = RealPatience(Self.patience)
    while !mark.isReached, !patience.isOver { RunLoop.main.pass(atMost: Self.pass) }
  }
}

extension RunLoop {
  /// Handles what is there, or waits for it.
  func pass(atMost seconds: TimeInterval) {
    _ = run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
  }
}
