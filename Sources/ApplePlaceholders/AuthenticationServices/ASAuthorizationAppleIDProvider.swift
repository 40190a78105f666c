public import Foundation
import HeadlessUIKit

/// Apple's accounts, of which the device knows none.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  public enum CredentialState: Int, Sendable {
    case revoked, authorized, notFound, transferred
  }

  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDProviderCredentialRevokedNotification"
  )

  public override init() {
    super.init()
  }

  open func createRequest() -> ASAuthorizationAppleIDRequest {
    ASAuthorizationAppleIDRequest(self)
  }

  /// Answers in a later turn that nobody is known.
  open func getCredentialState(
    forUserID userID: String,
    completion: @escaping (CredentialState, (any Error)?) -> Void
  ) {
    StageCore.ambient.queue.later { completion(.notFound, nil) }
  }

  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// Passwords that the device keeps: none.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  public override init() {
    super.init()
  }

  open func createRequest() -> ASAuthorizationPasswordRequest {
    ASAuthorizationPasswordRequest(self)
  }
}
