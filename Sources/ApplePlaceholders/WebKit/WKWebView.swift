public import Foundation
public import FoundationNetworking
public import HeadlessUIKit

/// A web view that loads nothing: a labelled box with the addresses that it was given.
@preconcurrency @MainActor
open class WKWebView: UIView {
  open private(set) var configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  public let scrollView = UIScrollView()
  open private(set) var url: URL?
  open private(set) var title: String?
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 0 }
  open var hasOnlySecureContent: Bool { false }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var isInspectable = false
  open var pageZoom: CGFloat = 1
  open var mediaType: String?
  open var underPageBackgroundColor: UIColor = .systemBackground
  open var themeColor: UIColor? { nil }
  open var interactionState: Any?
  open var isFindInteractionEnabled = false
  public let backForwardList = WKBackForwardList()

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    showAsWebPage(with: scrollView)
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    showAsWebPage(with: scrollView)
  }

  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return WKNavigation()
  }

  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    return WKNavigation()
  }

  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    self.url = url
    return WKNavigation()
  }

  @discardableResult
  open func load(
    _ data: Data,
    mimeType: String,
    characterEncodingName: String,
    baseURL: URL
  ) -> WKNavigation? {
    url = baseURL
    return WKNavigation()
  }

  @discardableResult
  open func reload() -> WKNavigation? { nil }

  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { nil }

  @discardableResult
  open func goBack() -> WKNavigation? { nil }

  @discardableResult
  open func goForward() -> WKNavigation? { nil }

  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }

  @discardableResult
  open func loadFileRequest(
    _ request: URLRequest,
    allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation { load(request) ?? WKNavigation() }

  @discardableResult
  open func loadSimulatedRequest(
    _ request: URLRequest,
    responseHTML string: String
  ) -> WKNavigation { load(request) ?? WKNavigation() }

  open func stopLoading() {}
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob"].contains(urlScheme.lowercased())
  }
  open func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil) {
    guard let completionHandler else { return }
    StageCore.ambient.queue.later { completionHandler() }
  }
  open func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil) {
    pauseAllMediaPlayback(completionHandler: completionHandler)
  }

  /// There is no page in which a script could run.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, WKError())
  }
}
