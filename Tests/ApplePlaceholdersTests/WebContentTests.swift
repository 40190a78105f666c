import Foundation
import FoundationNetworking
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

/// What web views answer without pages, and what Foundation lacks of networks.
@MainActor @Suite struct WebContentTests {
  @Test func aWorldIsTheSameForItsName() {
    #expect(WKContentWorld.world(name: "a") === WKContentWorld.world(name: "a"))
    #expect(WKContentWorld.world(name: "a") !== WKContentWorld.world(name: "b"))
    #expect(WKContentWorld.world(name: "a").name == "a" && WKContentWorld.page.name == nil)
  }

  @Test func noScriptRunsInAnyWorld() async {
    let web = WKWebView(frame: .zero)
    var errors: [WKError.Code?] = []
    web.evaluateJavaScript("1", in: nil, in: .page) { result in
      if case .failure(let error) = result { errors.append((error as? WKError)?.code) }
    }
    web.callAsyncJavaScript("1", arguments: ["a": 1], in: nil, in: .defaultClient) { result in
      if case .failure(let error) = result { errors.append((error as? WKError)?.code) }
    }
    #expect(errors == [.javaScriptExceptionOccurred, .javaScriptExceptionOccurred])
    await #expect(throws: WKError.self) {
      try await web.callAsyncJavaScript("1", contentWorld: .page)
    }
  }

  @Test func aDelegateWithoutMenusLeavesThemToTheSystem() {
    let (web, delegate) = (WKWebView(frame: .zero), UIDelegate())
    web.uiDelegate = delegate
    var (menus, decisions): ([UIContextMenuConfiguration?], [WKPermissionDecision]) = ([], [])
    web.uiDelegate?.webView(
      web,
      contextMenuConfigurationForElement: WKContextMenuElementInfo()
    ) { menus.append($0) }
    web.uiDelegate?.webView(
      web,
      requestMediaCapturePermissionFor: WKSecurityOrigin(),
      initiatedByFrame: WKFrameInfo(),
      type: .camera
    ) { decisions.append($0) }
    #expect(menus == [nil] && decisions == [.prompt] && web.cameraCaptureState == .none)
  }

  @Test func aCookieReplacesTheOneOfItsName() throws {
    let stage = Stage(device: .iPhone15)
    let store = WKWebsiteDataStore.nonPersistent().httpCookieStore
    for value in ["1", "2"] {
      let cookie = try #require(
        HTTPCookie(properties: [.name: "a", .value: value, .domain: "example.org", .path: "/"])
      )
      store.setCookie(cookie)
    }
    var values: [String] = []
    store.getAllCookies { values = $0.map(\.value) }
    stage.advance(by: 0.1)
    #expect(values == ["2"])
  }

  @Test func everyStageBeginsWithoutCookies() throws {
    let stages = try ["a", "b"].map { name in
      let stage = Stage(device: .iPhone15)
      let cookie = try #require(
        HTTPCookie(properties: [.name: name, .value: "1", .domain: "example.org", .path: "/"])
      )
      WKWebsiteDataStore.default().httpCookieStore.setCookie(cookie)
      return stage
    }
    var names: [String] = []
    WKWebsiteDataStore.default().httpCookieStore.getAllCookies { names = $0.map(\.name) }
    stages[1].advance(by: 0.1)
    #expect(names == ["b"])
  }

  @Test func anErrorNamesWhatIsMissing() {
    let stage = Stage(device: .iPhone15)
    var sentences: [String] = []
    WKContentRuleListStore.default().lookUpContentRuleList(forIdentifier: "a") {
      if let error = $1 { sentences.append("\(error)") }
    }
    stage.advance(by: 0.1)
    sentences += ["\(WKError())", "\(WKError(.unknown))"]
    #expect(
      sentences == [
        "web views compile no content rules here", "web views run no scripts here",
        "web views have no page here",
      ]
    )
  }

  /// Foundation declares it as unavailable here.
  @Test func aBackgroundSessionIsLikeAnyOther() {
    let made = URLSessionConfiguration.background(withIdentifier: "a")
    #expect(made.timeoutIntervalForRequest == 60 && made.identifier == nil)
  }

  @Test func aConfigurationKeepsWhichNetworksMayBeUsed() {
    let (first, second) = (URLSessionConfiguration.ephemeral, URLSessionConfiguration.ephemeral)
    first.allowsExpensiveNetworkAccess = false
    first.waitsForConnectivity = true
    first.sessionSendsLaunchEvents = false
    #expect(!first.allowsExpensiveNetworkAccess && first.allowsConstrainedNetworkAccess)
    #expect(first.waitsForConnectivity && !first.sessionSendsLaunchEvents)
    #expect(second.sessionSendsLaunchEvents)
    #expect(second.allowsExpensiveNetworkAccess && !second.waitsForConnectivity)
    let error = URLError(
      .notConnectedToInternet,
      userInfo: ["NSURLErrorNetworkUnavailableReasonKey": 2]
    )
    #expect(error.networkUnavailableReason == .constrained)
    #expect(URLError(.timedOut).networkUnavailableReason == nil)
  }
}

private final class UIDelegate: NSObject, WKUIDelegate {}
