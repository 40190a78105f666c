public import Foundation

/// What a store would keep; it is new as long as the store has not saved it, which none does.
open class EKObject: NSObject {
  open var hasChanges: Bool { true }
  open var isNew: Bool { true }
  open func reset() {}
  open func rollback() {}
  @discardableResult
  open func refresh() -> Bool { false }
}
