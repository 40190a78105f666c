import VirtualTime

open class NSPersistentStoreRequest: NSObject {
  open var affectedStores: [NSPersistentStore]?

  /// nil for a request that a context cannot execute.
  func result(in context: NSManagedObjectContext) -> NSPersistentStoreResult? { nil }
}

open class NSPersistentStoreResult: NSObject {}

extension NSManagedObjectContext {
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    if let result = request.result(in: self) { return result }
    StageCore.ambient.raise(
      "NSManagedObjectContext",
      "requests of the class \(type(of: request)) cannot be executed here",
      remedy: "use fetch(_:), or execute a batch or an asynchronous fetch"
    )
    return NSPersistentStoreResult()
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
