public import Foundation
public import HeadlessUIKit

public typealias PHContentEditingInputRequestID = Int

/// What an editor would get of an asset; no editor gets one.
open class PHContentEditingInput: NSObject {
  open var mediaType: PHAssetMediaType { .unknown }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  open var creationDate: Date? { nil }
  open var location: CLLocation? { nil }
  open var uniformTypeIdentifier: String? { nil }
  open var adjustmentData: PHAdjustmentData? { nil }
  open var displaySizeImage: UIImage? { nil }
  open var fullSizeImageURL: URL? { nil }
  open var fullSizeImageOrientation: Int32 { 1 }
  open var audiovisualAsset: AVAsset? { nil }
  open var livePhoto: PHLivePhoto? { nil }
}

/// What an editor hands back.
open class PHContentEditingOutput: NSObject {
  open var adjustmentData: PHAdjustmentData?
  open var renderedContentURL: URL { URL(fileURLWithPath: "/dev/null") }

  public init(contentEditingInput: PHContentEditingInput) { super.init() }

  public init(placeholderForCreatedAsset: PHObjectPlaceholder) { super.init() }
}

/// What an editor did, in its own words.
open class PHAdjustmentData: NSObject {
  public let formatIdentifier: String
  public let formatVersion: String
  public let data: Data

  public init(formatIdentifier: String, formatVersion: String, data: Data) {
    (self.formatIdentifier, self.formatVersion) = (formatIdentifier, formatVersion)
    self.data = data
    super.init()
  }
}

open class PHContentEditingInputRequestOptions: NSObject {
  open var isNetworkAccessAllowed = false
  open var canHandleAdjustmentData: ((PHAdjustmentData) -> Bool)?
  open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?

  public override init() {}
}

extension PHAsset {
  /// The library is empty: the answer is nothing, in a later turn.
  @discardableResult
  public func requestContentEditingInput(
    with options: PHContentEditingInputRequestOptions?,
    completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
  ) -> PHContentEditingInputRequestID {
    StageCore.ambient.queue.later { completionHandler(nil, [:]) }
    return 0
  }

  public func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {}
}

/// The editor of an extension of Photos.
@preconcurrency @MainActor
public protocol PHContentEditingController: NSObjectProtocol {
  func canHandle(_ adjustmentData: PHAdjustmentData) -> Bool
  func startContentEditing(
    with contentEditingInput: PHContentEditingInput,
    placeholderImage: UIImage
  )
  func finishContentEditing(completionHandler: @escaping (PHContentEditingOutput?) -> Void)
  var shouldShowCancelConfirmation: Bool { get }
  func cancelContentEditing()
}
