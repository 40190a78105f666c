import DataModels

/// A property of an entity.
open class NSPropertyDescription: NSObject {
  public internal(set) weak var entity: NSEntityDescription?
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open var userInfo: [AnyHashable: Any]?
  open var renamingIdentifier: String?
  open var isIndexed = false
}

open class NSAttributeDescription: NSPropertyDescription {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var attributeValueClassName: String?
  open var valueTransformerName: String?
  open var allowsExternalBinaryDataStorage = false
  open var defaultValue: Any?
  private(set) var limits = AttributeLimits()

  convenience init(_ attribute: DataAttribute) {
    self.init()
    name = attribute.name
    isOptional = attribute.isOptional
    isTransient = attribute.isTransient
    attributeType = NSAttributeType(attribute.kind)
    attributeValueClassName = attribute.className
    defaultValue = attribute.defaultValue.flatMap(value(written:))
    limits = AttributeLimits(attribute)
  }

  private func value(written text: String) -> Any? {
    switch attributeType {
    case .booleanAttributeType: NSNumber(value: text == "YES" || text == "1" || text == "true")
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int(text).map { NSNumber(value: $0) }
    case .doubleAttributeType, .floatAttributeType: Double(text).map { NSNumber(value: $0) }
    case .decimalAttributeType: NSDecimalNumber(string: text)
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    case .stringAttributeType: text
    default: nil
    }
  }
}

open class NSRelationshipDescription: NSPropertyDescription {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var minCount = 0
  /// 1 for a single object, 0 for any number.
  open var maxCount = 0
  open var isOrdered = false

  open var isToMany: Bool { maxCount != 1 }

  convenience init(_ relationship: DataRelationship) {
    self.init()
    name = relationship.name
    isOptional = relationship.isOptional
    deleteRule = NSDeleteRule(relationship.deleteRule)
    minCount = relationship.minimum
    maxCount = relationship.isToMany ? relationship.maximum : 1
    isOrdered = relationship.isOrdered
  }
}
