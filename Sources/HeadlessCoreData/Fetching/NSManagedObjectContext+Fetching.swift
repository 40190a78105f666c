import VirtualTime

extension NSManagedObjectContext {
  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    if let type = Result.self as? NSManagedObject.Type { ManagedClasses.learn(type) }
    let results = results(request)
    let typed = results.compactMap { $0 as? Result }
    if typed.count < results.count {
      StageCore.ambient.raise(
        "NSManagedObjectContext",
        "the entity \(request.entityName ?? "") has objects that are no \(Result.self)",
        remedy: "give the entity that class in the data model"
      )
    }
    return typed
  }

  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    objects(request.plan(in: self)).count
  }

  private func results<Result>(_ request: NSFetchRequest<Result>) -> [Any] {
    var plan = request.plan(in: self)
    switch request.resultType {
    case .managedObjectIDResultType: return objects(plan).map(\.objectID)
    case .countResultType: return [NSNumber(value: objects(plan).count)]
    case .dictionaryResultType:
      // Rows are limited, not the objects that they are made of.
      (plan.offset, plan.limit) = (0, 0)
      return FetchedRows(request, of: plan.entity).rows(of: objects(plan))
    default: return objects(plan)
    }
  }

  // MARK: Objects

  /// The objects that a plan asks for, with the changes that are not saved yet.
  func objects(_ plan: FetchPlan) -> [NSManagedObject] {
    let all = candidates(plan).filter { plan.predicate?.evaluate(with: $0) ?? true }
    let sorted = Self.sorted(all, by: plan.sortDescriptors).dropFirst(max(plan.offset, 0))
    return plan.limit > 0 ? Array(sorted.prefix(plan.limit)) : Array(sorted)
  }

  /// In the order in which they were made.
  private func candidates(_ plan: FetchPlan) -> [NSManagedObject] {
    knownIDs().filter { id in
      plan.includesSubentities
        ? id.entity.isKindOf(entity: plan.entity) : id.entity === plan.entity
    }
    .sorted { $0.number < $1.number }
    .compactMap { related($0) }
    .filter { plan.includesPendingChanges || !$0.isInserted }
  }

  /// What this context, those above it and the store know of.
  private func knownIDs() -> Set<NSManagedObjectID> {
    let above = parent?.knownIDs() ?? Set(persistentStoreCoordinator?.rows.keys ?? [:].keys)
    return above.union(insertedObjects.map(\.objectID))
  }

  private static func sorted(
    _ objects: [NSManagedObject],
    by descriptors: [NSSortDescriptor]
  ) -> [NSManagedObject] {
    // Objects without an order keep the one they were made in.
    objects.enumerated().sorted { left, right in
      for descriptor in descriptors {
        switch descriptor.compare(left.element, to: right.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return left.offset < right.offset
    }
    .map(\.element)
  }

  // MARK: Entities

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  func entity(named name: String) -> NSEntityDescription {
    if let entity = model?.entitiesByName[name] { return entity }
    let known = (model?.entities ?? []).compactMap(\.name).sorted().joined(separator: ", ")
    StageCore.ambient.raise(
      "NSManagedObjectContext",
      "the data model has no entity called \(name)",
      remedy: known.isEmpty ? "give the context a coordinator with a model" : "it has \(known)"
    )
    return NSEntityDescription()
  }

  func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
    ManagedClasses.learn(type)
    if let entity = model?.entities.first(where: { ManagedClasses.isClass(type, of: $0) }) {
      return entity
    }
    return entity(named: String(describing: type))
  }
}
