/// What happens where a saved object collides with one that is already kept.
open class NSMergePolicy: NSObject {
  public let mergeType: NSMergePolicyType

  public init(merge type: NSMergePolicyType) {
    mergeType = type
  }

  public class var error: NSMergePolicy { NSMergePolicy(merge: .errorMergePolicyType) }
  public class var rollback: NSMergePolicy { NSMergePolicy(merge: .rollbackMergePolicyType) }
  public class var overwrite: NSMergePolicy { NSMergePolicy(merge: .overwriteMergePolicyType) }
  public class var mergeByPropertyObjectTrump: NSMergePolicy {
    NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  }
  public class var mergeByPropertyStoreTrump: NSMergePolicy {
    NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
  }
}

// [D] CoreData/NSMergePolicy.h.
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType = 0
  case mergeByPropertyStoreTrumpMergePolicyType
  case mergeByPropertyObjectTrumpMergePolicyType
  case overwriteMergePolicyType
  case rollbackMergePolicyType
}

public var NSErrorMergePolicy: Any { NSMergePolicy.error }
public var NSRollbackMergePolicy: Any { NSMergePolicy.rollback }
public var NSOverwriteMergePolicy: Any { NSMergePolicy.overwrite }
public var NSMergeByPropertyObjectTrumpMergePolicy: Any {
  NSMergePolicy.mergeByPropertyObjectTrump
}
public var NSMergeByPropertyStoreTrumpMergePolicy: Any {
  NSMergePolicy.mergeByPropertyStoreTrump
}
