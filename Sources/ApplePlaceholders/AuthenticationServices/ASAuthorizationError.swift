public import Foundation

public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// Why nobody signs in.
public struct ASAuthorizationError: Error, Hashable, Sendable {
  // [D] AuthenticationServices/ASAuthorizationError.h.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive

    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? ASAuthorizationError)?.code == code
    }
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  public static let unknown = Code.unknown
  public static let canceled = Code.canceled
  public static let invalidResponse = Code.invalidResponse
  public static let notHandled = Code.notHandled
  public static let failed = Code.failed
  public static let notInteractive = Code.notInteractive
}

extension ASAuthorizationError: CustomNSError {
  public static var errorDomain: String { ASAuthorizationErrorDomain }
  public var errorCode: Int { code.rawValue }
}
