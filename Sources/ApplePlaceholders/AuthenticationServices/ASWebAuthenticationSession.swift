public import Foundation
public import HeadlessUIKit

public let ASWebAuthenticationSessionErrorDomain =
  "com.apple.AuthenticationServices.WebAuthenticationSession"

public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
  // [D] AuthenticationServices/ASWebAuthenticationSession.h.
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid

    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? ASWebAuthenticationSessionError)?.code == code
    }
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  public static let canceledLogin = Code.canceledLogin
  public static let presentationContextNotProvided = Code.presentationContextNotProvided
  public static let presentationContextInvalid = Code.presentationContextInvalid
}

extension ASWebAuthenticationSessionError: CustomNSError {
  public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
  public var errorCode: Int { code.rawValue }
}

/// A page to sign in on, which is never loaded: the user gives up in a later turn.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  private let complete: CompletionHandler
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var additionalHeaderFields: [String: String]?
  /// Whether it can begin, which it does once.
  open private(set) var canStart = true

  public init(
    url URL: URL,
    callbackURLScheme: String?,
    completionHandler: @escaping CompletionHandler
  ) {
    complete = completionHandler
    super.init()
  }

  @discardableResult
  open func start() -> Bool {
    guard canStart else { return false }
    canStart = false
    StageCore.ambient.queue.later { [self] in
      complete(nil, ASWebAuthenticationSessionError(.canceledLogin))
    }
    return true
  }

  /// [I] The completion is told that the user gave up, as it is in any case.
  open func cancel() {}
}

@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
