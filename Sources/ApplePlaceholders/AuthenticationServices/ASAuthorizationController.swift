public import Foundation
public import HeadlessUIKit

public typealias ASPresentationAnchor = UIWindow

/// Asks who uses the app; nobody is signed in, so it fails in a later turn.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
  public let authorizationRequests: [ASAuthorizationRequest]
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  private var isCanceled = false

  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }

  open func performRequests() {
    isCanceled = false
    StageCore.ambient.queue.later { [self] in
      // [W] Where nobody is signed in, the reason is unknown.
      let error = ASAuthorizationError(isCanceled ? .canceled : .unknown)
      delegate?.authorizationController(controller: self, didCompleteWithError: error)
    }
  }

  open func cancel() { isCanceled = true }
}

@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  )
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithError error: any Error
  )
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithError error: any Error
  ) {}
}

@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
