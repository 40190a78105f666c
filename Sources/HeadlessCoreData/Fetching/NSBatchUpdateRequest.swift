/// Changes stored values without making objects.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  open var predicate: NSPredicate?
  open var includesSubentities = true
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  /// New values, or expressions of them, by names or descriptions of attributes.
  open var propertiesToUpdate: [AnyHashable: Any]?
  open private(set) var entity: NSEntityDescription?
  private let name: String?

  open var entityName: String { entity?.name ?? name ?? "" }

  public init(entityName: String) {
    name = entityName
  }

  public init(entity: NSEntityDescription) {
    self.entity = entity
    name = nil
  }

  /// [D] Goes past the objects of contexts, which keep their values.
  override func result(in context: NSManagedObjectContext) -> NSPersistentStoreResult? {
    let plan = FetchPlan(
      entity: entity ?? context.entity(named: entityName),
      predicate: predicate,
      includesSubentities: includesSubentities,
      includesPendingChanges: false
    )
    // The values of a fresh context are those of the store.
    let stored = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    stored.persistentStoreCoordinator = context.persistentStoreCoordinator
    let objects = stored.objects(plan)
    for object in objects {
      context.persistentStoreCoordinator?.update(object.objectID, values(for: object))
    }
    return NSBatchUpdateResult(objects.map(\.objectID), resultType)
  }

  private func values(for object: NSManagedObject) -> [String: Any?] {
    var values: [String: Any?] = [:]
    for (key, value) in propertiesToUpdate ?? [:] {
      guard let name = key.base as? String ?? (key.base as? NSPropertyDescription)?.name else {
        continue
      }
      var wanted: Any? = value
      if let expression = value as? Predicates.NSExpression {
        wanted = expression.expressionValue(with: object, context: nil)
      }
      let type = object.entity.attributesByName[name]?.attributeType
      values.updateValue(ManagedValue.kept(wanted, as: type), forKey: name)
    }
    return values
  }
}

// [D] CoreData/NSPersistentStoreResult.h.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType = 0
  case updatedObjectIDsResultType, updatedObjectsCountResultType
}

open class NSBatchUpdateResult: NSPersistentStoreResult {
  open private(set) var result: Any?
  open private(set) var resultType: NSBatchUpdateRequestResultType

  init(_ ids: [NSManagedObjectID], _ type: NSBatchUpdateRequestResultType) {
    resultType = type
    result =
      switch type {
      case .statusOnlyResultType: true
      case .updatedObjectIDsResultType: ids
      case .updatedObjectsCountResultType: ids.count
      }
  }
}
