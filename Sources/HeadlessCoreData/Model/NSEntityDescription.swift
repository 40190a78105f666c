import DataModels

/// The kind of an object, with its attributes and relationships.
open class NSEntityDescription: NSObject {
  open var name: String?
  /// Without the module, or with it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var managedObjectClassName: String! = "NSManagedObject"
  open var isAbstract = false
  open var userInfo: [AnyHashable: Any]?
  open var uniquenessConstraints: [[Any]] = []
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public internal(set) weak var managedObjectModel: NSManagedObjectModel!
  public internal(set) weak var superentity: NSEntityDescription?

  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }

  /// Without those that the entity above has.
  private var own: [NSPropertyDescription] = []

  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set {
      own = newValue
      for property in own { property.entity = self }
    }
  }

  convenience init(_ entity: DataEntity) {
    self.init()
    name = entity.name
    managedObjectClassName = entity.className ?? "NSManagedObject"
    isAbstract = entity.isAbstract
    uniquenessConstraints = entity.uniqueTogether
    properties =
      entity.attributes.map { NSAttributeDescription($0) }
      + entity.relationships.map { NSRelationshipDescription($0) }
  }

  open var propertiesByName: [String: NSPropertyDescription] { Self.byName(properties) }

  open var attributesByName: [String: NSAttributeDescription] {
    Self.byName(properties.compactMap { $0 as? NSAttributeDescription })
  }

  open var relationshipsByName: [String: NSRelationshipDescription] {
    Self.byName(properties.compactMap { $0 as? NSRelationshipDescription })
  }

  private static func byName<Property: NSPropertyDescription>(
    _ properties: [Property]
  ) -> [String: Property] {
    Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
  }

  open func relationships(forDestination entity: NSEntityDescription)
    -> [NSRelationshipDescription]
  {
    properties.compactMap { $0 as? NSRelationshipDescription }
      .filter { $0.destinationEntity === entity }
  }

  open func isKindOf(entity other: NSEntityDescription) -> Bool {
    self === other || superentity?.isKindOf(entity: other) == true
  }

  // MARK: By name

  open class func entity(
    forEntityName entityName: String,
    in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }

  /// Makes an object of the entity's class.
  open class func insertNewObject(
    forEntityName entityName: String,
    into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = context.entity(named: entityName)
    return ManagedClasses.type(of: entity).made(entity: entity, insertInto: context)
  }
}
