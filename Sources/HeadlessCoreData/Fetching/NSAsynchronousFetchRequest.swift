/// A fetch that answers in a later turn.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
  public typealias Completion = (NSAsynchronousFetchResult<ResultType>) -> Void

  public let fetchRequest: NSFetchRequest<ResultType>
  public let completionBlock: Completion?
  open var estimatedResultCount = 0

  public init(fetchRequest request: NSFetchRequest<ResultType>, completionBlock blk: Completion?) {
    fetchRequest = request
    completionBlock = blk
  }

  /// [D] The block is called in the context's queue, once the result is complete.
  override func result(in context: NSManagedObjectContext) -> NSPersistentStoreResult? {
    let result = NSAsynchronousFetchResult(fetchRequest, context)
    let completion = completionBlock
    context.perform {
      result.finish()
      completion?(result)
    }
    return result
  }
}

open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
  public let managedObjectContext: NSManagedObjectContext
  open fileprivate(set) var operationError: (any Error)?
  fileprivate var isCancelled = false

  fileprivate init(_ context: NSManagedObjectContext) {
    managedObjectContext = context
  }

  /// [D] A result that was cancelled stays empty.
  open func cancel() { isCancelled = true }
}

open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult {
  public let fetchRequest: NSFetchRequest<ResultType>
  open private(set) var finalResult: [ResultType]?

  fileprivate init(_ request: NSFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
    fetchRequest = request
    super.init(context)
  }

  fileprivate func finish() {
    guard !isCancelled else { return }
    do {
      finalResult = try managedObjectContext.fetch(fetchRequest)
    } catch {
      operationError = error
    }
  }
}
