import Foundation
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

/// A device on which nobody is signed in.
@MainActor @Suite struct SignInTests {
  private final class Asker: NSObject, ASAuthorizationControllerDelegate {
    private(set) var errors: [Int] = []

    func authorizationController(
      controller: ASAuthorizationController,
      didCompleteWithError error: any Error
    ) { errors.append((error as NSError).code) }
  }

  private let stage = Stage(device: .iPhone15)

  @Test func nobodyIsAuthorized() {
    let asker = Asker()
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = asker
    controller.performRequests()
    #expect(asker.errors.isEmpty)
    stage.advance(by: 0.1)
    controller.performRequests()
    controller.cancel()
    stage.advance(by: 0.1)
    // [D] AuthenticationServices/ASAuthorizationError.h.
    #expect(asker.errors == [1000, 1001])
  }

  @Test func nobodyIsKnownByAName() {
    var states: [ASAuthorizationAppleIDProvider.CredentialState] = []
    ASAuthorizationAppleIDProvider().getCredentialState(forUserID: "a") { state, error in
      states.append(state)
      #expect(error == nil)
    }
    stage.advance(by: 0.1)
    #expect(states == [.notFound])
  }

  @Test func aPageToSignInOnIsGivenUpOnce() throws {
    var errors: [any Error] = []
    let session = ASWebAuthenticationSession(
      url: try #require(URL(string: "https://a.b")),
      callbackURLScheme: "a"
    ) { url, error in
      #expect(url == nil)
      if let error { errors.append(error) }
    }
    #expect(session.canStart && session.start() && !session.start() && !session.canStart)
    stage.advance(by: 0.1)
    #expect(errors.count == 1)
    #expect((errors.first as? ASWebAuthenticationSessionError)?.code == .canceledLogin)
  }

  @Test(arguments: [
    (ASAuthorizationAppleIDButton.ButtonType.signIn, "Sign in with Apple"),
    (.continue, "Continue with Apple"), (.signUp, "Sign up with Apple"),
  ])
  func theButtonSaysWhatItDoes(type: ASAuthorizationAppleIDButton.ButtonType, text: String) {
    let button = ASAuthorizationAppleIDButton(type: type, style: .whiteOutline)
    #expect(button.accessibilityLabel == text && button.backgroundColor == .white)
    #expect(button.intrinsicContentSize == CGSize(width: 140, height: 30))
    button.cornerRadius = 3
    #expect(button.layer.cornerRadius == 3)
  }
}
