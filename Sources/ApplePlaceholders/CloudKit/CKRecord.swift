public import Foundation
import HeadlessUIKit

/// A value of a record.
public protocol CKRecordValue {}

public typealias CKRecordValueProtocol = CKRecordValue

extension String: CKRecordValue {}
extension Int: CKRecordValue {}
extension Double: CKRecordValue {}
extension Bool: CKRecordValue {}
extension Date: CKRecordValue {}
extension Data: CKRecordValue {}
extension Array: CKRecordValue where Element: CKRecordValue {}
extension NSString: CKRecordValue {}
extension NSNumber: CKRecordValue {}
extension NSDate: CKRecordValue {}
extension NSData: CKRecordValue {}
extension NSArray: CKRecordValue {}

/// Named values that are never sent anywhere.
open class CKRecord: NSObject {
  public typealias RecordType = String
  public typealias FieldKey = String

  open class ID: NSObject {
    public let recordName: String

    public init(recordName: String) {
      self.recordName = recordName
      super.init()
    }

    public convenience override init() {
      self.init(recordName: StageIdentifier.next().uuidString)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      (object as? ID)?.recordName == recordName
    }

    open override var hash: Int { recordName.hashValue }
  }

  public enum ReferenceAction: UInt, Sendable {
    case none, deleteSelf
  }

  open class Reference: NSObject, CKRecordValue {
    public let recordID: ID
    public let action: ReferenceAction

    public init(recordID: ID, action: ReferenceAction) {
      (self.recordID, self.action) = (recordID, action)
      super.init()
    }

    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
  }

  public let recordType: RecordType
  public let recordID: ID
  private var values: [FieldKey: any CKRecordValue] = [:]

  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }

  public init(recordType: RecordType, recordID: ID) {
    (self.recordType, self.recordID) = (recordType, recordID)
    super.init()
  }

  public convenience init(recordType: RecordType) {
    self.init(recordType: recordType, recordID: ID())
  }

  open subscript(key: FieldKey) -> (any CKRecordValue)? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// A value of the type that is expected.
  public subscript<Value: CKRecordValue>(key: FieldKey) -> Value? {
    get { values[key] as? Value }
    set { values[key] = newValue }
  }

  open func object(forKey key: FieldKey) -> (any CKRecordValue)? { values[key] }
  open func setObject(_ object: (any CKRecordValue)?, forKey key: FieldKey) { values[key] = object }
  open func allKeys() -> [FieldKey] { values.keys.sorted() }
}

/// A file of a record.
open class CKAsset: NSObject, CKRecordValue {
  public let fileURL: URL?

  public init(fileURL: URL) {
    self.fileURL = fileURL
    super.init()
  }
}
