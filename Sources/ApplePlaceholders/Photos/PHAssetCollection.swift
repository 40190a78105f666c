public import Foundation

/// An album or a folder.
open class PHCollection: PHObject {
  open var localizedTitle: String? { nil }
  open var canContainAssets: Bool { false }
  open var canContainCollections: Bool { false }
  open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }

  open class func fetchTopLevelUserCollections(
    with options: PHFetchOptions?
  ) -> PHFetchResult<PHCollection> { PHFetchResult() }
  open class func fetchCollections(
    in collectionList: PHCollectionList,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHCollection> { PHFetchResult() }
}

public enum PHCollectionEditOperation: Int, Sendable {
  case deleteContent = 1
  case removeContent, addContent, createContent, rearrangeContent, delete, rename
}

public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum, moment
}

public struct PHAssetCollectionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  // [D] Photos/PhotosTypes.h.
  public static let albumRegular = PHAssetCollectionSubtype(rawValue: 2)
  public static let albumSyncedEvent = PHAssetCollectionSubtype(rawValue: 3)
  public static let albumSyncedFaces = PHAssetCollectionSubtype(rawValue: 4)
  public static let albumSyncedAlbum = PHAssetCollectionSubtype(rawValue: 5)
  public static let albumImported = PHAssetCollectionSubtype(rawValue: 6)
  public static let albumMyPhotoStream = PHAssetCollectionSubtype(rawValue: 100)
  public static let albumCloudShared = PHAssetCollectionSubtype(rawValue: 101)
  public static let smartAlbumGeneric = PHAssetCollectionSubtype(rawValue: 200)
  public static let smartAlbumPanoramas = PHAssetCollectionSubtype(rawValue: 201)
  public static let smartAlbumVideos = PHAssetCollectionSubtype(rawValue: 202)
  public static let smartAlbumFavorites = PHAssetCollectionSubtype(rawValue: 203)
  public static let smartAlbumTimelapses = PHAssetCollectionSubtype(rawValue: 204)
  public static let smartAlbumAllHidden = PHAssetCollectionSubtype(rawValue: 205)
  public static let smartAlbumRecentlyAdded = PHAssetCollectionSubtype(rawValue: 206)
  public static let smartAlbumBursts = PHAssetCollectionSubtype(rawValue: 207)
  public static let smartAlbumSlomoVideos = PHAssetCollectionSubtype(rawValue: 208)
  public static let smartAlbumUserLibrary = PHAssetCollectionSubtype(rawValue: 209)
  public static let smartAlbumSelfPortraits = PHAssetCollectionSubtype(rawValue: 210)
  public static let smartAlbumScreenshots = PHAssetCollectionSubtype(rawValue: 211)
  public static let smartAlbumDepthEffect = PHAssetCollectionSubtype(rawValue: 212)
  public static let smartAlbumLivePhotos = PHAssetCollectionSubtype(rawValue: 213)
  public static let smartAlbumAnimated = PHAssetCollectionSubtype(rawValue: 214)
  public static let smartAlbumLongExposures = PHAssetCollectionSubtype(rawValue: 215)
  public static let any = PHAssetCollectionSubtype(rawValue: .max)
}

/// An album; there is none.
open class PHAssetCollection: PHCollection {
  open var assetCollectionType: PHAssetCollectionType { .album }
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
  open var estimatedAssetCount: Int { 0 }
  open var startDate: Date? { nil }
  open var endDate: Date? { nil }
  open var localizedLocationNames: [String] { [] }

  open class func fetchAssetCollections(
    with type: PHAssetCollectionType,
    subtype: PHAssetCollectionSubtype,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String],
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  open class func fetchAssetCollectionsContaining(
    _ asset: PHAsset,
    with type: PHAssetCollectionType,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  open class func fetchMoments(
    inMomentList momentList: PHCollectionList,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  open class func fetchMoments(with options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult()
  }
  open class func transientAssetCollection(
    with assets: [PHAsset],
    title: String?
  ) -> PHAssetCollection { PHAssetCollection() }
}

public enum PHCollectionListType: Int, Sendable {
  case momentList = 1
  case folder, smartFolder
}

public enum PHCollectionListSubtype: Int, Sendable {
  case momentListCluster = 1
  case momentListYear
  case regularFolder = 100
  case smartFolderEvents = 200
  case smartFolderFaces
  case any = 9_223_372_036_854_775_807
}

/// A folder of albums; there is none.
open class PHCollectionList: PHCollection {
  open var collectionListType: PHCollectionListType { .folder }
  open var collectionListSubtype: PHCollectionListSubtype { .regularFolder }
  open var startDate: Date? { nil }
  open var endDate: Date? { nil }

  open class func fetchCollectionLists(
    with collectionListType: PHCollectionListType,
    subtype: PHCollectionListSubtype,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
}
