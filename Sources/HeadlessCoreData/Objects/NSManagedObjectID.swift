/// Names one object in all contexts.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult {
  public let entity: NSEntityDescription
  public internal(set) var isTemporaryID = true
  public internal(set) weak var persistentStore: NSPersistentStore?
  /// Counts the objects of a coordinator.
  let number: Int

  init(entity: NSEntityDescription, number: Int) {
    self.entity = entity
    self.number = number
  }

  public func uriRepresentation() -> URL {
    let store = persistentStore?.identifier ?? ""
    let kind = isTemporaryID ? "t" : "p"
    return URL(string: "x-coredata://\(store)/\(entity.name ?? "")/\(kind)\(number)")
      ?? URL(filePath: "/")
  }
}
