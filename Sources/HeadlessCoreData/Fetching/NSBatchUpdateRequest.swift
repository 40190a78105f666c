import VirtualTime

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
    let entity = entity ?? context.entity(named: entityName)
    guard let changes = changes(of: entity) else { return NSBatchUpdateResult([], resultType) }
    let plan = FetchPlan(
      entity: entity,
      predicate: predicate,
      includesSubentities: includesSubentities,
      includesPendingChanges: false
    )
    // The values of a fresh context are those of the store.
    let stored = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    stored.persistentStoreCoordinator = context.persistentStoreCoordinator
    let objects = stored.objects(plan)
    for object in objects {
      context.persistentStoreCoordinator?.update(
        object.objectID,
        changes.mapValues { $0.value(for: object) }
      )
    }
    return NSBatchUpdateResult(objects.map(\.objectID), resultType)
  }

  private struct Change {
    let attribute: NSAttributeDescription
    let value: Any

    func value(for object: NSManagedObject) -> Any? {
      var wanted: Any? = value
      if let expression = value as? Predicates.NSExpression {
        wanted = expression.expressionValue(with: object, context: nil)
      }
      return ManagedValue.kept(wanted, as: attribute.attributeType)
    }
  }

  /// nil after an exception.
  private func changes(of entity: NSEntityDescription) -> [String: Change]? {
    let attributes = entity.attributesByName
    var changes: [String: Change] = [:]
    var wrong: [String] = []
    for (key, value) in propertiesToUpdate ?? [:] {
      let name = key.base as? String ?? (key.base as? NSPropertyDescription)?.name
      if let attribute = name.flatMap({ attributes[$0] }) {
        changes[attribute.name] = Change(attribute: attribute, value: value)
      } else {
        wrong.append(name ?? "\(key.base)")
      }
    }
    // The order of a dictionary is another one in every run.
    guard let first = wrong.min() else { return changes }
    refuse(first, of: entity)
    return nil
  }

  // [W] Core Data's words.
  private func refuse(_ name: String, of entity: NSEntityDescription) {
    StageCore.ambient.raise(
      "NSBatchUpdateRequest",
      "Invalid string key \(name) passed to propertiesToUpdate:",
      remedy: "name attributes of the entity \(entity.name ?? "")"
    )
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
