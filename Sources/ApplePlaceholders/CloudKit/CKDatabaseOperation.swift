public import Foundation

/// Work on a database that cannot be reached: it fails when it is run.
open class CKOperation: Operation, @unchecked Sendable {
  open override func main() {
    if !isCancelled { fail(CKError(.notAuthenticated)) }
  }

  func fail(_ error: CKError) {}
}

open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  open weak var database: CKDatabase?
}
