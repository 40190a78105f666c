public import Foundation
public import HeadlessUIKit

// [D] SystemConfiguration/SystemConfiguration.h.
public let kSCStatusOK = 0
public let kSCStatusFailed = 1001
public let kSCStatusInvalidArgument = 1002
public let kSCStatusAccessError = 1003
public let kSCStatusNoKey = 1004
public let kSCStatusReachabilityUnknown = 4001
public let kCFErrorDomainSystemConfiguration: CFString = "com.apple.SystemConfiguration"

/// Why the last call of SystemConfiguration failed: none does here.
public func SCError() -> Int32 { Int32(kSCStatusOK) }

public func SCCopyLastError() -> CFError {
  NSError(domain: kCFErrorDomainSystemConfiguration, code: kSCStatusOK)
}

/// What a status means, in English for every language.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
  // [I] The sentences are ours. They are never freed, as those of iOS.
  let text: StaticString =
    switch Int(status) {
    case kSCStatusOK: "Success"
    case kSCStatusFailed: "The call failed"
    case kSCStatusInvalidArgument: "An argument is not valid"
    case kSCStatusAccessError: "Access is not permitted"
    case kSCStatusNoKey: "There is no such key"
    case kSCStatusReachabilityUnknown: "It is not known whether the network is reached"
    default: "Unknown status"
    }
  return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
