public import Foundation

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral value: String) {
    rawValue = value
  }

  // [D]
  public static let genericException = NSExceptionName("NSGenericException")
  public static let rangeException = NSExceptionName("NSRangeException")
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException"
  )
}

/// A mistake of a program, which ends the app, or the film in which it happens.
open class NSException: NSObject {
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?

  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
    super.init()
  }

  open func raise() {
    let sentence = reason ?? name.rawValue
    guard let core = StageCore.inUse else { preconditionFailure("\(name.rawValue): \(sentence)") }
    core.raise(name.rawValue, sentence)
  }
}
