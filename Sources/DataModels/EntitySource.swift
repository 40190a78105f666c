/// The Swift code that Xcode writes for an entity while it builds an app.
package struct EntitySource {
  private let entity: DataEntity
  private let classes: [String: String]
  private let access = "public"

  /// The code for all entities whose classes are generated, in the model's order.
  package static func text(for model: DataModel) -> String {
    let classes = Dictionary(
      model.entities.map { ($0.name, $0.className ?? "NSManagedObject") },
      uniquingKeysWith: { first, _ in first }
    )
    let texts = model.entities.compactMap { EntitySource($0, classes).text }
    return (texts.isEmpty ? [] : ["import CoreData\nimport Foundation\n"] + texts)
      .joined(separator: "\n")
  }

  private init(_ entity: DataEntity, _ classes: [String: String]) {
    (self.entity, self.classes) = (entity, classes)
  }

  private var text: String? {
    guard entity.generation != .manual, let name = entity.className else { return nil }
    let properties = propertiesText(name)
    return entity.generation == .wholeClass ? classText(name) + "\n" + properties : properties
  }

  private func classText(_ name: String) -> String {
    let base = entity.parent.flatMap { classes[$0] } ?? "NSManagedObject"
    return """
      \(access) class \(name): \(base) {
      }

      """
  }

  private func propertiesText(_ name: String) -> String {
    let attributes = entity.attributes.map {
      "  @NSManaged \(access) var \(Self.quoted($0.name)): \($0.type)"
    }
    let relationships = entity.relationships.map { relationship in
      "  @NSManaged \(access) var \(Self.quoted(relationship.name)): \(type(of: relationship))"
    }
    let methods = entity.relationships.filter(\.isToMany).flatMap(accessors)
    return """
      extension \(name) {
        @nonobjc \(access) class func fetchRequest() -> NSFetchRequest<\(name)> {
          return NSFetchRequest<\(name)>(entityName: "\(entity.name)")
        }

      \((attributes + relationships + methods).joined(separator: "\n"))
      }
      \(entity.parent == nil ? "\nextension \(name): Identifiable {\n}\n" : "")
      """
  }

  private func type(of relationship: DataRelationship) -> String {
    guard relationship.isToMany else { return destination(relationship) + "?" }
    return relationship.isOrdered ? "NSOrderedSet?" : "NSSet?"
  }

  private func destination(_ relationship: DataRelationship) -> String {
    classes[relationship.destination] ?? "NSManagedObject"
  }

  /// [D] The accessors that Xcode writes for a relationship to many.
  private func accessors(_ relationship: DataRelationship) -> [String] {
    let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    let member = destination(relationship)
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    let anywhere = [
      ("add\(name)Object:", "addTo\(name)(_ value: \(member))"),
      ("remove\(name)Object:", "removeFrom\(name)(_ value: \(member))"),
      ("add\(name):", "addTo\(name)(_ values: \(set))"),
      ("remove\(name):", "removeFrom\(name)(_ values: \(set))"),
    ]
    let placed = [
      ("insertObject:in\(name)AtIndex:", "insertInto\(name)(_ value: \(member), at idx: Int)"),
      ("removeObjectFrom\(name)AtIndex:", "removeFrom\(name)(at idx: Int)"),
      (
        "replaceObjectIn\(name)AtIndex:withObject:",
        "replace\(name)(at idx: Int, with value: \(member))"
      ),
    ]
    return ((relationship.isOrdered ? placed : []) + anywhere).map { selector, method in
      "  @objc(\(selector)) @NSManaged \(access) func \(method)"
    }
  }

  private static func quoted(_ name: String) -> String {
    ["default", "extension", "in", "is", "operator", "protocol", "repeat", "switch"].contains(name)
      ? "`\(name)`" : name
  }
}

extension DataAttribute {
  /// [D] The type of the generated property: numbers by value, objects always optional.
  fileprivate var type: String {
    switch kind {
    case .integer16: isScalar ? "Int16" : "NSNumber?"
    case .integer32: isScalar ? "Int32" : "NSNumber?"
    case .integer64: isScalar ? "Int64" : "NSNumber?"
    case .double: isScalar ? "Double" : "NSNumber?"
    case .float: isScalar ? "Float" : "NSNumber?"
    case .boolean: isScalar ? "Bool" : "NSNumber?"
    case .decimal: "NSDecimalNumber?"
    case .string: "String?"
    case .date: "Date?"
    case .binary: "Data?"
    case .uuid: "UUID?"
    case .uri: "URL?"
    case .transformable: (className ?? "NSObject") + "?"
    case .objectID: "NSManagedObjectID?"
    case .undefined: "NSObject?"
    }
  }
}
