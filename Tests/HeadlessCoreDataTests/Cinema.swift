import DataModels
import Foundation

@testable import HeadlessCoreData

/// A small model, and classes as an app has them.
enum Cinema {
  static let text = """
    <model>
      <entity name="Film" representedClassName="Film">
        <attribute name="title" attributeType="String"/>
        <attribute name="year" attributeType="Integer 16" defaultValueString="1900"/>
        <attribute name="score" optional="YES" attributeType="Double"/>
        <attribute name="isSeen" optional="YES" attributeType="Boolean" defaultValueString="NO"/>
        <attribute name="shown" optional="YES" attributeType="Date"/>
        <relationship name="room" optional="YES" maxCount="1" deletionRule="Nullify"
          destinationEntity="Room" inverseName="films"/>
        <relationship name="cast" optional="YES" toMany="YES" ordered="YES"
          deletionRule="Nullify" destinationEntity="Actor" inverseName="films"/>
        <uniquenessConstraints><uniquenessConstraint>
          <constraint value="title"/>
        </uniquenessConstraint></uniquenessConstraints>
      </entity>
      <entity name="Room" representedClassName="Room">
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="films" optional="YES" toMany="YES" deletionRule="Cascade"
          destinationEntity="Film" inverseName="room"/>
      </entity>
      <entity name="Actor" representedClassName="Actor">
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="films" optional="YES" toMany="YES" deletionRule="Deny"
          destinationEntity="Film" inverseName="cast"/>
      </entity>
      <entity name="Star" representedClassName="Star" parentEntity="Actor">
        <attribute name="fee" optional="YES" attributeType="Decimal"/>
      </entity>
    </model>
    """

  static func container() throws -> NSPersistentContainer {
    let model = NSManagedObjectModel(try DataModelReader.read(Array(text.utf8)))
    let container = NSPersistentContainer(name: "Cinema", managedObjectModel: model)
    container.loadPersistentStores { _, _ in }
    return container
  }

  /// A container of four saved films, two of them of one year.
  @MainActor static func containerOfFourFilms() throws -> NSPersistentContainer {
    let container = try container()
    let context = container.viewContext
    for (title, year) in [("A", 1), ("B", 2), ("C", 1), ("D", 3)] as [(String, Int16)] {
      film(title, year, in: context)
    }
    try context.save()
    return container
  }

  @discardableResult
  static func film(
    _ title: String,
    _ year: Int16 = 1900,
    in context: NSManagedObjectContext
  ) -> Film {
    let film = Film(context: context)
    film.title = title
    film.year = year
    return film
  }

  static func titles(
    in context: NSManagedObjectContext,
    _ format: String? = nil,
    sortedBy key: String = "title"
  ) throws -> [String] {
    let request = NSFetchRequest<Film>(entityName: "Film")
    request.predicate = format.map { NSPredicate(format: $0) }
    request.sortDescriptors = [NSSortDescriptor(key: key, ascending: true)]
    return try context.fetch(request).map(\.title)
  }
}

// What porting makes of `@NSManaged`.

final class Film: NSManagedObject {
  var title: String {
    get { managedValue("title") }
    set { setManagedValue(newValue, "title") }
  }
  var year: Int16 {
    get { managedValue("year") }
    set { setManagedValue(newValue, "year") }
  }
  var score: NSNumber? {
    get { managedValue("score") }
    set { setManagedValue(newValue, "score") }
  }
  var isSeen: Bool {
    get { managedValue("isSeen") }
    set { setManagedValue(newValue, "isSeen") }
  }
  var shown: Date? {
    get { managedValue("shown") }
    set { setManagedValue(newValue, "shown") }
  }
  var room: Room? {
    get { managedValue("room") }
    set { setManagedValue(newValue, "room") }
  }
  var cast: NSOrderedSet? {
    get { managedValue("cast") }
    set { setManagedValue(newValue, "cast") }
  }

  private(set) var log: [String] = []

  override func awakeFromInsert() { log.append("insert") }
  override func awakeFromFetch() { log.append("fetch") }
  override func willSave() { log.append("willSave") }
  override func didSave() { log.append("didSave") }
  override func prepareForDeletion() { log.append("deletion") }
}

final class Room: NSManagedObject {
  var name: String? {
    get { managedValue("name") }
    set { setManagedValue(newValue, "name") }
  }
  var films: Set<Film> {
    get { managedValue("films") }
    set { setManagedValue(newValue, "films") }
  }
}

class Actor: NSManagedObject {
  var name: String? {
    get { managedValue("name") }
    set { setManagedValue(newValue, "name") }
  }
  var films: NSSet? {
    get { managedValue("films") }
    set { setManagedValue(newValue, "films") }
  }

  let seat: Int

  /// A class may write its own.
  override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    seat = 7
    super.init(entity: entity, insertInto: context)
  }
}

final class Star: Actor {
  var fee: NSDecimalNumber? {
    get { managedValue("fee") }
    set { setManagedValue(newValue, "fee") }
  }
}
