public import Foundation

public let WKErrorDomain = "WKErrorDomain"

/// What a web view answers to what needs a page.
public struct WKError: Error, Hashable, Sendable, CustomStringConvertible {
  // [D] WebKit/WKError.h.
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed
    case contentRuleListStoreLookUpFailed, contentRuleListStoreRemoveFailed
    case contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad
    case attributedStringContentLoadTimedOut, javaScriptInvalidFrameTarget
    case navigationAppBoundDomain, javaScriptAppBoundDomain

    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? WKError)?.code == code
    }
  }

  public let code: Code

  public init(_ code: Code = .javaScriptExceptionOccurred) {
    self.code = code
  }

  public static let unknown = Code.unknown
  public static let webContentProcessTerminated = Code.webContentProcessTerminated
  public static let webViewInvalidated = Code.webViewInvalidated
  public static let javaScriptExceptionOccurred = Code.javaScriptExceptionOccurred
  public static let javaScriptResultTypeIsUnsupported = Code.javaScriptResultTypeIsUnsupported
  public static let contentRuleListStoreCompileFailed = Code.contentRuleListStoreCompileFailed
  public static let contentRuleListStoreLookUpFailed = Code.contentRuleListStoreLookUpFailed
  public static let contentRuleListStoreRemoveFailed = Code.contentRuleListStoreRemoveFailed
  public static let contentRuleListStoreVersionMismatch = Code.contentRuleListStoreVersionMismatch
  public static let attributedStringContentFailedToLoad = Code.attributedStringContentFailedToLoad
  public static let attributedStringContentLoadTimedOut = Code.attributedStringContentLoadTimedOut
  public static let javaScriptInvalidFrameTarget = Code.javaScriptInvalidFrameTarget
  public static let navigationAppBoundDomain = Code.navigationAppBoundDomain
  public static let javaScriptAppBoundDomain = Code.javaScriptAppBoundDomain

  public var description: String {
    switch code {
    case .contentRuleListStoreCompileFailed, .contentRuleListStoreLookUpFailed:
      "web views compile no content rules here"
    case .javaScriptExceptionOccurred: "web views run no scripts here"
    default: "web views have no page here"
    }
  }
}

extension WKError: CustomNSError {
  public static var errorDomain: String { WKErrorDomain }
  public var errorCode: Int { code.rawValue }
}
