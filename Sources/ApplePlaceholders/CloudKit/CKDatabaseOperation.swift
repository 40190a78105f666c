import Foundation

open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  open weak var database: CKDatabase?
}
