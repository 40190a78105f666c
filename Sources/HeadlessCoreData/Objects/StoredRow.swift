/// The values of an object.
struct StoredRow {
  var attributes: [String: Any] = [:]
  /// The objects at the other ends, in the order in which they were added.
  var relations: [String: [NSManagedObjectID]] = [:]

  init() {}

  /// Default values.
  init(_ entity: NSEntityDescription) {
    for (name, attribute) in entity.attributesByName { attributes[name] = attribute.defaultValue }
  }
}
