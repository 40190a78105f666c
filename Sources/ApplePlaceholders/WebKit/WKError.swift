public import Foundation

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
  }

  public let code: Code

  public init(_ code: Code = .javaScriptExceptionOccurred) {
    self.code = code
  }

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
  public static var errorDomain: String { "WKErrorDomain" }
  public var errorCode: Int { code.rawValue }
}
