import DataModels
import VirtualTime

/// The entities of an app's data.
open class NSManagedObjectModel: NSObject {
  open var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.managedObjectModel = self } }
  }

  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(
      entities.map { ($0.name ?? "", $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  open var versionIdentifiers: Set<AnyHashable> = []

  public override init() {
    super.init()
    ManagedModels.add(self)
  }

  convenience init(_ model: DataModel) {
    self.init()
    let made = model.entities.map { NSEntityDescription($0) }
    // Observers of properties are not called in initialisers.
    for entity in made { entity.managedObjectModel = self }
    entities = made
    connect(model)
  }

  /// Reads an `.xcdatamodeld` or `.xcdatamodel` as Xcode saves it; also one that is called `.momd`.
  public convenience init?(contentsOf url: URL) {
    guard let model = ModelFile.read(url) else { return nil }
    self.init(model)
  }

  /// The models of the bundles in one; of the main bundle for nil.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let files = (bundles ?? [.main]).flatMap(ModelFile.all)
    let models = files.compactMap(ModelFile.read)
    return models.isEmpty
      ? nil : NSManagedObjectModel(DataModel(entities: models.flatMap(\.entities)))
  }

  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    entities
  }

  /// Relationships and entities point at one another by name.
  private func connect(_ model: DataModel) {
    let all = entitiesByName
    for (written, entity) in zip(model.entities, entities) {
      if let parent = written.parent { all[parent]?.subentities.append(entity) }
    }
    for (written, entity) in zip(model.entities, entities) {
      for relationship in written.relationships {
        let made = entity.relationshipsByName[relationship.name]
        let destination = all[relationship.destination]
        made?.destinationEntity = destination
        made?.inverseRelationship = relationship.inverse.flatMap {
          destination?.relationshipsByName[$0]
        }
      }
    }
  }
}

/// The models in use, to find the entity of a class.
enum ManagedModels {
  private struct Entry {
    weak var model: NSManagedObjectModel?
  }

  // Used on the main queue only, like the stages.
  private nonisolated(unsafe) static var entries: [Entry] = []

  static func add(_ model: NSManagedObjectModel) {
    entries.removeAll { $0.model == nil }
    entries.append(Entry(model: model))
  }

  /// The entity of a class, in the latest model that has one.
  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    for entry in entries.reversed() {
      if let entity = entry.model?.entities.first(where: { ManagedClasses.isClass(type, of: $0) }) {
        return entity
      }
    }
    return nil
  }
}
