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
    core.interop.groups.add(waiting)
    notify(qos: .unspecified, flags: [], queue: queue) { waiting.work.run() }
  }
}

/// What is to run on the main queue once everybody has left a group.
struct WaitingGroup: Sendable {
  let group: DispatchGroup
  let work: OnceOnly

  var isEmpty: Bool { group.wait(timeout: .now()) == .success }
}

/// The groups of a stage that have not been left yet, in the order in which they came.
struct WaitingGroups {
  private var rows: [WaitingGroup] = []

  mutating func add(_ group: WaitingGroup) { rows.append(group) }

  /// Whether any has neither been left nor notified.
  var isWaiting: Bool { rows.contains { !$0.work.hasRun } }

  /// Those that everybody has left since the last call.
  mutating func takeEmpty() -> [WaitingGroup] {
    guard !rows.isEmpty else { return [] }
    rows.removeAll(where: \.work.hasRun)
    let ready = rows.filter(\.isEmpty)
    rows.removeAll { group in ready.contains { $0.work === group.work } }
    return ready
  }
}

extension StageCore {
  /// Whoever has waited for a group that has become empty comes in a later turn.
  func collectGroups() {
    for group in interop.groups.takeEmpty() { queue.later { group.work.run() } }
  }

  /// At the end of a film: nothing that it shows has made these groups empty.
  package func reportGroups() {
    guard interop.groups.isWaiting else { return }
    warnOnce(
      "DispatchGroup",
      "a dispatch group was not left when the film ended; what it notifies is not in the film",
      remedy: "let work on other queues end first, or film it with recordLive"
    )
  }
}
