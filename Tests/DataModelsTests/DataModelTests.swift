import Testing

@testable import DataModels

@Suite struct DataModelTests {
  static let text = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <!-- films -->
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Film" representedClassName="Film" syncable="YES" codeGenerationType="class">
            <attribute name="title" attributeType="String" defaultValueString="A &amp; &quot;B&#34;"/>
            <attribute name="year" optional="YES" attributeType="Integer 16" usesScalarValueType="YES"/>
            <attribute name="shown" optional="YES" attributeType="Date" defaultDateTimeInterval="60"/>
            <relationship name="actors" optional="YES" toMany="YES" ordered="YES"
                deletionRule="Cascade" destinationEntity="Actor" inverseName="films"/>
            <uniquenessConstraints>
                <uniquenessConstraint>
                    <constraint value="title"/>
                    <constraint value="year"/>
                </uniquenessConstraint>
            </uniquenessConstraints>
        </entity>
        <entity name="Actor" representedClassName=".Person" codeGenerationType="category">
            <relationship name="films" optional="YES" toMany="YES" destinationEntity="Film" inverseName="actors"/>
            <relationship name="agent" maxCount="1" optional="YES" deletionRule="Deny" destinationEntity="Agent"/>
        </entity>
        <entity name="Star" representedClassName="Star" parentEntity="Actor" isAbstract="YES" codeGenerationType="class"/>
        <entity name="Agent"><attribute name="name" attributeType="String"/></entity>
        <elements><element name="Film" positionX="0"/></elements>
    </model>
    """

  private static let model = try? DataModelReader.read(Array(text.utf8))

  @Test func entitiesAreReadAsTheyAreWritten() throws {
    let model = try #require(Self.model)
    #expect(model.entities.map(\.name) == ["Film", "Actor", "Star", "Agent"])
    #expect(model.entities.map(\.className) == ["Film", "Person", "Star", nil])
    #expect(
      model.entities.map(\.generation) == [.wholeClass, .propertiesOnly, .wholeClass, .manual]
    )
    #expect(model.entities.map(\.isAbstract) == [false, false, true, false])
    #expect(model.entities.map(\.parent) == [nil, nil, "Actor", nil])
    let film = model.entities[0]
    #expect(film.uniqueTogether == [["title", "year"]])
    #expect(film.attributes.map(\.kind) == [.string, .integer16, .date])
    #expect(film.attributes.map(\.defaultValue) == ["A & \"B\"", nil, "60"])
    #expect(film.attributes.map(\.isOptional) == [false, true, true])
    #expect(film.attributes.map(\.isScalar) == [false, true, false])
    let actors = film.relationships[0]
    #expect(actors.isToMany && actors.isOrdered && actors.isOptional)
    #expect((actors.destination, actors.inverse) == ("Actor", "films"))
    #expect((actors.deleteRule, actors.maximum) == (.cascade, 0))
    let agent = model.entities[1].relationships[1]
    #expect(!agent.isToMany && agent.maximum == 1 && agent.deleteRule == .deny)
  }

  @Test func classesAreWrittenAsXcodeWritesThem() throws {
    let lines = EntitySource.text(for: try #require(Self.model)).split(separator: "\n").map(
      String.init
    )
    for line in [
      "import CoreData",
      "public class Film: NSManagedObject {",
      "extension Film {",
      "  @nonobjc public class func fetchRequest() -> NSFetchRequest<Film> {",
      "  @NSManaged public var title: String?",
      "  @NSManaged public var year: Int16",
      "  @NSManaged public var shown: Date?",
      "  @NSManaged public var actors: NSOrderedSet?",
      "  @objc(addActorsObject:) @NSManaged public func addToActors(_ value: Person)",
      "  @objc(removeActors:) @NSManaged public func removeFromActors(_ values: NSOrderedSet)",
      "  @objc(insertObject:inActorsAtIndex:) @NSManaged public func"
        + " insertIntoActors(_ value: Person, at idx: Int)",
      "  @NSManaged public var films: NSSet?",
      "  @NSManaged public var agent: NSManagedObject?",
      "public class Star: Person {",
      "extension Film: Identifiable {",
      "extension Person {",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
    #expect(!lines.contains { $0.contains("class Person") || $0.contains("class Agent") })
    #expect(!lines.contains("extension Star: Identifiable {"))
  }

  @Test func aModelWithoutGeneratedClassesNeedsNoSource() {
    #expect(
      EntitySource.text(for: DataModel(entities: [DataEntity(name: "A", className: "A")])) == ""
    )
  }

  @Test(arguments: [
    ("", "line 1: it is empty"),
    ("<plist/>", "line 1: its root element is <plist>, not <model>"),
    ("<model>\n<entity name=\"a", "line 2: the value of name is not closed"),
    ("<model>\n<entity name", "line 2: the attribute name has no value"),
    ("<model>\n\n<entity", "line 3: <entity> is not closed"),
    ("<model><!-- a", "line 1: a comment is not closed"),
    ("<model>< a>", "line 1: a tag has no name"),
    ("<?xml", "line 1: a declaration is not closed"),
  ])
  func whatCannotBeReadIsSaid(text: String, sentence: String) {
    let error = #expect(throws: TagError.self) { try DataModelReader.read(Array(text.utf8)) }
    #expect(error?.description == sentence + "; open it in Xcode and save it again")
  }

  @Test func blanksMayStandAroundValues() throws {
    let text = "<model>\n<entity name = 'A'\n representedClassName= \"B\" /></model>"
    let model = try DataModelReader.read(Array(text.utf8))
    #expect(model.entities.map(\.name) == ["A"] && model.entities.map(\.className) == ["B"])
  }

  @Test func everyBeginningAndEveryLostByteIsReadOrRefused() {
    let bytes = Array(Self.text.utf8)
    for end in bytes.indices { _ = try? DataModelReader.read(Array(bytes[..<end])) }
    for lost in bytes.indices {
      var rest = bytes
      rest.remove(at: lost)
      _ = try? DataModelReader.read(rest)
    }
    #expect((try? DataModelReader.read(bytes)) == Self.model)
  }
}
