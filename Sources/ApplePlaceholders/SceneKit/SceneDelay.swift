import Foundation
import HeadlessUIKit

/// Calls a block after a time of the virtual clock.
final class SceneDelay: NSObject, @unchecked Sendable {
  private let work: () -> Void

  private init(_ work: @escaping () -> Void) {
    self.work = work
    super.init()
  }

  static func call(after seconds: TimeInterval, _ work: @escaping () -> Void) {
    guard seconds > 0 else { return StageCore.ambient.queue.later(work) }
    SceneDelay(work).perform(Selector("fire", SceneDelay.fire), with: nil, afterDelay: seconds)
  }

  @MainActor private func fire() { work() }
}
