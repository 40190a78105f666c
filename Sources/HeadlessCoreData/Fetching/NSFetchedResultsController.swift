/// Keeps the results of a fetch up to date, in sections.
open class NSFetchedResultsController<ResultType>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?

  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    didSet { if delegate != nil { observe() } }
  }

  private var results: FetchedResults?
  private var observer: (any NSObjectProtocol)?
  /// Has the same results: a delegate's methods take a controller of any results.
  private let twin: NSFetchedResultsController<any NSFetchRequestResult>?

  public convenience init(
    fetchRequest: NSFetchRequest<ResultType>,
    managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?,
    cacheName name: String?
  ) {
    let other = NSFetchRequest<any NSFetchRequestResult>()
    self.init(
      fetchRequest,
      context,
      sectionNameKeyPath,
      name,
      twin: ResultType.self == (any NSFetchRequestResult).self
        ? nil
        : NSFetchedResultsController<any NSFetchRequestResult>(
          other,
          context,
          sectionNameKeyPath,
          name,
          twin: nil
        )
    )
  }

  /// [D] A controller without a request, which can only be replaced by another one.
  public override convenience init() {
    self.init(
      NSFetchRequest(),
      NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType),
      nil,
      nil,
      twin: nil
    )
  }

  private init(
    _ fetchRequest: NSFetchRequest<ResultType>,
    _ context: NSManagedObjectContext,
    _ sectionNameKeyPath: String?,
    _ cacheName: String?,
    twin: NSFetchedResultsController<any NSFetchRequestResult>?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    self.cacheName = cacheName
    self.twin = twin
    super.init()
  }

  /// What the delegate is shown.
  private var shown: NSFetchedResultsController<any NSFetchRequestResult>? {
    twin ?? (self as? NSFetchedResultsController<any NSFetchRequestResult>)
  }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  open class func deleteCache(withName name: String?) {}

  open func performFetch() throws {
    if let type = ResultType.self as? NSManagedObject.Type { ManagedClasses.learn(type) }
    take(fetched())
  }

  private func fetched() -> FetchedResults {
    FetchedResults(
      managedObjectContext.objects(fetchRequest.plan(in: managedObjectContext)),
      sectionNameKeyPath: sectionNameKeyPath
    )
  }

  private func take(_ new: FetchedResults) {
    results = new
    twin?.results = new
  }

  // MARK: Results

  open var fetchedObjects: [ResultType]? { results?.objects.compactMap { $0 as? ResultType } }

  open var sections: [any NSFetchedResultsSectionInfo]? { results?.sections }

  open func object(at indexPath: IndexPath) -> ResultType {
    let object = results?.object(at: indexPath)
    guard let object = object as? ResultType else {
      preconditionFailure(
        "no object of \(ResultType.self) at \(indexPath); call performFetch() first"
      )
    }
    return object
  }

  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { results?.indexPath(of: $0) }
  }

  open var sectionIndexTitles: [String] { results?.sections.compactMap(\.indexTitle) ?? [] }

  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    sectionName.first.map { String($0).uppercased() }
  }

  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    sectionIndex
  }

  // MARK: Changes

  private func observe() {
    guard observer == nil else { return }
    nonisolated(unsafe) weak let follower = self
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange,
      object: managedObjectContext,
      queue: nil
    ) { notification in
      follower?.follow(notification)
    }
  }

  private func follow(_ notification: Notification) {
    // [D] Without a delegate, or before the first fetch, results stay as they are.
    guard let old = results, let delegate, let shown else { return }
    let keys = [NSUpdatedObjectsKey, NSRefreshedObjectsKey]
    let changed = keys.compactMap { notification.userInfo?[$0] as? Set<NSManagedObject> }
      .reduce(into: Set<NSManagedObjectID>()) { ids, objects in
        ids.formUnion(objects.map(\.objectID))
      }
    let new = fetched()
    let changes = FetchedChanges(from: old, to: new, changed: changed)
    guard !changes.isEmpty else { return }
    delegate.controllerWillChangeContent(shown)
    take(new)
    for change in changes.sections {
      delegate.controller(
        shown,
        didChange: change.section,
        atSectionIndex: change.index,
        for: change.type
      )
    }
    for change in changes.objects {
      delegate.controller(
        shown,
        didChange: change.object,
        at: change.old,
        for: change.type,
        newIndexPath: change.new
      )
    }
    delegate.controllerDidChangeContent(shown)
  }

  /// The controller that a delegate is shown is equal to this one.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let object = object as AnyObject? else { return false }
    if object === self || object === twin { return true }
    guard let typed = object as? any TwinnedController else { return false }
    return typed.isTwin(self)
  }

  open override var hash: Int { ObjectIdentifier(managedObjectContext).hashValue }
}

private protocol TwinnedController {
  func isTwin(_ object: AnyObject) -> Bool
}

extension NSFetchedResultsController: TwinnedController {
  fileprivate func isTwin(_ object: AnyObject) -> Bool { twin === object }
}

/// [D] CoreData/NSFetchedResultsController.h.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete, move, update
}

public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  )
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  )
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  )
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  )
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}

  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  ) {}

  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}

  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
}
