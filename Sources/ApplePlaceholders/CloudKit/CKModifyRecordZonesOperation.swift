import Foundation

open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordZonesToSave: [CKRecordZone]?
  open var recordZoneIDsToDelete: [CKRecordZone.ID]?
  open var modifyRecordZonesCompletionBlock:
    (([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?
  open var modifyRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?

  public override init() {
    super.init()
  }

  public convenience init(
    recordZonesToSave zones: [CKRecordZone]? = nil,
    recordZoneIDsToDelete zoneIDs: [CKRecordZone.ID]? = nil
  ) {
    self.init()
    (recordZonesToSave, recordZoneIDsToDelete) = (zones, zoneIDs)
  }

  override func fail(_ error: CKError) {
    modifyRecordZonesCompletionBlock?(nil, nil, error)
    modifyRecordZonesResultBlock?(.failure(error))
  }
}
