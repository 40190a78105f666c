import Foundation

/// An operation in a queue of Foundation's, which keeps it until it is finished.
struct WaitingOperation {
  private weak var operation: Operation?
  private weak var queue: OperationQueue?

  init(_ operation: Operation, in queue: OperationQueue) {
    (self.operation, self.queue) = (operation, queue)
  }

  var kind: Unfinished {
    queue === OperationQueue.main ? .operationOfMainQueue : .operation
  }

  /// Whether nobody needs to wait for it: it is finished, or its queue does not start it.
  var isOver: Bool {
    guard let operation, !operation.isFinished else { return true }
    return queue?.isSuspended == true && !operation.isExecuting
  }
}
