extension NSManagedObject {
  /// Checks required values, how many objects relationships have, and the limits of values.
  func validate() throws {
    let faults = entity.properties.filter { !$0.isTransient }.compactMap(fault)
    let errors = faults + brokenLimits()
    guard let first = errors.first else { return }
    guard errors.count > 1 else { throw first }
    throw NSError(
      domain: NSCocoaErrorDomain,
      code: NSValidationMultipleErrorsError,
      userInfo: [
        NSDetailedErrorsKey: errors,
        NSLocalizedDescriptionKey: "Multiple validation errors occurred.",
      ]
    )
  }

  private func fault(_ property: NSPropertyDescription) -> NSError? {
    if let relationship = property as? NSRelationshipDescription, relationship.isToMany {
      return countFault(relationship)
    }
    guard !property.isOptional, isMissing(property) else { return nil }
    return error(
      NSValidationMissingMandatoryPropertyError,
      property.name,
      "\(property.name) is a required value."
    )
  }

  /// [D] CoreDataErrors.h: a relationship to many has too few or too many objects.
  private func countFault(_ relationship: NSRelationshipDescription) -> NSError? {
    let (name, count) = (relationship.name, content.relations[relationship.name]?.count ?? 0)
    // An optional one may be empty, whatever its least number is.
    if count == 0 ? !relationship.isOptional : count < relationship.minCount {
      return error(
        NSValidationRelationshipLacksMinimumCountError,
        name,
        "\(name) has too few objects."
      )
    }
    // [D] 0 is no limit.
    guard relationship.maxCount > 0, count > relationship.maxCount else { return nil }
    return error(
      NSValidationRelationshipExceedsMaximumCountError,
      name,
      "\(name) has too many objects."
    )
  }

  private func isMissing(_ property: NSPropertyDescription) -> Bool {
    if property is NSRelationshipDescription {
      return content.relations[property.name]?.isEmpty ?? true
    }
    return content.attributes[property.name] == nil
  }

  /// [D] Of transient attributes too, which are validated though nothing stores them.
  private func brokenLimits() -> [NSError] {
    entity.properties.compactMap { property in
      guard let attribute = property as? NSAttributeDescription,
        let code = attribute.limits.violation(by: content.attributes[attribute.name])
      else { return nil }
      return error(code, attribute.name, "\(attribute.name) is not what its limits allow.")
    }
  }

  /// [D] A relationship that denies must be empty first.
  func validateDeletion() throws {
    for relationship in entity.relationshipsByName.values.sorted(by: { $0.name < $1.name })
    where relationship.deleteRule == .denyDeleteRule {
      let left = relatedObjects(relationship).filter { !$0.isDeleted }
      guard left.isEmpty else {
        throw error(
          NSValidationRelationshipDeniedDeleteError,
          relationship.name,
          "\(relationship.name) must be empty before the object is deleted."
        )
      }
    }
  }

  private func error(_ code: Int, _ key: String, _ sentence: String) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain,
      code: code,
      userInfo: [
        NSValidationObjectErrorKey: self,
        NSValidationKeyErrorKey: key,
        NSLocalizedDescriptionKey: sentence,
      ]
    )
  }
}
