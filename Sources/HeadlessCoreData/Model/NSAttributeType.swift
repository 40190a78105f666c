import DataModels

// [D] CoreData/NSAttributeDescription.h.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000

  init(_ kind: DataAttribute.Kind) {
    self =
      switch kind {
      case .undefined: .undefinedAttributeType
      case .integer16: .integer16AttributeType
      case .integer32: .integer32AttributeType
      case .integer64: .integer64AttributeType
      case .decimal: .decimalAttributeType
      case .double: .doubleAttributeType
      case .float: .floatAttributeType
      case .string: .stringAttributeType
      case .boolean: .booleanAttributeType
      case .date: .dateAttributeType
      case .binary: .binaryDataAttributeType
      case .uuid: .UUIDAttributeType
      case .uri: .URIAttributeType
      case .transformable: .transformableAttributeType
      case .objectID: .objectIDAttributeType
      }
  }
}

public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule = 0
  case nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule

  init(_ rule: DataRelationship.DeleteRule) {
    self =
      switch rule {
      case .none: .noActionDeleteRule
      case .nullify: .nullifyDeleteRule
      case .cascade: .cascadeDeleteRule
      case .deny: .denyDeleteRule
      }
  }
}
