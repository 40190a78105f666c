public import Foundation
import HeadlessUIKit

public typealias PHAssetResourceDataRequestID = Int32

open class PHAssetResourceRequestOptions: NSObject {
  open var isNetworkAccessAllowed = false
  open var progressHandler: ((Double) -> Void)?

  public override init() {}
}

/// Reads no files of assets: the answer is an error, in a later turn.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  private static let only = PHAssetResourceManager()

  open class func `default`() -> PHAssetResourceManager { only }

  @discardableResult
  open func requestData(
    for resource: PHAssetResource,
    options: PHAssetResourceRequestOptions?,
    dataReceivedHandler handler: @escaping (Data) -> Void,
    completionHandler: @escaping ((any Error)?) -> Void
  ) -> PHAssetResourceDataRequestID {
    StageCore.ambient.queue.later { completionHandler(PHPhotosError(.missingResource)) }
    return 0
  }

  open func writeData(
    for resource: PHAssetResource,
    toFile fileURL: URL,
    options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    StageCore.ambient.queue.later { completionHandler(PHPhotosError(.missingResource)) }
  }

  open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {}
}
