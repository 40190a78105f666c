public import Dispatch
import Foundation
import Scene

// Dispatch's initialiser has more parameters, so code that imports UIKit makes its items here. The
// queue and the delay of an item cannot be observed, but code that imports UIKit alone hands items to
// functions of the module UIKit.

extension DispatchWorkItem {
  /// An item that a recording checks at its end.
  public convenience init(block: @escaping @convention(block) () -> Void) {
    let mark = WaitingWork.Mark()
    self.init(qos: .unspecified, flags: []) {
      mark.hasRun = true
      block()
    }
    guard let core = StageCore.ofMainThread else { return }
    core.interop.workItems.add(WaitingWork(item: self, mark: mark))
  }
}

/// A work item that may be waiting on the real clock.
struct WaitingWork {
  final class Mark {
    var hasRun = false
  }

  let item: DispatchWorkItem
  let mark: Mark

  var isWaiting: Bool { !mark.hasRun && !item.isCancelled }
}

/// The work items that were made for a stage since its last film.
struct WaitingWorkItems {
  private var rows: [WaitingWork] = []

  mutating func add(_ work: WaitingWork) { rows.append(work) }
  mutating func remove(_ item: DispatchWorkItem) { rows.removeAll { $0.item === item } }

  mutating func takeAll() -> [WaitingWork] {
    defer { rows.removeAll() }
    return rows
  }
}

extension StageCore {
  /// Called at the end of a film: reports items that have neither run nor been cancelled.
  package func reportWorkItems() {
    guard interop.workItems.takeAll().contains(where: \.isWaiting) else { return }
    warn(
      "DispatchWorkItem",
      "a work item had not run when the film ended; an item handed to a queue with a delay waits"
        + " on the real clock",
      remedy: "import UIKit without Foundation and Dispatch where the item is handed over, or pass"
        + " a closure to DispatchQueue.main.asyncAfter",
      kind: .realTime
    )
  }
}

extension DispatchQueue {
  /// On the main queue, and on others that the stage drives, the item runs when a closure would,
  /// unless it has been cancelled by then.
  public func schedule(_ item: DispatchWorkItem) {
    guard let work = stagedWork(of: item) else { return async(execute: item) }
    async(execute: work)
  }

  public func schedule(_ item: DispatchWorkItem, deadline: DispatchTime) {
    guard let work = stagedWork(of: item) else {
      return asyncAfter(deadline: deadline, execute: item)
    }
    asyncAfter(deadline: deadline, execute: work)
  }

  /// Nil on other queues, which run their items in real time, unless the stage drives them.
  private func stagedWork(of item: DispatchWorkItem) -> (@Sendable () -> Void)? {
    guard let core = StageCore.ofMainThread, isMain || StageCore.driver != nil else { return nil }
    core.interop.workItems.remove(item)
    // Run by this queue alone.
    nonisolated(unsafe) let item = item
    return { item.perform() }
  }
}
