import VirtualTime

/// How a store is opened.
open class NSPersistentStoreDescription: NSObject {
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open var url: URL?
  open var isReadOnly = false
  open var timeout: TimeInterval = 240
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open private(set) var options: [String: NSObject] = [:]

  public override init() {}

  public init(url: URL) {
    self.url = url
  }

  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// A model, its store and the contexts on it.
open class NSPersistentContainer: NSObject {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext: NSManagedObjectContext
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Reads the model of that name from the app's resources.
  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: Self.model(name))
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    let file = Self.defaultDirectoryURL().appending(path: name + ".sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
    super.init()
    let module = String(reflecting: type(of: self)).split(separator: ".").first
    if let module, type(of: self) != NSPersistentContainer.self {
      ManagedClasses.search(String(module))
    }
  }

  private static func model(_ name: String) -> NSManagedObjectModel {
    if let model = ModelFile.find(name).flatMap(NSManagedObjectModel.init(contentsOf:)) {
      return model
    }
    StageCore.ambient.raise(
      "NSPersistentContainer",
      "no resource holds a data model called \(name)",
      remedy: "add \(name).xcdatamodeld to the resources of the target, as a copy"
    )
    return NSManagedObjectModel()
  }

  /// [D] A folder of the app; nothing is written there.
  open class func defaultDirectoryURL() -> URL {
    Bundle.main.bundleURL.appending(path: "Library/Application Support")
  }

  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      nonisolated(unsafe) let work = { [self] in
        do {
          try persistentStoreCoordinator.addPersistentStore(
            ofType: description.type,
            configurationName: description.configuration,
            at: description.url
          )
          block(description, nil)
        } catch {
          block(description, error)
        }
      }
      if description.shouldAddStoreAsynchronously {
        DispatchQueue.main.async { work() }
      } else {
        work()
      }
    }
  }

  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  public func performBackgroundTask<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (NSManagedObjectContext) throws -> Result
  ) async rethrows -> Result {
    let context = newBackgroundContext()
    return try context.performAndWait { try block(context) }
  }
}

/// Without iCloud: data stays on this device.
open class NSPersistentCloudKitContainer: NSPersistentContainer {}
