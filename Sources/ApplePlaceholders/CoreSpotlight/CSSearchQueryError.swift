public import Foundation

/// Why nothing is found.
public struct CSSearchQueryError: Error, Hashable, Sendable {
  // [D] CoreSpotlight/CSSearchQuery.h.
  public enum Code: Int, Sendable {
    case unknown = -2000
    case indexUnreachable = -2001
    case invalidQuery = -2002
    case cancelled = -2003
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }
}

extension CSSearchQueryError: CustomNSError {
  public static var errorDomain: String { "CSSearchQueryErrorDomain" }
  public var errorCode: Int { code.rawValue }
}
