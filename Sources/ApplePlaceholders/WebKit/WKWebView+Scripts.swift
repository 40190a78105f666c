public import Foundation
public import HeadlessUIKit

// There is no page in which a script could run: what is asked for is answered with an error.

extension WKWebView {
  public func evaluateJavaScript(
    _ javaScript: String,
    in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) { completionHandler?(.failure(WKError())) }

  @discardableResult
  public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
    throw WKError()
  }

  public func callAsyncJavaScript(
    _ functionBody: String,
    arguments: [String: Any] = [:],
    in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) { completionHandler?(.failure(WKError())) }

  @discardableResult
  public func callAsyncJavaScript(
    _ functionBody: String,
    arguments: [String: Any] = [:],
    in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? { throw WKError() }

  // MARK: What is made of a page

  public func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
  ) { later { completionHandler(nil, WKError(.unknown)) } }

  public func createPDF(
    configuration: WKPDFConfiguration = .init(),
    completionHandler: @escaping @MainActor @Sendable (Result<Data, any Error>) -> Void
  ) { later { completionHandler(.failure(WKError(.unknown))) } }

  public func createWebArchiveData(
    completionHandler: @escaping @MainActor @Sendable (Result<Data, any Error>) -> Void
  ) { later { completionHandler(.failure(WKError(.unknown))) } }

  private func later(_ answer: @escaping @MainActor @Sendable () -> Void) {
    StageCore.ambient.queue.later { MainActor.assumeIsolated { answer() } }
  }

  /// Nothing is found in a page without text.
  public func find(
    _ string: String,
    configuration: WKFindConfiguration = .init(),
    completionHandler: @escaping @MainActor @Sendable (WKFindResult) -> Void
  ) { later { completionHandler(WKFindResult()) } }
}

@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  open var rect = CGRect.null
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true

  public nonisolated override init() { super.init() }
}

@preconcurrency @MainActor
open class WKPDFConfiguration: NSObject {
  open var rect: CGRect?

  public nonisolated override init() { super.init() }
}

@preconcurrency @MainActor
open class WKFindConfiguration: NSObject {
  open var backwards = false
  open var caseSensitive = false
  open var wraps = true

  public nonisolated override init() { super.init() }
}

@preconcurrency @MainActor
open class WKFindResult: NSObject {
  public let matchFound = false
}
