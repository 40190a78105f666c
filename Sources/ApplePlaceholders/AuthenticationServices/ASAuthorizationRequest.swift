public import Foundation

/// What a provider is asked for.
open class ASAuthorizationRequest: NSObject {
  public let provider: any ASAuthorizationProvider

  init(_ provider: any ASAuthorizationProvider) {
    self.provider = provider
    super.init()
  }
}

open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var state: String?
  open var nonce: String?
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  open var user: String?
}

open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}
