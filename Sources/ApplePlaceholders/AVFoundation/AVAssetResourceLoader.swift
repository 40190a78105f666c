public import Dispatch
public import Foundation

/// Would ask its delegate for the bytes of an asset; nothing is loaded.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
  open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
  open private(set) var delegateQueue: DispatchQueue?
  open var preloadsEligibleContentKeys = false

  open func setDelegate(
    _ delegate: (any AVAssetResourceLoaderDelegate)?,
    queue delegateQueue: DispatchQueue?
  ) { (self.delegate, self.delegateQueue) = (delegate, delegateQueue) }
}

open class AVAssetResourceLoadingRequest: NSObject {
  open var isFinished: Bool { true }
  open var isCancelled: Bool { true }
  open func finishLoading() {}
  open func finishLoading(with error: (any Error)?) {}
}

public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    didCancel loadingRequest: AVAssetResourceLoadingRequest
  )
}

extension AVAssetResourceLoaderDelegate {
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool { false }
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    didCancel loadingRequest: AVAssetResourceLoadingRequest
  ) {}
}
