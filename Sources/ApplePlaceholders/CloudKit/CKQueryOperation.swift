public import Foundation
import HeadlessUIKit

open class CKQuery: NSObject {
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?

  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
    super.init()
  }
}

open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  open class Cursor: NSObject {}

  public let query: CKQuery?
  open var desiredKeys: [CKRecord.FieldKey]?
  open var resultsLimit = 0
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?

  public init(query: CKQuery) {
    self.query = query
    super.init()
  }

  override func fail(_ error: CKError) {
    queryCompletionBlock?(nil, error)
    queryResultBlock?(.failure(error))
  }
}

open class CKSubscription: NSObject {
  public typealias ID = String

  open class NotificationInfo: NSObject {
    open var alertBody: String?
    open var soundName: String?
    open var shouldBadge = false
  }

  public let subscriptionID: ID = StageIdentifier.next().uuidString
  open var notificationInfo: NotificationInfo?
}

open class CKQuerySubscription: CKSubscription {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let firesOnRecordCreation = Options(rawValue: 1)
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    public static let firesOnce = Options(rawValue: 8)
  }

  public let recordType: CKRecord.RecordType?
  public let predicate: NSPredicate
  public let querySubscriptionOptions: Options

  public init(
    recordType: CKRecord.RecordType,
    predicate: NSPredicate,
    options: Options = []
  ) {
    (self.recordType, self.predicate) = (recordType, predicate)
    querySubscriptionOptions = options
    super.init()
  }
}
