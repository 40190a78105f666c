import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessCoreData

// What Xcode generates for an entity.
extension Film {
  fileprivate class func fetchRequest() -> NSFetchRequest<Film> {
    NSFetchRequest<Film>(entityName: "Film")
  }
}

@MainActor
@Suite struct ObjectTests {
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }

  init() throws { container = try Cinema.container() }

  @Test func anObjectOfNoEntityHasNoContext() {
    #expect(NSManagedObject().managedObjectContext == nil)
  }

  @Test func aNewObjectHasTheDefaultsOfItsEntity() {
    let film = Film(context: context)
    #expect((film.title, film.year, film.isSeen) == ("", 1900, false))
    #expect(film.value(forKey: "title") == nil)
    #expect(film.score == nil && film.shown == nil && film.room == nil)
    #expect(film.cast?.count == 0)
    #expect(film.isInserted && film.hasChanges && !film.isUpdated && film.objectID.isTemporaryID)
    #expect(film.log == ["insert"])
  }

  @Test func objectsAreMadeByTheNameOfTheirEntity() throws {
    ManagedClasses.learn(Film.self)
    let film = NSEntityDescription.insertNewObject(forEntityName: "Film", into: context)
    #expect(film is Film)
    let actor = NSEntityDescription.insertNewObject(forEntityName: "Actor", into: context)
    #expect((actor as? Actor)?.seat == 7)
    let star = NSEntityDescription.insertNewObject(forEntityName: "Star", into: context)
    #expect((star as? Star)?.seat == 7)
    #expect(star.entity.isKindOf(entity: actor.entity))
    #expect(Film.entity().name == "Film" && Star.entity().name == "Star")
  }

  @Test func valuesHaveTheTypeOfTheProperty() {
    let film = Cinema.film("A", 1999, in: context)
    film.score = 8.5
    film.shown = Date(timeIntervalSinceReferenceDate: 5)
    film.isSeen = true
    #expect(film.value(forKey: "year") as? Int == 1999)
    #expect(film.value(forKey: "year") as? NSNumber == 1999)
    #expect(film.score == 8.5)
    #expect(film.value(forKey: "isSeen") as? Bool == true)
    film.setValue(2001, forKey: "year")
    film.setValue(nil, forKey: "shown")
    #expect((film.year, film.shown) == (2001, nil))
    film.setValue("B", forKeyPath: "title")
    #expect(film.value(forKeyPath: "title") as? String == "B")
    let star = Star(context: context)
    star.fee = 3.5
    #expect(star.fee == 3.5)
  }

  @Test func keysOfTheClassAreKnownToo() throws {
    let actor = Actor(context: context)
    #expect(actor.value(forKey: "seat") as? Int == 7)
    #expect(actor.value(forKey: "nonsense") == nil)
    let stage = Stage()
    let error = #expect(throws: (any Error).self) {
      try stage.record { actor.setValue(1, forKey: "nonsense") }
    }
    #expect("\(String(describing: error))".contains("for the key nonsense"))
  }

  @Test func valuesAreReadWhenTheyAreNeeded() throws {
    let film = Cinema.film("A", in: context)
    try context.save()
    #expect(film.faultingState == 0)
    context.refresh(film, mergeChanges: true)
    #expect(film.isFault && film.faultingState == 1)
    #expect(film.title == "A" && film.faultingState == 0)
  }

  // MARK: Relationships

  @Test func bothEndsOfARelationshipAgree() {
    let (a, b) = (Cinema.film("A", in: context), Cinema.film("B", in: context))
    let (left, right) = (Room(context: context), Room(context: context))
    a.room = left
    b.room = left
    #expect(left.films == [a, b] && right.films == [])
    a.room = right
    #expect(left.films == [b] && right.films == [a])
    right.films = [a, b]
    #expect(b.room === right && left.films == [])
    b.room = nil
    #expect(right.films == [a])
    right.films = []
    #expect(a.room == nil)
  }

  /// Every assignment of three films to two rooms, from either end, in a seeded order.
  @Test func theEndsAgreeAfterAnyChange() {
    let films = ["A", "B", "C"].map { Cinema.film($0, in: context) }
    let rooms = (0..<2).map { _ in Room(context: context) }
    var seed: UInt64 = 7
    func random(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    for step in 0..<300 {
      switch random(4) {
      case 0: films[random(3)].room = rooms[random(2)]
      case 1: films[random(3)].room = nil
      case 2: rooms[random(2)].films = Set(films.filter { _ in random(2) == 0 })
      default: rooms[random(2)].addManaged(films[random(3)], to: "films")
      }
      for room in rooms {
        #expect(room.films == Set(films.filter { $0.room === room }), "step \(step)")
      }
    }
  }

  @Test func orderedRelationshipsKeepTheirOrder() {
    let film = Cinema.film("A", in: context)
    let actors = (0..<3).map { number in
      let actor = Actor(context: context)
      actor.name = "\(number)"
      return actor
    }
    func names() -> [String] { (film.cast?.array ?? []).compactMap { ($0 as? Actor)?.name } }
    film.cast = NSOrderedSet(array: actors.reversed())
    #expect(names() == ["2", "1", "0"])
    film.removeManaged(actors[1], from: "cast")
    film.insertManaged(actors[1], into: "cast", at: 0)
    #expect(names() == ["1", "2", "0"])
    film.removeManaged(at: 1, from: "cast")
    #expect(names() == ["1", "0"] && actors[2].films?.count == 0)
    film.replaceManaged(at: 0, with: actors[2], in: "cast")
    #expect(names() == ["2", "0"])
    film.addManaged(NSOrderedSet(array: actors), to: "cast")
    #expect(names() == ["2", "0", "1"] && actors[1].films?.contains(film) == true)
  }

  private nonisolated static let wrongPlaces: [@MainActor (Film, Actor) -> Void] = [
    { film, actor in film.insertManaged(actor, into: "cast", at: 2) },
    { film, actor in film.insertManaged(actor, into: "cast", at: -1) },
    { film, actor in film.insertManaged([actor], into: "cast", at: NSIndexSet(index: 2)) },
    { film, actor in film.insertManaged([actor], into: "cast", at: NSIndexSet()) },
    { film, _ in film.removeManaged(at: 1, from: "cast") },
    { film, _ in film.removeManaged(at: NSIndexSet(index: 1), from: "cast") },
    { film, actor in film.replaceManaged(at: 1, with: actor, in: "cast") },
    { film, actor in film.replaceManaged(at: NSIndexSet(index: 1), with: [actor], in: "cast") },
    // The first of two places is one: nothing is changed all the same.
    { film, actor in
      let places = NSMutableIndexSet(index: 0)
      places.add(9)
      film.insertManaged([actor, actor], into: "cast", at: places)
    },
    { film, actor in
      let places = NSMutableIndexSet(index: 0)
      places.add(9)
      film.replaceManaged(at: places, with: [actor, actor], in: "cast")
    },
  ]

  @Test(arguments: wrongPlaces.indices)
  func aPlaceBeyondTheBoundsIsAnException(index: Int) throws {
    let (film, actor) = (Cinema.film("A", in: context), Actor(context: context))
    film.cast = NSOrderedSet(object: Actor(context: context))
    #expect(throws: Stage.UIKitException.self) {
      try Stage().record { Self.wrongPlaces[index](film, actor) }
    }
    #expect(film.cast?.count == 1 && film.cast?.contains(actor) == false)
  }

  // [D] NSMutableArray.insert(_:at:) with an index set: places are those after the insertion.
  @Test func orderedRelationshipsChangeInSeveralPlaces() {
    let film = Cinema.film("A", in: context)
    let actors = (0..<5).map { number in
      let actor = Actor(context: context)
      actor.name = "\(number)"
      return actor
    }
    func names() -> [String] { (film.cast?.array ?? []).compactMap { ($0 as? Actor)?.name } }
    film.cast = NSOrderedSet(array: Array(actors[0..<2]))
    let outer = NSMutableIndexSet(index: 0)
    outer.add(3)
    film.insertManaged([actors[2], actors[3]], into: "cast", at: outer)
    #expect(names() == ["2", "0", "1", "3"])
    film.replaceManaged(at: NSIndexSet(index: 1), with: [actors[4]], in: "cast")
    #expect(names() == ["2", "4", "1", "3"])
    film.removeManaged(at: outer, from: "cast")
    #expect(names() == ["4", "1"])
  }

  @Test func mutableSetsChangeTheRelationship() {
    let (room, film) = (Room(context: context), Cinema.film("A", in: context))
    let set = room.mutableSetValue(forKey: "films")
    set.add(film)
    #expect(film.room === room)
    set.remove(film)
    #expect(film.room == nil && room.films == [])
  }

  @Test func keyPathsFollowRelationships() throws {
    let (room, film) = (Room(context: context), Cinema.film("A", in: context))
    room.name = "Large"
    film.room = room
    #expect(film.value(forKeyPath: "room.name") as? String == "Large")
    film.setValue("Small", forKeyPath: "room.name")
    #expect(room.name == "Small")
    #expect(try Cinema.titles(in: context, "room.name == 'Small'") == ["A"])
    #expect(try Cinema.titles(in: context, "room.films.@count == 2") == [])
    #expect(try Cinema.titles(in: context, "ANY room.films.title == 'A'") == ["A"])
  }

  // MARK: Deleting

  @Test func deletionFollowsTheRules() throws {
    let (room, film) = (Room(context: context), Cinema.film("A", in: context))
    let actor = Actor(context: context)
    film.room = room
    film.cast = [actor]
    try context.save()
    // Nullified from the film, denied from the actor, cascaded from the room.
    context.delete(actor)
    let denied = #expect(throws: NSError.self) { try context.save() }
    #expect(denied?.code == NSValidationRelationshipDeniedDeleteError)
    #expect(denied?.userInfo[NSValidationKeyErrorKey] as? String == "films")
    #expect(denied?.userInfo[NSValidationObjectErrorKey] as? Actor === actor)
    context.rollback()
    #expect(!actor.isDeleted && film.cast?.count == 1)
    context.delete(room)
    #expect(film.isDeleted && film.log.last == "deletion")
    try context.save()
    #expect(try Cinema.titles(in: context) == [])
    #expect(actor.films?.count == 0)
    #expect(film.managedObjectContext == nil)
  }

  @Test func changedValuesAreThoseThatDifferFromWhatIsSaved() throws {
    let film = Cinema.film("A", 2000, in: context)
    try context.save()
    #expect(film.changedValues().isEmpty)
    film.title = "B"
    #expect(film.changedValues().keys.sorted() == ["title"])
    #expect(film.committedValues(forKeys: ["title"])["title"] as? String == "A")
    film.title = "A"
    #expect(film.changedValues().isEmpty)
    let room = Room(context: context)
    film.room = room
    #expect(film.changedValues().keys.sorted() == ["room"])
  }

  @Test func theRequestOfAClassIsOfItsType() throws {
    Cinema.film("A", in: context)
    let request = Film.fetchRequest()
    let found = try context.fetch(request)
    #expect(found.map(\.title) == ["A"])
    let plain: NSFetchRequest<any NSFetchRequestResult> = Film.fetchRequest()
    #expect(plain.entityName == "Film")
  }

  /// What `port` makes of `T(context:)` and `T(entity:insertInto:)` of a type parameter.
  @Test func objectsAreMadeOfAClassKnownAtRunTime() throws {
    func make<T: NSManagedObject>(_ type: T.Type) -> [T] {
      let entity = context.entity(of: type)
      return [T.made(context: context), T.made(entity: entity, insertInto: nil)]
    }
    let made = make(Film.self)
    #expect(made[0].managedObjectContext === context && made[1].managedObjectContext == nil)
    #expect(made.allSatisfy { $0.entity.name == "Film" })
    #expect(context.insertedObjects == [made[0]])
  }
}
