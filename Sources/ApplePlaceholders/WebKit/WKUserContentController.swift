public import Foundation

@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []

  public nonisolated override init() { super.init() }

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler,
    contentWorld world: WKContentWorld,
    name: String
  ) {}
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply,
    contentWorld: WKContentWorld,
    name: String
  ) {}
  open func removeScriptMessageHandler(forName name: String) {}
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {}
  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {}
  open func removeAllScriptMessageHandlers() {}
  open func add(_ contentRuleList: WKContentRuleList) {}
  open func remove(_ contentRuleList: WKContentRuleList) {}
  open func removeAllContentRuleLists() {}
}

@preconcurrency @MainActor
open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(
    source: String,
    injectionTime: WKUserScriptInjectionTime,
    forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }

  public convenience init(
    source: String,
    injectionTime: WKUserScriptInjectionTime,
    forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    self.init(
      source: source,
      injectionTime: injectionTime,
      forMainFrameOnly: forMainFrameOnly
    )
  }
}

public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart, atDocumentEnd
}

@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  open var body: Any { "" }
  open var name: String { "" }
  open var frameInfo: WKFrameInfo { WKFrameInfo() }
  open var world: WKContentWorld { .page }
  open var webView: WKWebView? { nil }
}

@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor (Any?, String?) -> Void
  )
}

@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage
  )
}

@preconcurrency @MainActor
open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat = 0
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  open var isFraudulentWebsiteWarningEnabled = true
  open var isTextInteractionEnabled = true
  open var isElementFullscreenEnabled = false
  open var isSiteSpecificQuirksModeEnabled = true
  open var shouldPrintBackgrounds = false

  public nonisolated override init() { super.init() }
}

@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  public enum ContentMode: Int, Sendable {
    case recommended, mobile, desktop
  }

  open var allowsContentJavaScript = true
  open var preferredContentMode = ContentMode.recommended
  open var isLockdownModeEnabled = false

  public nonisolated override init() { super.init() }
}

@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  public nonisolated override init() { super.init() }
}
