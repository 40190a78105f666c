public import Foundation
public import FoundationNetworking
public import HeadlessUIKit

/// What a web view tells; nothing is ever loaded.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
  func webView(
    _ webView: UIWebView,
    shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool
  func webViewDidStartLoad(_ webView: UIWebView)
  func webViewDidFinishLoad(_ webView: UIWebView)
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  public func webView(
    _ webView: UIWebView,
    shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool { true }
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}

/// The web view before WebKit: a labelled box.
@preconcurrency @MainActor
open class UIWebView: UIView {
  // [D] The raw values of UIWebView.h.
  public enum NavigationType: Int, Sendable {
    case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
  }

  open weak var delegate: (any UIWebViewDelegate)?
  public let scrollView = UIScrollView()
  open private(set) var request: URLRequest?
  open var scalesPageToFit = false
  open var isLoading: Bool { false }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    showAsWebPage(with: scrollView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showAsWebPage(with: scrollView)
  }

  open func loadRequest(_ request: URLRequest) { self.request = request }
  open func loadHTMLString(_ string: String, baseURL: URL?) {}
  open func load(_ data: Data, mimeType: String, textEncodingName: String, baseURL: URL) {}
  open func reload() {}
  open func stopLoading() {}
  open func goBack() {}
  open func goForward() {}
  open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }
}
