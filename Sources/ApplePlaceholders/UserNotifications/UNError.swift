public import Foundation

/// Why a notification cannot be made.
public struct UNError: Error, Hashable, Sendable {
  // [D] UNError.h.
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case attachmentUnrecognizedType = 101
    case attachmentInvalidFileSize = 102
    case attachmentNotInDataStore = 103
    case attachmentMoveIntoDataStoreFailed = 104
    case attachmentCorrupt = 105
    case notificationInvalidNoDate = 1400
    case notificationInvalidNoContent = 1401
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }
}

extension UNError: CustomNSError {
  public static var errorDomain: String { "UNErrorDomain" }
  public var errorCode: Int { code.rawValue }
}
