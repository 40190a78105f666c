import DataModels
import Foundation
import Testing

@testable import HeadlessCoreData

/// What a model's editor allows: values between limits, and texts of a pattern.
@MainActor
@Suite struct LimitTests {
  private static let text = """
    <model>
      <entity name="Tie">
        <attribute name="rating" optional="YES" attributeType="Double" minValueString="0.0"
          maxValueString="5.0"/>
        <attribute name="name" optional="YES" attributeType="String" minValueString="2"
          maxValueString="4" regularExpressionString="[A-Z].*"/>
        <attribute name="shine" transient="YES" attributeType="Double" maxValueString="5.0"/>
        <attribute name="worn" optional="YES" attributeType="Date" minDateTimeInterval="100"
          maxDateTimeInterval="200"/>
      </entity>
    </model>
    """

  // [D] CoreData/CoreDataErrors.h.
  @Test func errorsOfLimitsHaveTheirNumbers() {
    #expect(NSValidationNumberTooLargeError == 1610 && NSValidationNumberTooSmallError == 1620)
    #expect(NSValidationDateTooLateError == 1630 && NSValidationDateTooSoonError == 1640)
    #expect(NSValidationStringTooLongError == 1660 && NSValidationStringTooShortError == 1670)
    #expect(NSValidationStringPatternMatchingError == 1680)
  }

  @Test func valuesBeyondTheirLimitsAreNotSaved() throws {
    let table: [(key: String, value: Any, error: Int?)] = [
      ("rating", 5.0, nil), ("rating", 5.1, 1610), ("rating", 0.0, nil), ("rating", -1.0, 1620),
      ("name", "Ab", nil), ("name", "A", 1670), ("name", "Abcde", 1660), ("name", "abc", 1680),
      ("name", "Ab\n", 1680),
      // [D] NSPropertyDescription.isTransient: not stored, but validated.
      ("shine", 6.0, 1610), ("shine", 5.0, nil),
      ("worn", Date(timeIntervalSinceReferenceDate: 150), nil),
      ("worn", Date(timeIntervalSinceReferenceDate: 99), 1640),
      ("worn", Date(timeIntervalSinceReferenceDate: 201), 1630),
    ]
    for row in table {
      let model = NSManagedObjectModel(try DataModelReader.read(Array(Self.text.utf8)))
      let container = NSPersistentContainer(name: "Ties", managedObjectModel: model)
      container.loadPersistentStores { _, _ in }
      let context = container.viewContext
      let tie = NSEntityDescription.insertNewObject(forEntityName: "Tie", into: context)
      tie.setValue(row.value, forKey: row.key)
      var code: Int?
      do { try context.save() } catch let error as NSError { code = error.code }
      #expect(code == row.error, "\(row)")
    }
  }
}
