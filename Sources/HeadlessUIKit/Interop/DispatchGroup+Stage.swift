public import Dispatch
import Foundation

// Preferred to Dispatch's own, which take more arguments, in code that imports UIKit.

extension DispatchGroup {
  /// On the main queue: in the turn in which the last of the group has left, or in real life,
  /// whichever comes first.
  public func notify(
    queue: DispatchQueue,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard queue.isMain, let core = StageCore.ofMainThread else {
      return notify(qos: .unspecified, flags: [], queue: queue, execute: work)
    }
    let waiting = WaitingGroup(group: self, work: OnceOnly(work))
    core.groups.append(waiting)
    notify(qos: .unspecified, flags: [], queue: queue) { waiting.work.run() }
  }
}

/// What is to run on the main queue once everybody has left a group.
struct WaitingGroup: Sendable {
  let group: DispatchGroup
  let work: OnceOnly

  var isEmpty: Bool { group.wait(timeout: .now()) == .success }
}

extension StageCore {
  /// Whoever has waited for a group that has become empty comes in a later turn.
  func collectGroups() {
    guard !groups.isEmpty else { return }
    groups.removeAll(where: \.work.hasRun)
    let ready = groups.filter(\.isEmpty)
    groups.removeAll { group in ready.contains { $0.work === group.work } }
    for group in ready { queue.later { group.work.run() } }
  }

  /// At the end of a film: nothing that it shows has made these groups empty.
  func reportGroups() {
    groups.removeAll(where: \.work.hasRun)
    guard !groups.isEmpty else { return }
    warnOnce(
      "DispatchGroup",
      "a dispatch group was not left when the film ended; what it notifies is not in the film",
      remedy: "let work on other queues end first, or film it with recordLive"
    )
  }
}
