import Foundation
import HeadlessUIKit

/// Calls a block after a time of the virtual clock.
enum SceneDelay {
  /// A recording waits for what is awaited; nothing that never ends may be.
  static func call(
    after seconds: TimeInterval,
    isAwaited: Bool = true,
    _ work: @escaping () -> Void
  ) {
    let core = StageCore.ambient
    guard seconds > 0 else { return core.queue.later(work) }
    core.run(after: seconds, holds: isAwaited, work)
  }
}
