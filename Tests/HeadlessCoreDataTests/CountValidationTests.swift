import Foundation
import Testing

@testable import HeadlessCoreData

/// [D] CoreDataErrors.h: how many objects a relationship needs, and how many it may have.
@MainActor @Suite struct CountValidationTests {
  /// The error of an object with that many others, in a relationship within these bounds.
  private func fault(of count: Int, least: Int, most: Int, isOptional: Bool) -> NSError? {
    let entity = NSEntityDescription()
    let parts = NSRelationshipDescription()
    (parts.name, parts.destinationEntity) = ("parts", entity)
    (parts.minCount, parts.maxCount, parts.isOptional) = (least, most, isOptional)
    entity.properties = [parts]
    let context = NSManagedObjectContext(.mainQueueConcurrencyType)
    let object = NSManagedObject(entity: entity, insertInto: context)
    let others = (0..<count).map { _ in NSManagedObject(entity: entity, insertInto: context) }
    object.setValue(most == 1 ? others.first : NSSet(array: others), forKey: "parts")
    do {
      try object.validateForInsert()
      return nil
    } catch {
      return error as NSError
    }
  }

  @Test(
    arguments: [
      // Without bounds, and with the least number.
      (0, 0, 0, false, 1580), (1, 0, 0, false, nil), (0, 0, 0, true, nil), (9, 0, 0, true, nil),
      (1, 2, 0, false, 1580), (2, 2, 0, false, nil), (1, 2, 0, true, 1580), (0, 2, 0, true, nil),
      // With the largest number.
      (3, 0, 3, false, nil), (4, 0, 3, false, 1590), (4, 0, 3, true, 1590), (2, 2, 2, false, nil),
      (3, 2, 2, true, 1590), (1, 2, 2, true, 1580),
      // To one.
      (0, 0, 1, false, 1570), (0, 1, 1, false, 1570), (1, 1, 1, false, nil), (0, 1, 1, true, nil),
    ] as [(Int, Int, Int, Bool, Int?)]
  )
  func relationshipsHaveAsManyObjectsAsTheyMay(
    count: Int,
    least: Int,
    most: Int,
    isOptional: Bool,
    code: Int?
  ) {
    let error = fault(of: count, least: least, most: most, isOptional: isOptional)
    #expect(error?.code == code)
    #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == code.map { _ in "parts" })
  }
}
