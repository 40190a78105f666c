public import Foundation

/// Somebody whom a provider knows; nobody is, so there is none.
open class ASAuthorization: NSObject {
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    // [D] AuthenticationServices/ASAuthorization.h; the texts are their own names.
    public static let fullName = Scope("full_name")
    public static let email = Scope("email")
  }

  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    // [D] AuthenticationServices/ASAuthorizationOpenIDRequest.h.
    public static let operationImplicit = OpenIDOperation("implicit")
    public static let operationLogin = OpenIDOperation("login")
    public static let operationRefresh = OpenIDOperation("refresh")
    public static let operationLogout = OpenIDOperation("logout")
  }

  public let provider: any ASAuthorizationProvider
  public let credential: any ASAuthorizationCredential

  init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
    (self.provider, self.credential) = (provider, credential)
    super.init()
  }
}

public protocol ASAuthorizationProvider: NSObjectProtocol {}

public protocol ASAuthorizationCredential: NSObjectProtocol {}
