/// What an `.xcdatamodel` says: the entities of an app's data, as Xcode's editor wrote them.
package struct DataModel: Hashable, Sendable {
  package var entities: [DataEntity]

  package init(entities: [DataEntity] = []) {
    self.entities = entities
  }
}

package struct DataEntity: Hashable, Sendable {
  /// Who writes the class of an entity.
  package enum Generation: Hashable, Sendable {
    /// The app itself.
    case manual
    /// Xcode writes the class and its properties.
    case wholeClass
    /// The app writes the class, Xcode its properties.
    case propertiesOnly
  }

  package var name = ""
  /// Without its module; nil for objects without a class of their own.
  package var className: String?
  package var parent: String?
  package var isAbstract = false
  package var generation = Generation.manual
  package var attributes: [DataAttribute] = []
  package var relationships: [DataRelationship] = []
  /// The names of attributes that are unique together.
  package var uniqueTogether: [[String]] = []
}

package struct DataAttribute: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case integer16 = "Integer 16"
    case integer32 = "Integer 32"
    case integer64 = "Integer 64"
    case decimal = "Decimal"
    case double = "Double"
    case float = "Float"
    case string = "String"
    case boolean = "Boolean"
    case date = "Date"
    case binary = "Binary"
    case uuid = "UUID"
    case uri = "URI"
    case transformable = "Transformable"
    case objectID = "ObjectID"
    case undefined = "Undefined"
  }

  package var name = ""
  package var kind = Kind.undefined
  package var isOptional = false
  package var isTransient = false
  /// Whether a number's property has the type of Swift, not `NSNumber`.
  package var isScalar = false
  /// The class of a transformable value.
  package var className: String?
  /// As it is written; a date counts the seconds since 2001.
  package var defaultValue: String?
  /// The limits of a number, of a date in seconds since 2001, or of the length of a text.
  package var minimum: Double?
  package var maximum: Double?
  /// The regular expression of a text.
  package var pattern: String?
}

package struct DataRelationship: Hashable, Sendable {
  package enum DeleteRule: String, Hashable, Sendable {
    case nullify = "Nullify"
    case cascade = "Cascade"
    case deny = "Deny"
    case none = "No Action"
  }

  package var name = ""
  package var destination = ""
  package var inverse: String?
  package var isOptional = false
  package var isToMany = false
  package var isOrdered = false
  package var minimum = 0
  /// 0 for any number.
  package var maximum = 0
  package var deleteRule = DeleteRule.nullify
}
