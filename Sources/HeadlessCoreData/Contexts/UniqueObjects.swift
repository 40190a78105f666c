/// Keeps apart the objects that a model says must differ.
struct UniqueObjects {
  private let context: NSManagedObjectContext

  init(_ context: NSManagedObjectContext) {
    self.context = context
  }

  /// Settles by the context's merge policy what would be saved twice.
  func resolve() throws {
    for object in context.objects(.inserted) {
      for names in object.entity.uniquenessConstraints.map(names) {
        guard !object.isDeleted, let twin = twin(of: object, names) else { continue }
        try settle(object, twin, names)
      }
    }
  }

  private func names(_ constraint: [Any]) -> [String] {
    constraint.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
  }

  /// An older object with the same values.
  private func twin(of object: NSManagedObject, _ names: [String]) -> NSManagedObject? {
    let values = names.map { object.value(forKey: $0) }
    guard values.allSatisfy({ $0 != nil }) else { return nil }
    let predicate = NSPredicate { other, _ in
      guard let other = other as? NSManagedObject, other !== object else { return false }
      return zip(names, values).allSatisfy { name, value in
        guard let value, let kept = other.value(forKey: name) else { return false }
        return ValueOrder.areEqual(kept, value)
      }
    }
    let plan = FetchPlan(entity: object.entity, predicate: predicate)
    return context.objects(plan).first { $0.objectID.number < object.objectID.number }
  }

  private func settle(
    _ object: NSManagedObject,
    _ twin: NSManagedObject,
    _ names: [String]
  ) throws {
    switch (context.mergePolicy as? NSMergePolicy)?.mergeType {
    case .mergeByPropertyObjectTrumpMergePolicyType?, .overwriteMergePolicyType?:
      for (name, value) in object.content.attributes.sorted(by: { $0.key < $1.key }) {
        twin.setValue(value, forKey: name)
      }
      for relationship in twin.entity.relationshipsByName.values.sorted(by: { $0.name < $1.name }) {
        let others = object.relatedObjects(relationship)
        if !others.isEmpty { twin.relate(relationship, to: others) }
      }
      context.delete(object)
    case .mergeByPropertyStoreTrumpMergePolicyType?, .rollbackMergePolicyType?:
      context.delete(object)
    case .errorMergePolicyType?, nil:
      throw NSError(
        domain: NSCocoaErrorDomain,
        code: NSManagedObjectConstraintMergeError,
        userInfo: [NSLocalizedDescriptionKey: "\(names.joined(separator: ", ")) must be unique."]
      )
    }
  }
}
