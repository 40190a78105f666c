public import Foundation

/// Something in a library.
open class PHObject: NSObject {
  open var localIdentifier: String { "" }
}

public enum PHAssetMediaType: Int, Sendable {
  case unknown, image, video, audio
}

public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  // [D]
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
}

/// A picture or film of a library; there is none.
open class PHAsset: PHObject {
  open var mediaType: PHAssetMediaType { .unknown }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var duration: TimeInterval { 0 }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var isFavorite: Bool { false }
  open var isHidden: Bool { false }
  open var location: CLLocation? { nil }
  open var sourceType: PHAssetSourceType { [] }
  open var playbackStyle: PlaybackStyle { .unsupported }
  open var burstIdentifier: String? { nil }
  open var burstSelectionTypes: PHAssetBurstSelectionType { [] }
  open var representsBurst: Bool { false }
  open var adjustmentFormatIdentifier: String? { nil }
  open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }

  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  open class func fetchAssets(
    with mediaType: PHAssetMediaType,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    in assetCollection: PHAssetCollection,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String],
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    withBurstIdentifier burstIdentifier: String,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// [D] Nil for an album without key assets.
  open class func fetchKeyAssets(
    in assetCollection: PHAssetCollection,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset>? { nil }
}

extension PHAsset {
  public enum PlaybackStyle: Int, Sendable {
    case unsupported, image, imageAnimated, livePhoto, video, videoLooping
  }
}

public struct PHAssetSourceType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  // [D]
  public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
  public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
  public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}

public struct PHAssetBurstSelectionType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  // [D]
  public static let autoPick = PHAssetBurstSelectionType(rawValue: 1)
  public static let userPick = PHAssetBurstSelectionType(rawValue: 2)
}

public enum PHAssetEditOperation: Int, Sendable {
  case delete = 1
  case content, properties
}
