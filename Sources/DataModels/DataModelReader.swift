/// The `contents` of an `.xcdatamodel` → a data model.
package struct DataModelReader {
  private var model = DataModel()
  private var entity: DataEntity?
  private var unique: [String]?

  package static func read(_ bytes: [UInt8]) throws(TagError) -> DataModel {
    var reader = DataModelReader()
    var tags = TagScanner(bytes)
    guard let root = try tags.next() else { throw TagError(line: 1, reason: "it is empty") }
    guard root.name == "model" else {
      throw TagError(line: 1, reason: "its root element is <\(root.name)>, not <model>")
    }
    while let tag = try tags.next() { reader.take(tag) }
    return reader.model
  }

  private mutating func take(_ tag: Tag) {
    switch (tag.name, tag.isEnd) {
    case ("entity", false):
      entity = DataEntity(tag)
      if tag.isEmpty { endEntity() }
    case ("entity", true): endEntity()
    case ("attribute", false): entity?.attributes.append(DataAttribute(tag))
    case ("relationship", false): entity?.relationships.append(DataRelationship(tag))
    case ("uniquenessConstraint", false): unique = []
    case ("constraint", false): unique?.append(tag["value"] ?? "")
    case ("uniquenessConstraint", true):
      if let unique, !unique.isEmpty { entity?.uniqueTogether.append(unique) }
      unique = nil
    default: break
    }
  }

  private mutating func endEntity() {
    if let entity { model.entities.append(entity) }
    entity = nil
  }
}

extension DataEntity {
  fileprivate init(_ tag: Tag) {
    name = tag["name"] ?? ""
    // `.Film` is a class of the app's own module.
    let last = tag["representedClassName"]?.split(separator: ".").last.map(String.init)
    className = last == "NSManagedObject" ? nil : last
    parent = tag["parentEntity"]
    isAbstract = tag.isSet("isAbstract")
    generation =
      switch tag["codeGenerationType"] {
      case "class": .wholeClass
      case "category": .propertiesOnly
      default: .manual
      }
  }
}

extension DataAttribute {
  fileprivate init(_ tag: Tag) {
    name = tag["name"] ?? ""
    kind = tag["attributeType"].flatMap(Kind.init) ?? .undefined
    isOptional = tag.isSet("optional")
    isTransient = tag.isSet("transient")
    isScalar = tag.isSet("usesScalarValueType")
    className = tag["customClassName"]
    defaultValue = tag["defaultValueString"] ?? tag["defaultDateTimeInterval"]
    minimum = (tag["minValueString"] ?? tag["minDateTimeInterval"]).flatMap(Double.init)
    maximum = (tag["maxValueString"] ?? tag["maxDateTimeInterval"]).flatMap(Double.init)
    pattern = tag["regularExpressionString"]
  }
}

extension DataRelationship {
  fileprivate init(_ tag: Tag) {
    name = tag["name"] ?? ""
    destination = tag["destinationEntity"] ?? ""
    inverse = tag["inverseName"]
    isOptional = tag.isSet("optional")
    isToMany = tag.isSet("toMany")
    isOrdered = tag.isSet("ordered")
    minimum = tag["minCount"].flatMap { Int($0) } ?? 0
    maximum = tag["maxCount"].flatMap { Int($0) } ?? 0
    deleteRule = tag["deletionRule"].flatMap(DeleteRule.init) ?? .nullify
  }
}
