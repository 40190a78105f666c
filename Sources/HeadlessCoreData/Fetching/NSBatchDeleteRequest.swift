import VirtualTime

/// Deletes stored objects without making them.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  let doomed: (NSManagedObjectContext) -> [NSManagedObjectID]

  public init<Result>(fetchRequest fetch: NSFetchRequest<Result>) {
    doomed = { context in context.objects(fetch.plan(in: context)).map(\.objectID) }
  }

  public init(objectIDs objects: [NSManagedObjectID]) {
    doomed = { _ in objects }
  }
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly = 0
  case resultTypeObjectIDs, resultTypeCount
}

open class NSPersistentStoreResult: NSObject {}

open class NSBatchDeleteResult: NSPersistentStoreResult {
  open private(set) var result: Any?
  open private(set) var resultType: NSBatchDeleteRequestResultType

  init(_ ids: [NSManagedObjectID], _ type: NSBatchDeleteRequestResultType) {
    resultType = type
    result =
      switch type {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: ids
      case .resultTypeCount: ids.count
      }
  }
}

extension NSManagedObjectContext {
  /// [D] Goes past the objects of contexts, which keep those that are deleted.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let request = request as? NSBatchDeleteRequest else {
      StageCore.ambient.raise(
        "NSManagedObjectContext",
        "requests of the class \(type(of: request)) cannot be executed here",
        remedy: "use fetch(_:), or NSBatchDeleteRequest"
      )
      return NSPersistentStoreResult()
    }
    let ids = request.doomed(self)
    persistentStoreCoordinator?.delete(ids)
    return NSBatchDeleteResult(ids, request.resultType)
  }
}

extension NSPersistentStoreCoordinator {
  @discardableResult
  public func execute(
    _ request: NSPersistentStoreRequest,
    with context: NSManagedObjectContext
  ) throws -> Any {
    try context.execute(request)
  }
}
