import Predicates
import VirtualTime

/// An object whose values a context keeps.
///
/// Its properties are `@NSManaged` in the app's code; ported code reads and writes them with
/// `managedValue(_:)` and `setManagedValue(_:_:)`.
open class NSManagedObject: ClassMadeManagedObject, NSFetchRequestResult {
  public let entity: NSEntityDescription
  public let objectID: NSManagedObjectID
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?

  /// nil until a value is asked for.
  var row: StoredRow?

  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = context?.identity(for: entity) ?? NSManagedObjectID(entity: entity, number: 0)
    super.init()
    guard let context else {
      row = StoredRow(entity)
      return
    }
    if context.isMaterializing {
      managedObjectContext = context
    } else {
      row = StoredRow(entity)
      context.insert(self)
    }
  }

  /// [W] Of no entity, which Core Data logs: it has no values.
  public override convenience init() {
    self.init(entity: NSEntityDescription(), insertInto: nil)
  }

  @available(*, unavailable)
  public required convenience init(_origin: ManagedOrigin) {
    self.init(entity: _origin.entity, insertInto: _origin.context)
  }

  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: moc.entity(of: Self.self), insertInto: moc)
  }

  // MARK: The class

  open class func entity() -> NSEntityDescription {
    ManagedClasses.learn(self)
    guard let entity = ManagedModels.entity(of: self) else {
      StageCore.ambient.raise(
        String(describing: self),
        "no data model has an entity of this class",
        remedy: "load the model first, by NSPersistentContainer(name:)"
      )
      return NSEntityDescription()
    }
    return entity
  }

  /// Where a class declares its own, of its own type, that one is meant.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>()
    request.entity = entity()
    return request
  }

  // MARK: State

  open var isInserted: Bool { managedObjectContext?.standing(of: objectID) == .inserted }
  open var isUpdated: Bool { managedObjectContext?.standing(of: objectID) == .updated }
  open var isDeleted: Bool { managedObjectContext?.standing(of: objectID) == .deleted }
  open var hasChanges: Bool { managedObjectContext?.standing(of: objectID) != nil }
  open var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
  open var isFault: Bool { row == nil }
  open var faultingState: Int { isFault ? 1 : 0 }

  open func hasFault(forRelationshipNamed key: String) -> Bool { isFault }

  /// The values that differ from those last saved.
  open func changedValues() -> [String: Any] {
    let saved = managedObjectContext?.committedRow(objectID)
    return propertyNames.reduce(into: [:]) { changes, name in
      let value = value(forKey: name)
      if !isSaved(value, name, in: saved) { changes[name] = value ?? NSNull() }
    }
  }

  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let saved = managedObjectContext?.committedRow(objectID)
    return (keys ?? propertyNames).reduce(into: [:]) { values, name in
      values[name] = saved?.attributes[name] ?? NSNull()
    }
  }

  private var propertyNames: [String] { entity.properties.map(\.name) }

  private func isSaved(_ value: Any?, _ name: String, in saved: StoredRow?) -> Bool {
    if entity.relationshipsByName[name] != nil {
      return Set(row?.relations[name] ?? []) == Set(saved?.relations[name] ?? [])
    }
    guard let value, let old = saved?.attributes[name] else {
      return value == nil && saved?.attributes[name] == nil
    }
    return ValueOrder.areEqual(value, old)
  }

  // MARK: For subclasses

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func willChangeValue(forKey key: String) {}
  open func didChangeValue(forKey key: String) {}

  open func validateForInsert() throws { try validate() }
  open func validateForUpdate() throws { try validate() }
  open func validateForDelete() throws { try validateDeletion() }

  // MARK: Values by name

  open func value(forKey key: String) -> Any? {
    if let relationship = entity.relationshipsByName[key] { return related(relationship) }
    guard entity.attributesByName[key] != nil else {
      return KeyPathValue.value(of: KeyedMembers(self), at: [key])
    }
    return content.attributes[key]
  }

  open func setValue(_ value: Any?, forKey key: String) {
    willChangeValue(forKey: key)
    setPrimitiveValue(value, forKey: key)
    didChangeValue(forKey: key)
  }

  open func value(forKeyPath keyPath: String) -> Any? {
    KeyPathValue.value(of: self, at: keyPath.split(separator: ".").map(String.init))
  }

  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.last else { return }
    let owner = KeyPathValue.value(of: self, at: keys.dropLast())
    (owner as? NSManagedObject)?.setValue(value, forKey: last)
  }

  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
  }

  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    keys.reduce(into: [:]) { $0[$1] = value(forKey: $1) ?? NSNull() }
  }

  open func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }

  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    if let relationship = entity.relationshipsByName[key] {
      relate(relationship, to: ManagedRelation.objects(value))
      return
    }
    guard let attribute = entity.attributesByName[key] else {
      StageCore.ambient.raise(
        String(describing: Self.self),
        "the entity \(entity.name ?? "") is not key value coding-compliant for the key \(key)",
        remedy: "add the attribute to the data model, or correct its name"
      )
      return
    }
    content.attributes[key] = ManagedValue.kept(value, as: attribute.attributeType)
    managedObjectContext?.noteChange(of: self)
  }
}

/// The properties that a class has besides those of its entity.
private struct KeyedMembers: CustomReflectable {
  let customMirror: Mirror

  init(_ object: NSManagedObject) {
    customMirror = Mirror(reflecting: object)
  }
}

extension NSManagedObject: KeyedObject {
  package func keyedValue(_ key: String) -> Any? { value(forKey: key) }
}

extension NSManagedObject {
  /// What a ported `@NSManaged` property answers.
  public func managedValue<Value>(_ key: String) -> Value {
    let value = ManagedValue.property(value(forKey: key), as: Value.self)
    guard let value else {
      preconditionFailure(
        "\(Self.self).\(key) has no value of the type \(Value.self); make the property optional"
      )
    }
    return value
  }

  /// What a ported `@NSManaged` property does with a new value.
  public func setManagedValue<Value>(_ value: Value, _ key: String) {
    setValue(ManagedValue.plain(value), forKey: key)
  }

  /// The values, read from where they are kept when they are first needed.
  var content: StoredRow {
    get {
      if let row { return row }
      let read = managedObjectContext?.committedRow(objectID) ?? StoredRow()
      row = read
      awakeFromFetch()
      return row ?? read
    }
    set { row = newValue }
  }
}
