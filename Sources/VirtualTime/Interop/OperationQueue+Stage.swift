public import Foundation

// Nothing can be preferred to Foundation's own functions, which have no parameters to leave out.
// `try` writes functions of their names into each module that adds operations, and they call these.

extension OperationQueue {
  /// On the main queue: runs at the end of this turn, or in real time, whichever comes first.
  ///
  /// On other queues it counts as work elsewhere until it has run.
  public func addOperation(_ block: @escaping @Sendable () -> Void, onStage: Void) {
    let isMain = self === OperationQueue.main
    guard isMain, let core = StageCore.ofMainThread else {
      let kind: Unfinished = isMain ? .operationOfMainQueue : .operation
      let counted = WorkElsewhere.current
        .counting(kind, comesBack: isMain, StageCore.following(block))
      return addOperation(counted)
    }
    let once = OnceOnly(block)
    core.queue.later { once.run() }
    addOperation { once.run() }
  }

  /// Counts the operation as work elsewhere until it is finished.
  public func addOperation(_ operation: Operation, onStage: Void) {
    count(operation)
    addOperation(operation)
  }

  /// The same for several.
  public func addOperations(
    _ operations: [Operation],
    waitUntilFinished wait: Bool,
    onStage: Void
  ) {
    for operation in operations { count(operation) }
    addOperations(operations, waitUntilFinished: wait)
  }

  private func count(_ operation: Operation) {
    WorkElsewhere.current.add(
      WaitingOperation(operation, in: self),
      comesBack: self === OperationQueue.main
    )
  }
}
