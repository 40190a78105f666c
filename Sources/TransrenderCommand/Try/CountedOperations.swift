/// A file for a module that adds operations to queues: it hides Foundation's own functions by some
/// that count what is added, so that a film can wait for it.
struct CountedOperations {
  private let adds: Bool

  init(_ texts: [String]) {
    adds =
      texts.contains { $0.contains(/\baddOperations?\b/.wordBoundaryKind(.simple)) }
      // An app's own would be declared twice.
      && !texts.contains { $0.contains(/\bfunc addOperations?\b/) }
  }

  /// Nil if the module adds none.
  var text: String? { adds ? Self.source : nil }

  // A calculator may have an Operation of its own.
  private static let source = """
    import Foundation
    import UIKit

    extension Foundation.OperationQueue {
      func addOperation(_ block: @escaping @Sendable () -> Void) {
        addOperation(block, onStage: ())
      }
      func addOperation(_ op: Foundation.Operation) {
        addOperation(op, onStage: ())
      }
      func addOperations(_ ops: [Foundation.Operation], waitUntilFinished wait: Bool) {
        addOperations(ops, waitUntilFinished: wait, onStage: ())
      }
    }

    """
}
