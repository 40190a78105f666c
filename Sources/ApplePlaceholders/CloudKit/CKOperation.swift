public import Foundation

/// Work on a database that cannot be reached: it fails when it is run.
open class CKOperation: Operation, @unchecked Sendable {
  /// [D] One that was cancelled says so; `main` is not called then.
  open override func start() {
    if isCancelled, !isFinished { fail(CKError(.operationCancelled)) }
    super.start()
  }

  open override func main() {
    fail(CKError(isCancelled ? .operationCancelled : .notAuthenticated))
  }

  func fail(_ error: CKError) {}
}
