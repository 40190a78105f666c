import DataModels
import Foundation
import Testing

@testable import HeadlessCoreData

/// What a model says of its entities, and what values become of it.
@MainActor
@Suite struct ModelTests {
  private static let text = """
    <model>
      <entity name="Base" isAbstract="YES">
        <attribute name="id" attributeType="UUID"
          defaultValueString="6BA7B810-9DAD-11D1-80B4-00C04FD430C8"/>
      </entity>
      <entity name="Thing" representedClassName="Thing" parentEntity="Base">
        <attribute name="small" attributeType="Integer 16" defaultValueString="-3"/>
        <attribute name="large" attributeType="Integer 64" defaultValueString="9000000000"/>
        <attribute name="ratio" attributeType="Double" defaultValueString="0.5"/>
        <attribute name="price" attributeType="Decimal" defaultValueString="2.5"/>
        <attribute name="isOn" attributeType="Boolean" defaultValueString="YES"/>
        <attribute name="isOff" attributeType="Boolean" defaultValueString="NO"/>
        <attribute name="made" attributeType="Date" defaultDateTimeInterval="60"/>
        <attribute name="link" attributeType="URI" defaultValueString="https://a.b"/>
        <attribute name="text" optional="YES" attributeType="String"/>
        <attribute name="bad" attributeType="Integer 32" defaultValueString="x"/>
        <attribute name="cache" transient="YES" attributeType="String"/>
        <relationship name="parts" toMany="YES" minCount="1" maxCount="3" deletionRule="No Action"
          destinationEntity="Thing" inverseName="whole"/>
        <relationship name="whole" optional="YES" maxCount="1" deletionRule="Nullify"
          destinationEntity="Thing" inverseName="parts"/>
      </entity>
    </model>
    """

  private let model: NSManagedObjectModel
  private let thing: NSEntityDescription

  init() throws {
    model = NSManagedObjectModel(try DataModelReader.read(Array(Self.text.utf8)))
    thing = try #require(model.entitiesByName["Thing"])
  }

  // MARK: Entities

  @Test func anEntityHasThePropertiesOfThoseAbove() throws {
    let base = try #require(model.entitiesByName["Base"])
    #expect(base.isAbstract && !thing.isAbstract)
    #expect(thing.superentity === base && base.subentities == [thing])
    #expect(base.attributesByName.keys.sorted() == ["id"])
    #expect(thing.attributesByName["id"]?.entity === base)
    #expect(thing.attributesByName.count == 12 && thing.relationshipsByName.count == 2)
    #expect(thing.propertiesByName.count == 14 && thing.properties.first?.name == "id")
    #expect(thing.isKindOf(entity: base) && !base.isKindOf(entity: thing))
    #expect(thing.isKindOf(entity: thing))
    #expect(thing.managedObjectModel === model)
    #expect(base.managedObjectClassName == "NSManagedObject")
  }

  @Test func relationshipsKnowBothEnds() throws {
    let parts = try #require(thing.relationshipsByName["parts"])
    let whole = try #require(thing.relationshipsByName["whole"])
    #expect(parts.inverseRelationship === whole && whole.inverseRelationship === parts)
    #expect(parts.destinationEntity === thing)
    #expect(parts.isToMany && !whole.isToMany && parts.minCount == 1 && parts.maxCount == 3)
    #expect(parts.deleteRule == .noActionDeleteRule && whole.deleteRule == .nullifyDeleteRule)
    #expect(!parts.isOptional && whole.isOptional)
    #expect(thing.relationships(forDestination: thing).map(\.name) == ["parts", "whole"])
  }

  @Test func defaultsHaveTheTypeOfTheirAttribute() {
    func first<Value>(_ name: String, as type: Value.Type) -> Value? {
      thing.attributesByName[name]?.defaultValue as? Value
    }
    let numbers = ["small", "large", "ratio", "isOn", "isOff"].map {
      first($0, as: NSNumber.self)?.doubleValue
    }
    #expect(numbers == [-3, 9_000_000_000, 0.5, 1, 0])
    #expect(first("price", as: NSDecimalNumber.self) == NSDecimalNumber(string: "2.5"))
    #expect(first("made", as: Date.self) == Date(timeIntervalSinceReferenceDate: 60))
    #expect(first("link", as: URL.self)?.absoluteString == "https://a.b")
    #expect(
      first("id", as: UUID.self)?.uuidString == "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"
    )
    #expect(thing.attributesByName["text"]?.defaultValue == nil)
    #expect(thing.attributesByName["bad"]?.defaultValue == nil)
  }

  @Test(arguments: [("YES", true), ("1", true), ("true", true), ("NO", false), ("0", false)])
  func aFlagIsWrittenInSeveralWays(text: String, flag: Bool) throws {
    let document =
      "<model><entity name=\"A\"><attribute name=\"a\" attributeType=\"Boolean\" "
      + "defaultValueString=\"\(text)\"/></entity></model>"
    let model = NSManagedObjectModel(try DataModelReader.read(Array(document.utf8)))
    let attribute = try #require(model.entitiesByName["A"]?.attributesByName["a"])
    #expect((attribute.defaultValue as? NSNumber)?.boolValue == flag)
  }

  @Test func kindsAreThoseOfCoreData() {
    // [D] CoreData/NSAttributeDescription.h.
    let numbers: [(DataAttribute.Kind, UInt)] = [
      (.undefined, 0), (.integer16, 100), (.integer32, 200), (.integer64, 300), (.decimal, 400),
      (.double, 500), (.float, 600), (.string, 700), (.boolean, 800), (.date, 900),
      (.binary, 1000), (.uuid, 1100), (.uri, 1200), (.transformable, 1800), (.objectID, 2000),
    ]
    for (kind, number) in numbers { #expect(NSAttributeType(kind).rawValue == number) }
    let rules: [(DataRelationship.DeleteRule, UInt)] = [
      (.none, 0), (.nullify, 1), (.cascade, 2), (.deny, 3),
    ]
    for (rule, number) in rules { #expect(NSDeleteRule(rule).rawValue == number) }
  }

  // MARK: Validation

  /// Every property that must have a value and has none is named; transient ones need none.
  @Test func allMissingValuesAreNamed() throws {
    let object = NSManagedObject(entity: thing, insertInto: nil)
    let error = #expect(throws: NSError.self) { try object.validateForInsert() }
    #expect(error?.code == NSValidationMultipleErrorsError)
    let details = error?.userInfo[NSDetailedErrorsKey] as? [NSError] ?? []
    #expect(
      details.map { $0.userInfo[NSValidationKeyErrorKey] as? String } == ["bad", "parts"]
    )
    #expect(
      details.map(\.code) == [
        NSValidationMissingMandatoryPropertyError, NSValidationRelationshipLacksMinimumCountError,
      ]
    )
    object.setValue(4, forKey: "bad")
    let one = #expect(throws: NSError.self) { try object.validateForUpdate() }
    #expect(one?.code == NSValidationRelationshipLacksMinimumCountError)
  }

  // MARK: Values

  @Test func valuesAreKeptAsTheirAttributeSays() {
    func kept(_ value: Any?, _ type: NSAttributeType) -> Any? {
      ManagedValue.kept(value, as: type)
    }
    #expect(kept(NSString("a"), .stringAttributeType) as? String == "a")
    let date = NSDate(timeIntervalSinceReferenceDate: 5)
    #expect(kept(date, .dateAttributeType) as? Date == Date(timeIntervalSinceReferenceDate: 5))
    #expect(kept(NSData(data: Data([7])), .binaryDataAttributeType) as? Data == Data([7]))
    for (value, type) in [
      (Int8(7), .integer16AttributeType), (7.0, .doubleAttributeType),
      (Float(7), .floatAttributeType),
      (Decimal(7), .decimalAttributeType), (7, .booleanAttributeType), (7, .integer64AttributeType),
    ] as [(Any, NSAttributeType)] {
      #expect((kept(value, type) as? NSNumber)?.intValue == 7, "\(type)")
    }
    #expect((kept(true, .booleanAttributeType) as? NSNumber)?.boolValue == true)
    #expect(kept(NSNull(), .stringAttributeType) == nil && kept(nil, .stringAttributeType) == nil)
    let none: Int?? = .some(nil)
    #expect(kept(none as Any, .integer16AttributeType) == nil)
  }

  @Test func propertiesReadTheirOwnTypes() {
    let number = NSNumber(value: 300)
    #expect(ManagedValue.property(number, as: Int.self) == 300)
    #expect(ManagedValue.property(number, as: Int16.self) == 300)
    #expect(ManagedValue.property(number, as: Int32.self) == 300)
    #expect(ManagedValue.property(number, as: Int64.self) == 300)
    #expect(ManagedValue.property(number, as: Double.self) == 300)
    #expect(ManagedValue.property(number, as: Float.self) == 300)
    #expect(ManagedValue.property(number, as: Decimal.self) == 300)
    #expect(ManagedValue.property(number, as: Bool.self) == true)
    #expect(ManagedValue.property(number, as: Int?.self) == .some(300))
    #expect(ManagedValue.property("a", as: String.self) == "a")
    #expect(ManagedValue.property("a", as: Int.self) == nil)
  }

  /// What is not optional answers nothing's own value.
  @Test func propertiesWithoutAValueAreEmpty() {
    #expect(ManagedValue.property(nil, as: String.self) == "")
    #expect(ManagedValue.property(nil, as: Data.self) == Data())
    #expect(ManagedValue.property(nil, as: Date.self) == Date(timeIntervalSinceReferenceDate: 0))
    #expect(ManagedValue.property(nil, as: Bool.self) == false)
    #expect(ManagedValue.property(nil, as: Int.self) == 0)
    #expect(ManagedValue.property(nil, as: Double.self) == 0)
    #expect(ManagedValue.property(nil, as: Set<Int>.self) == [])
    #expect(ManagedValue.property(nil, as: [Int].self) == [])
    #expect(ManagedValue.property(nil, as: String?.self) == .some(nil))
  }
}
