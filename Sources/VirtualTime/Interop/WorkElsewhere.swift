package import Foundation

/// The work that code has given to other queues, with what that sends back, until it has run.
final class WorkElsewhere: @unchecked Sendable {
  static let shared = WorkElsewhere()

  private let lock = NSLock()
  private var pieces = 0

  var isOver: Bool { lock.withLock { pieces == 0 } }

  /// Wraps work so that it counts until it has run.
  func counting(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    lock.withLock { pieces += 1 }
    return { [self] in
      work()
      lock.withLock { pieces -= 1 }
    }
  }
}

extension StageCore {
  /// Lets work on other queues end in real time, and what it sends back to the main queue run.
  @MainActor
  package static func waitForWorkElsewhere(atMost limit: TimeInterval) {
    let start = ProcessInfo.processInfo.systemUptime
    while !WorkElsewhere.shared.isOver, ProcessInfo.processInfo.systemUptime - start < limit {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
  }
}
