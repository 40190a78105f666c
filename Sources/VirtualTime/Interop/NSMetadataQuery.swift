public import Foundation

/// A search of the files in iCloud, of which there are none.
open class NSMetadataQuery: NSObject {
  open weak var delegate: (any NSMetadataQueryDelegate)?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor] = []
  open var valueListAttributes: [String] = []
  open var groupingAttributes: [String]?
  open var notificationBatchingInterval: TimeInterval = 1  // [D]
  open var searchScopes: [Any] = []
  open var searchItems: [Any]?
  open var operationQueue: OperationQueue?
  open private(set) var isStarted = false
  open private(set) var isGathering = false
  open private(set) var isStopped = true

  public override init() { super.init() }

  /// [D] False while it runs or without a predicate; it finds nothing, and says so in a later turn.
  @discardableResult
  open func start() -> Bool {
    guard isStopped, predicate != nil else { return false }
    (isStarted, isGathering, isStopped) = (true, true, false)
    NotificationCenter.default.post(name: .NSMetadataQueryDidStartGathering, object: self)
    StageCore.ambient.queue.later { [weak self] in self?.finishGathering() }
    return true
  }

  open func stop() { (isStarted, isGathering, isStopped) = (false, false, true) }

  private func finishGathering() {
    guard isGathering else { return }
    isGathering = false
    NotificationCenter.default.post(name: .NSMetadataQueryDidFinishGathering, object: self)
  }

  // Nothing changes that is not there.
  open func enableUpdates() {}
  open func disableUpdates() {}

  // MARK: Results

  open var resultCount: Int { 0 }
  open var results: [Any] { [] }
  open func result(at idx: Int) -> Any { preconditionFailure("there is no result \(idx)") }
  open func index(ofResult result: Any) -> Int { NSNotFound }
  open func enumerateResults(
    _ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

public protocol NSMetadataQueryDelegate: NSObjectProtocol {}

/// A file that a search has found; none is.
open class NSMetadataItem: NSObject {
  open func value(forAttribute key: String) -> Any? { nil }
  open var attributes: [String] { [] }
}

extension NSNotification.Name {
  public static let NSMetadataQueryDidStartGathering = NSNotification.Name(
    "NSMetadataQueryDidStartGatheringNotification"
  )
  public static let NSMetadataQueryGatheringProgress = NSNotification.Name(
    "NSMetadataQueryGatheringProgressNotification"
  )
  public static let NSMetadataQueryDidFinishGathering = NSNotification.Name(
    "NSMetadataQueryDidFinishGatheringNotification"
  )
  public static let NSMetadataQueryDidUpdate = NSNotification.Name(
    "NSMetadataQueryDidUpdateNotification"
  )
}

// [D] NSMetadata.h, NSMetadataAttributes.h.
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
public let NSMetadataItemFSNameKey = "kMDItemFSName"
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
public let NSMetadataItemURLKey = "kMDItemURL"
public let NSMetadataItemPathKey = "kMDItemPath"
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
