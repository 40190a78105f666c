import Foundation
import Testing

@testable import HeadlessCoreData

/// What a subclass is told of, in order.
private final class Watched: NSManagedObject {
  var log: [String] = []

  override func willChangeValue(forKey key: String) { log.append("will change \(key) \(text)") }
  override func didChangeValue(forKey key: String) { log.append("did change \(key) \(text)") }
  override func willTurnIntoFault() { log.append("will turn \(isFault)") }
  override func didTurnIntoFault() { log.append("did turn \(isFault)") }
  override func validateForInsert() throws { log.append("insert") }
  override func validateForUpdate() throws { log.append("update") }
  override func validateForDelete() throws { log.append("delete") }

  private var text: String { value(forKey: "name") as? String ?? "-" }
}

@MainActor
@Suite struct ObservedObjectTests {
  private let entity = NSEntityDescription()

  init() {
    let name = NSAttributeDescription()
    name.name = "name"
    name.attributeType = .stringAttributeType
    let parts = NSRelationshipDescription()
    parts.name = "parts"
    parts.destinationEntity = entity
    entity.properties = [name, parts]
  }

  @Test func aChangeIsAnnouncedBeforeAndAfterIt() {
    let object = Watched(entity: entity, insertInto: nil)
    object.setValue("A", forKey: "name")
    object.setManagedValue("B", "name")
    #expect(
      object.log == [
        "will change name -", "did change name A", "will change name A", "did change name B",
      ]
    )
    object.log = []
    object.setPrimitiveValue("C", forKey: "name")
    #expect(object.log == [] && object.value(forKey: "name") as? String == "C")
    object.addManaged(Watched(entity: entity, insertInto: nil), to: "parts")
    #expect(object.log == ["will change parts C", "did change parts C"])
  }

  @Test func severalValuesAreSetAndReadByTheirNames() {
    let object = Watched(entity: entity, insertInto: nil)
    object.setValuesForKeys(["name": "A"])
    #expect(object.log == ["will change name -", "did change name A"])
    let values = object.dictionaryWithValues(forKeys: ["name", "parts"])
    #expect(values["name"] as? String == "A" && (values["parts"] as? NSSet)?.count == 0)
    object.setValue(nil, forKey: "name")
    #expect(object.dictionaryWithValues(forKeys: ["name"])["name"] is NSNull)
    object.setValue("B", forKeyPath: "name")
    #expect(object.primitiveValue(forKey: "name") as? String == "B")
  }

  @Test func whatIsDoneToAnObjectIsCheckedBeforeItIsSaved() throws {
    let context = NSManagedObjectContext(.mainQueueConcurrencyType)
    let object = Watched(entity: entity, insertInto: context)
    try context.save()
    #expect(object.log == ["insert"] && !object.hasChanges)
    object.setPrimitiveValue("A", forKey: "name")
    #expect(object.isUpdated && object.hasChanges)
    try context.save()
    #expect(object.log == ["insert", "update"])
    context.delete(object)
    #expect(object.isDeleted && !object.isUpdated)
    try context.save()
    #expect(object.log == ["insert", "update", "delete"] && object.managedObjectContext == nil)
  }

  @Test func anObjectTurnsIntoAFaultBetweenItsCalls() throws {
    let context = NSManagedObjectContext(.mainQueueConcurrencyType)
    let object = Watched(entity: entity, insertInto: context)
    context.refresh(object, mergeChanges: false)
    #expect(object.log == [], "what was never saved stays")
    try context.save()
    object.log = []
    context.refresh(object, mergeChanges: true)
    #expect(object.log == ["will turn false", "did turn true"])
    #expect(object.hasFault(forRelationshipNamed: "parts"))
  }

  @Test func observersHearOfEachObjectOnce() {
    let (a, b, c) = (made(), made(), made())
    let all = ChangedObjects(inserted: [a, b], updated: [c], deleted: [b], touched: [a, c])
    func objects(_ key: String) -> Set<NSManagedObject>? {
      all.userInfo[key] as? Set<NSManagedObject>
    }
    #expect(objects(NSInsertedObjectsKey) == [a] && objects(NSUpdatedObjectsKey) == [c])
    #expect(objects(NSDeletedObjectsKey) == [b] && objects(NSRefreshedObjectsKey) == nil)
    #expect(ChangedObjects().isEmpty && ChangedObjects().userInfo.isEmpty && !all.isEmpty)
    let single = [
      ChangedObjects(inserted: [a]), ChangedObjects(updated: [a]), ChangedObjects(deleted: [a]),
      ChangedObjects(refreshed: [a]), ChangedObjects(touched: [a]),
    ]
    #expect(single.allSatisfy { !$0.isEmpty && $0.userInfo.count == 1 })
  }

  private func made() -> NSManagedObject { Watched(entity: entity, insertInto: nil) }
}
