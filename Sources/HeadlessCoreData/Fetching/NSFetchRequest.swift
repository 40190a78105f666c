import VirtualTime

/// What a fetch can answer with.
public protocol NSFetchRequestResult: AnyObject {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

public struct NSFetchRequestResultType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  // [D] CoreData/NSFetchRequest.h.
  public static let managedObjectResultType: NSFetchRequestResultType = []
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// Which objects are wanted, and in which order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  open var entity: NSEntityDescription?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  open var includesSubentities = true
  open var includesPropertyValues = true
  open var includesPendingChanges = true
  open var returnsObjectsAsFaults = true
  open var returnsDistinctResults = false
  open var relationshipKeyPathsForPrefetching: [String]?
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?
  open var havingPredicate: NSPredicate?
  open var shouldRefreshRefetchedObjects = false

  private let name: String?

  open var entityName: String? { entity?.name ?? name }

  public override init() {
    name = nil
  }

  public init(entityName: String) {
    name = entityName
  }

  /// [D] Fetches in the context whose block is running.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.performing else {
      StageCore.ambient.raise(
        "NSFetchRequest",
        "execute() was called outside of a context's block",
        remedy: "call it in perform(_:) or performAndWait(_:), or call the context's fetch(_:)"
      )
      return []
    }
    return try context.fetch(self)
  }
}

/// A fetch as values.
struct FetchPlan {
  var entity: NSEntityDescription
  var predicate: NSPredicate?
  var sortDescriptors: [NSSortDescriptor] = []
  var limit = 0
  var offset = 0
  var includesSubentities = true
  var includesPendingChanges = true
}

extension NSFetchRequest {
  func plan(in context: NSManagedObjectContext) -> FetchPlan {
    FetchPlan(
      entity: entity ?? context.entity(named: entityName ?? ""),
      predicate: predicate,
      sortDescriptors: sortDescriptors ?? [],
      limit: fetchLimit,
      offset: fetchOffset,
      includesSubentities: includesSubentities,
      includesPendingChanges: includesPendingChanges
    )
  }
}
