public import Dispatch
import Foundation
import Scene

// Dispatch's initialiser has more parameters, so code that imports UIKit makes its items here. The
// queue and the delay of an item cannot be observed.

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
      remedy: "pass a closure to DispatchQueue.main.asyncAfter, which follows the virtual clock",
      kind: .realTime
    )
  }
}
