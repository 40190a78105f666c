public import Foundation
import HeadlessUIKit

/// A database that cannot be reached: every completion is called with an error, in a later turn.
open class CKDatabase: NSObject, @unchecked Sendable {
  public typealias RecordHandler = (CKRecord?, (any Error)?) -> Void

  private static let refusal = CKError(.notAuthenticated)

  private func refuse<Answer>(_ completionHandler: @escaping (Answer?, (any Error)?) -> Void) {
    StageCore.ambient.queue.later { completionHandler(nil, Self.refusal) }
  }

  open func save(_ record: CKRecord, completionHandler: @escaping RecordHandler) {
    refuse(completionHandler)
  }

  open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping RecordHandler) {
    refuse(completionHandler)
  }

  open func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) { refuse(completionHandler) }

  open func perform(
    _ query: CKQuery,
    inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) { refuse(completionHandler) }

  open func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) { refuse(completionHandler) }

  open func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping (CKSubscription.ID?, (any Error)?) -> Void
  ) { refuse(completionHandler) }

  open func fetchAllSubscriptions(
    completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void
  ) { refuse(completionHandler) }

  open func add(_ operation: CKDatabaseOperation) {
    operation.database = self
    let core = StageCore.ambient
    core.queue.later { [unowned core] in Self.run(operation, on: core) }
  }

  /// What depends on work that has not finished is looked at again in every frame, and holds no film.
  private static func run(_ operation: Operation, on core: StageCore) {
    guard !operation.isReady else { return operation.start() }
    core.run(after: 1.0 / 60, holds: false) { [unowned core] in run(operation, on: core) }
  }
}

public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// The databases of an app whose user has no account.
open class CKContainer: NSObject, @unchecked Sendable {
  private static let only = CKContainer(identifier: "")

  open class func `default`() -> CKContainer { only }

  public let containerIdentifier: String?
  public let publicCloudDatabase = CKDatabase()
  public let privateCloudDatabase = CKDatabase()
  public let sharedCloudDatabase = CKDatabase()

  public init(identifier containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
    super.init()
  }

  open func accountStatus(
    completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void
  ) { completionHandler(.noAccount, nil) }

  open func fetchUserRecordID(
    completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
}

// [D] CKRecordZone.h, CKContainer.h.
public let CKCurrentUserDefaultName = "__defaultOwner__"

open class CKRecordZone: NSObject {
  open class ID: NSObject {
    public static let defaultZoneName = "_defaultZone"
    public static var `default`: ID { ID(zoneName: defaultZoneName) }

    public let zoneName: String
    public let ownerName: String

    public init(zoneName: String, ownerName: String) {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
      super.init()
    }

    public convenience init(zoneName: String) {
      self.init(zoneName: zoneName, ownerName: CKCurrentUserDefaultName)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return other.zoneName == zoneName && other.ownerName == ownerName
    }

    open override var hash: Int { zoneName.hashValue ^ ownerName.hashValue }
  }

  public let zoneID: ID

  public init(zoneID: ID) {
    self.zoneID = zoneID
    super.init()
  }

  public convenience init(zoneName: String) {
    self.init(zoneID: ID(zoneName: zoneName))
  }
}
