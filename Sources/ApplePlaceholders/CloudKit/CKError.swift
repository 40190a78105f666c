public import Foundation

public let CKErrorDomain = "CKErrorDomain"

// [D] CloudKit/CKError.h.
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
public let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord"
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"
public let CKRecordChangedErrorClientRecordKey = "ClientRecord"
public let CKErrorRetryAfterKey = "CKRetryAfter"

/// What a device without an account and a network answers.
public struct CKError: Error, @unchecked Sendable {
  // [D] CloudKit/CKError.h.
  public enum Code: Int, Sendable {
    case internalError = 1
    case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable
    case requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem
    case invalidArguments, resultsTruncated, serverRecordChanged, serverRejectedRequest
    case assetFileNotFound, assetFileModified, incompatibleVersion, constraintViolation
    case operationCancelled, changeTokenExpired, batchRequestFailed, zoneBusy, badDatabase
    case quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone, tooManyParticipants
    case alreadyShared, referenceViolation, managedAccountRestricted
    case participantMayNeedVerification, serverResponseLost, assetNotAvailable
    case accountTemporarilyUnavailable

    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? CKError)?.code == code
    }
  }

  public let code: Code
  public let userInfo: [String: Any]

  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    (self.code, self.userInfo) = (code, userInfo)
  }

  public static let internalError = Code.internalError
  public static let partialFailure = Code.partialFailure
  public static let networkUnavailable = Code.networkUnavailable
  public static let networkFailure = Code.networkFailure
  public static let badContainer = Code.badContainer
  public static let serviceUnavailable = Code.serviceUnavailable
  public static let requestRateLimited = Code.requestRateLimited
  public static let missingEntitlement = Code.missingEntitlement
  public static let notAuthenticated = Code.notAuthenticated
  public static let permissionFailure = Code.permissionFailure
  public static let unknownItem = Code.unknownItem
  public static let invalidArguments = Code.invalidArguments
  public static let resultsTruncated = Code.resultsTruncated
  public static let serverRecordChanged = Code.serverRecordChanged
  public static let serverRejectedRequest = Code.serverRejectedRequest
  public static let assetFileNotFound = Code.assetFileNotFound
  public static let assetFileModified = Code.assetFileModified
  public static let incompatibleVersion = Code.incompatibleVersion
  public static let constraintViolation = Code.constraintViolation
  public static let operationCancelled = Code.operationCancelled
  public static let changeTokenExpired = Code.changeTokenExpired
  public static let batchRequestFailed = Code.batchRequestFailed
  public static let zoneBusy = Code.zoneBusy
  public static let badDatabase = Code.badDatabase
  public static let quotaExceeded = Code.quotaExceeded
  public static let zoneNotFound = Code.zoneNotFound
  public static let limitExceeded = Code.limitExceeded
  public static let userDeletedZone = Code.userDeletedZone
  public static let tooManyParticipants = Code.tooManyParticipants
  public static let alreadyShared = Code.alreadyShared
  public static let referenceViolation = Code.referenceViolation
  public static let managedAccountRestricted = Code.managedAccountRestricted
  public static let participantMayNeedVerification = Code.participantMayNeedVerification
  public static let serverResponseLost = Code.serverResponseLost
  public static let assetNotAvailable = Code.assetNotAvailable
  public static let accountTemporarilyUnavailable = Code.accountTemporarilyUnavailable
}

extension CKError: CustomNSError {
  public static var errorDomain: String { CKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { userInfo }
}

extension CKError {
  public var partialErrorsByItemID: [AnyHashable: any Error]? {
    userInfo[CKPartialErrorsByItemIDKey] as? [AnyHashable: any Error]
  }

  public var ancestorRecord: CKRecord? { record(CKRecordChangedErrorAncestorRecordKey) }
  public var serverRecord: CKRecord? { record(CKRecordChangedErrorServerRecordKey) }
  public var clientRecord: CKRecord? { record(CKRecordChangedErrorClientRecordKey) }
  public var retryAfterSeconds: Double? { userInfo[CKErrorRetryAfterKey] as? Double }

  private func record(_ key: String) -> CKRecord? { userInfo[key] as? CKRecord }
}
