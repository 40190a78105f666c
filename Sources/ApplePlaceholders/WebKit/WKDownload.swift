public import Foundation
public import FoundationNetworking

/// A file that would be loaded.
@preconcurrency @MainActor
open class WKDownload: NSObject {
  open weak var delegate: (any WKDownloadDelegate)?
  open var webView: WKWebView? { nil }
  open var originalRequest: URLRequest? { nil }
  open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) {}
}

/// Nothing is loaded, so none of these is called.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: NSObjectProtocol {
  func download(
    _ download: WKDownload,
    decideDestinationUsing response: URLResponse,
    suggestedFilename: String,
    completionHandler: @escaping @MainActor (URL?) -> Void
  )
  func downloadDidFinish(_ download: WKDownload)
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  public func download(
    _ download: WKDownload,
    decideDestinationUsing response: URLResponse,
    suggestedFilename: String,
    completionHandler: @escaping @MainActor (URL?) -> Void
  ) {}
  public func downloadDidFinish(_ download: WKDownload) {}
  public func download(
    _ download: WKDownload,
    didFailWithError error: any Error,
    resumeData: Data?
  ) {}
}
