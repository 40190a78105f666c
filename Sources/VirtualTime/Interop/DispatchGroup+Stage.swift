public import Dispatch
import Foundation

// In code that imports UIKit these are preferred to Dispatch's own, which have more parameters.

extension DispatchGroup {
  /// On the main queue: runs in the turn in which the group becomes empty, or in real time,
  /// whichever comes first.
  ///
  /// On other queues, or for code there, it counts as work elsewhere.
  public func notify(
    queue: DispatchQueue,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard queue.isMain, let core = StageCore.ofMainThread else {
      return notifyElsewhere(queue, StageCore.following(work))
    }
    let elsewhere = core.interop.elsewhere
    let once = OnceOnly {
      elsewhere.noteReturn()
      work()
    }
    let waiting = WaitingGroup(group: self, work: once)
    core.interop.groups.add(waiting)
    notify(qos: .unspecified, flags: [], queue: queue) { waiting.work.run() }
  }

  private func notifyElsewhere(_ queue: DispatchQueue, _ work: @escaping @Sendable () -> Void) {
    let elsewhere = WorkElsewhere.current
    guard queue.isMain else {
      let counted = elsewhere.counting(.work(queue: queue.label), work)
      return notify(qos: .unspecified, flags: [], queue: queue, execute: counted)
    }
    let sent = elsewhere.counting(.workOfMainQueue, comesBack: true) { elsewhere.sendBack(work) }
    notify(qos: .unspecified, flags: [], queue: .global(), execute: sent)
  }
}

/// Work for the main queue that waits until a group is empty.
struct WaitingGroup: Sendable {
  let group: DispatchGroup
  let work: OnceOnly

  var isEmpty: Bool { group.wait(timeout: .now()) == .success }
}

/// The stage's groups that are not empty, in order.
struct WaitingGroups {
  private var rows: [WaitingGroup] = []

  mutating func add(_ group: WaitingGroup) { rows.append(group) }

  /// Whether any group is neither empty nor notified.
  var isWaiting: Bool { rows.contains { !$0.work.hasRun } }

  /// Whether any group is not empty.
  var isHeld: Bool { rows.contains { !$0.work.hasRun && !$0.isEmpty } }

  /// The groups that have become empty since the last call.
  mutating func takeEmpty() -> [WaitingGroup] {
    guard !rows.isEmpty else { return [] }
    rows.removeAll(where: \.work.hasRun)
    let ready = rows.filter(\.isEmpty)
    rows.removeAll { group in ready.contains { $0.work === group.work } }
    return ready
  }
}

extension StageCore {
  /// Schedules the work of groups that have become empty for a later turn.
  func collectGroups() {
    for group in interop.groups.takeEmpty() { queue.later { group.work.run() } }
  }

  /// Called at the end of a film: reports groups that nothing in the film has emptied.
  ///
  /// A stage that drives other queues lets them empty groups after it.
  package func reportGroups() {
    let isHeld = interop.elsewhere.isOver && interop.groups.isHeld
    guard interop.patienceElsewhere == nil ? interop.groups.isWaiting : isHeld else { return }
    warnOnce(
      "DispatchGroup",
      "a dispatch group was not left when the film ended; its notifications are not in the film",
      remedy: "let work on other queues end first, or film it with recordLive"
    )
  }
}
