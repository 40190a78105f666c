public import Foundation
public import FoundationNetworking
import HeadlessUIKit

/// Downloads for playing offline, of which none is made.
open class AVAssetDownloadURLSession: NSObject, @unchecked Sendable {
  public let configuration: URLSessionConfiguration
  open private(set) weak var assetDownloadDelegate: (any AVAssetDownloadDelegate)?
  open private(set) var delegateQueue: OperationQueue?

  // On iOS it is a subclass of URLSession, which is none that can be subclassed here.
  public init(
    configuration: URLSessionConfiguration,
    assetDownloadDelegate delegate: (any AVAssetDownloadDelegate)?,
    delegateQueue: OperationQueue?
  ) {
    (self.configuration, self.delegateQueue) = (configuration, delegateQueue)
    assetDownloadDelegate = delegate
    super.init()
  }

  open func makeAssetDownloadTask(
    asset URLAsset: AVURLAsset,
    assetTitle title: String,
    assetArtworkData artworkData: Data?,
    options: [String: Any]? = nil
  ) -> AVAssetDownloadTask? {
    MediaGap.download.report()
    return nil
  }

  open func aggregateAssetDownloadTask(
    with URLAsset: AVURLAsset,
    mediaSelections: [AVMediaSelection],
    assetTitle title: String,
    assetArtworkData artworkData: Data?,
    options: [String: Any]? = nil
  ) -> AVAggregateAssetDownloadTask? {
    MediaGap.download.report()
    return nil
  }

  open func getAllTasks(completionHandler: @escaping ([AVAssetDownloadTask]) -> Void) {
    StageCore.ambient.queue.later { completionHandler([]) }
  }
  open func finishTasksAndInvalidate() {}
  open func invalidateAndCancel() {}
}

open class AVAssetDownloadTask: NSObject, @unchecked Sendable {
  public let urlAsset: AVURLAsset
  open var taskDescription: String?
  open var loadedTimeRanges: [NSValue] { [] }

  init(_ urlAsset: AVURLAsset) {
    self.urlAsset = urlAsset
    super.init()
  }

  open func resume() {}
  open func suspend() {}
  open func cancel() {}
}

open class AVAggregateAssetDownloadTask: AVAssetDownloadTask, @unchecked Sendable {}

public protocol AVAssetDownloadDelegate: NSObjectProtocol {
  func urlSession(
    _ session: AVAssetDownloadURLSession,
    assetDownloadTask: AVAssetDownloadTask,
    didFinishDownloadingTo location: URL
  )
  func urlSession(
    _ session: AVAssetDownloadURLSession,
    assetDownloadTask: AVAssetDownloadTask,
    didResolve resolvedMediaSelection: AVMediaSelection
  )
  func urlSession(
    _ session: AVAssetDownloadURLSession,
    aggregateAssetDownloadTask: AVAggregateAssetDownloadTask,
    willDownloadTo location: URL
  )
  func urlSession(
    _ session: AVAssetDownloadURLSession,
    aggregateAssetDownloadTask: AVAggregateAssetDownloadTask,
    didCompleteFor mediaSelection: AVMediaSelection
  )
}

extension AVAssetDownloadDelegate {
  public func urlSession(
    _ session: AVAssetDownloadURLSession,
    assetDownloadTask: AVAssetDownloadTask,
    didFinishDownloadingTo location: URL
  ) {}
  public func urlSession(
    _ session: AVAssetDownloadURLSession,
    assetDownloadTask: AVAssetDownloadTask,
    didResolve resolvedMediaSelection: AVMediaSelection
  ) {}
  public func urlSession(
    _ session: AVAssetDownloadURLSession,
    aggregateAssetDownloadTask: AVAggregateAssetDownloadTask,
    willDownloadTo location: URL
  ) {}
  public func urlSession(
    _ session: AVAssetDownloadURLSession,
    aggregateAssetDownloadTask: AVAggregateAssetDownloadTask,
    didCompleteFor mediaSelection: AVMediaSelection
  ) {}
}

public let AVAssetDownloadTaskMinimumRequiredMediaBitrateKey =
  "AVAssetDownloadTaskMinimumRequiredMediaBitrateKey"
public let AVAssetDownloadTaskMediaSelectionKey = "AVAssetDownloadTaskMediaSelectionKey"
