/// Deletes stored objects without making them.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  private let doomed: (NSManagedObjectContext) -> [NSManagedObjectID]

  public init<Result>(fetchRequest fetch: NSFetchRequest<Result>) {
    doomed = { context in context.objects(fetch.plan(in: context)).map(\.objectID) }
  }

  public init(objectIDs objects: [NSManagedObjectID]) {
    doomed = { _ in objects }
  }

  /// [D] Goes past the objects of contexts, which keep those that are deleted.
  override func result(in context: NSManagedObjectContext) -> NSPersistentStoreResult? {
    let ids = doomed(context)
    context.persistentStoreCoordinator?.delete(ids)
    return NSBatchDeleteResult(ids, resultType)
  }
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly = 0
  case resultTypeObjectIDs, resultTypeCount
}

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
