import Foundation
import Testing

@testable import HeadlessCoreData

/// Numbers, names and defaults of Core Data's headers, which apps compare and store.
@MainActor
@Suite struct DocumentedValueTests {
  // MARK: Numbers

  // [D] CoreData/CoreDataErrors.h.
  @Test func errorsHaveTheirNumbers() {
    #expect(NSValidationMultipleErrorsError == 1560)
    #expect(NSValidationMissingMandatoryPropertyError == 1570)
    #expect(NSValidationRelationshipLacksMinimumCountError == 1580)
    #expect(NSValidationRelationshipExceedsMaximumCountError == 1590)
    #expect(NSValidationRelationshipDeniedDeleteError == 1600)
    #expect(NSManagedObjectConstraintMergeError == 133_021)
    #expect(
      [NSValidationObjectErrorKey, NSValidationKeyErrorKey, NSDetailedErrorsKey] == [
        "NSValidationErrorObject", "NSValidationErrorKey", "NSDetailedErrors",
      ]
    )
  }

  // [D] The headers of the classes.
  @Test func choicesHaveTheirNumbers() {
    let policies: [NSMergePolicy] = [
      .error, .mergeByPropertyStoreTrump, .mergeByPropertyObjectTrump, .overwrite, .rollback,
    ]
    #expect(policies.map(\.mergeType.rawValue) == [0, 1, 2, 3, 4])
    let old: [Any] = [
      NSErrorMergePolicy, NSMergeByPropertyStoreTrumpMergePolicy,
      NSMergeByPropertyObjectTrumpMergePolicy, NSOverwriteMergePolicy, NSRollbackMergePolicy,
    ]
    #expect(old.map { ($0 as? NSMergePolicy)?.mergeType.rawValue } == [0, 1, 2, 3, 4])
    let results: [NSFetchRequestResultType] = [
      .managedObjectResultType, .managedObjectIDResultType, .dictionaryResultType, .countResultType,
    ]
    #expect(results.map(\.rawValue) == [0, 1, 2, 4])
    let changes: [NSFetchedResultsChangeType] = [.insert, .delete, .move, .update]
    #expect(changes.map(\.rawValue) == [1, 2, 3, 4])
    let batches: [NSBatchDeleteRequestResultType] = [
      .resultTypeStatusOnly, .resultTypeObjectIDs, .resultTypeCount,
    ]
    #expect(batches.map(\.rawValue) == [0, 1, 2])
    let queues: [NSManagedObjectContext.ConcurrencyType] = [
      .confinementConcurrencyType, .privateQueueConcurrencyType, .mainQueueConcurrencyType,
    ]
    #expect(queues.map(\.rawValue) == [0, 1, 2])
  }

  @Test func namesAreThoseOfTheHeaders() {
    #expect(
      [
        NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey, NSRefreshedObjectsKey,
        NSInvalidatedObjectsKey, NSInvalidatedAllObjectsKey,
      ] == ["inserted", "updated", "deleted", "refreshed", "invalidated", "invalidatedAll"]
    )
    #expect(
      [NSSQLiteStoreType, NSBinaryStoreType, NSInMemoryStoreType, NSXMLStoreType] == [
        "SQLite", "Binary", "InMemory", "XML",
      ]
    )
    let types: [NSPersistentStoreCoordinator.StoreType] = [.sqlite, .binary, .inMemory]
    #expect(types.map(\.rawValue) == ["SQLite", "Binary", "InMemory"])
  }

  // MARK: Defaults

  @Test func aRequestAsksForEverything() {
    let request = NSFetchRequest<NSManagedObject>(entityName: "A")
    #expect((request.fetchLimit, request.fetchOffset, request.fetchBatchSize) == (0, 0, 0))
    #expect(request.includesSubentities && request.includesPropertyValues)
    #expect(request.includesPendingChanges && request.returnsObjectsAsFaults)
    #expect(!request.returnsDistinctResults && !request.shouldRefreshRefetchedObjects)
    #expect(request.resultType == .managedObjectResultType && request.entityName == "A")
    #expect(request.predicate == nil && request.sortDescriptors == nil)
    #expect(NSBatchDeleteRequest(objectIDs: []).resultType == .resultTypeStatusOnly)
  }

  @Test func aContextKeepsToItself() throws {
    let context = NSManagedObjectContext(.privateQueueConcurrencyType)
    #expect(context.concurrencyType == .privateQueueConcurrencyType)
    #expect(NSManagedObjectContext().concurrencyType == .confinementConcurrencyType)
    #expect(!context.automaticallyMergesChangesFromParent && !context.retainsRegisteredObjects)
    #expect(context.shouldDeleteInaccessibleFaults && context.propagatesDeletesAtEndOfEvent)
    #expect(context.stalenessInterval == -1 && context.parent == nil && !context.hasChanges)
    #expect((context.mergePolicy as? NSMergePolicy)?.mergeType == .errorMergePolicyType)
    let container = try Cinema.container()
    #expect(container.viewContext.concurrencyType == .mainQueueConcurrencyType)
    let other = container.newBackgroundContext()
    #expect(other.concurrencyType == .privateQueueConcurrencyType)
    #expect(other.persistentStoreCoordinator === container.persistentStoreCoordinator)
  }

  @Test func aStoreIsOpenedAtOnceAndBroughtUpToDate() {
    let description = NSPersistentStoreDescription(url: URL(filePath: "/a"))
    #expect(description.type == "SQLite" && description.url == URL(filePath: "/a"))
    #expect(!description.isReadOnly && !description.shouldAddStoreAsynchronously)
    #expect(description.shouldMigrateStoreAutomatically)
    #expect(description.shouldInferMappingModelAutomatically)
    #expect(description.timeout == 240 && description.options.isEmpty)
    #expect(description.configuration == nil)
  }

  @Test func aPropertyMayBeMissingUntilItsModelSaysOtherwise() {
    let (attribute, relationship) = (NSAttributeDescription(), NSRelationshipDescription())
    for property in [attribute, relationship] as [NSPropertyDescription] {
      #expect(property.isOptional && !property.isTransient && !property.isIndexed)
      #expect(property.name == "" && property.entity == nil)
    }
    #expect(attribute.attributeType == .undefinedAttributeType)
    #expect(!attribute.allowsExternalBinaryDataStorage && attribute.defaultValue == nil)
    #expect(relationship.deleteRule == .nullifyDeleteRule && !relationship.isOrdered)
    #expect((relationship.minCount, relationship.maxCount) == (0, 0) && relationship.isToMany)
    relationship.maxCount = 1
    #expect(!relationship.isToMany)
    relationship.maxCount = 2
    #expect(relationship.isToMany)
    let entity = NSEntityDescription()
    #expect(entity.managedObjectClassName == "NSManagedObject" && !entity.isAbstract)
  }

  // MARK: Titles of sections

  @Test func aSectionsTitleIsItsFirstLetter() throws {
    let container = try Cinema.container()
    let request = NSFetchRequest<Film>(entityName: "Film")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let results = NSFetchedResultsController(
      fetchRequest: request,
      managedObjectContext: container.viewContext,
      sectionNameKeyPath: "title",
      cacheName: "films"
    )
    #expect(results.sectionIndexTitle(forSectionName: "beta") == "B")
    #expect(results.sectionIndexTitle(forSectionName: "") == nil)
    #expect(results.section(forSectionIndexTitle: "B", at: 3) == 3)
    #expect(results.cacheName == "films" && results.sectionNameKeyPath == "title")
    #expect(results.sectionIndexTitles == [])
    for title in ["alpha", "beta"] { Cinema.film(title, in: container.viewContext) }
    try results.performFetch()
    #expect(results.sectionIndexTitles == ["A", "B"])
  }
}
