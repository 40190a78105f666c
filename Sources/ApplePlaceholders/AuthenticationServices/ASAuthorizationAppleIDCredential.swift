public import Foundation

public enum ASUserDetectionStatus: Int, Sendable {
  case unsupported, unknown, likelyReal
}

/// What Apple tells of somebody who signs in, whom there is not.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  public let user: String
  open var state: String? { nil }
  open var authorizedScopes: [ASAuthorization.Scope] { [] }
  open var authorizationCode: Data? { nil }
  open var identityToken: Data? { nil }
  open var email: String? { nil }
  open var fullName: PersonNameComponents? { nil }
  open var realUserStatus: ASUserDetectionStatus { .unknown }

  init(user: String) {
    self.user = user
    super.init()
  }
}

open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  public let user: String
  public let password: String

  public init(user: String, password: String) {
    (self.user, self.password) = (user, password)
    super.init()
  }
}
