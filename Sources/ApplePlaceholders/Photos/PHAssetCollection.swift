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

public enum PHAssetCollectionSubtype: Int, Sendable {
  // [D] Photos/PhotosTypes.h.
  case albumRegular = 2
  case albumSyncedEvent = 3
  case albumSyncedFaces = 4
  case albumSyncedAlbum = 5
  case albumImported = 6
  case albumMyPhotoStream = 100
  case albumCloudShared = 101
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas = 201
  case smartAlbumVideos = 202
  case smartAlbumFavorites = 203
  case smartAlbumTimelapses = 204
  case smartAlbumAllHidden = 205
  case smartAlbumRecentlyAdded = 206
  case smartAlbumBursts = 207
  case smartAlbumSlomoVideos = 208
  case smartAlbumUserLibrary = 209
  case smartAlbumSelfPortraits = 210
  case smartAlbumScreenshots = 211
  case smartAlbumDepthEffect = 212
  case smartAlbumLivePhotos = 213
  case smartAlbumAnimated = 214
  case smartAlbumLongExposures = 215
  case smartAlbumUnableToUpload = 216
  case any = 9_223_372_036_854_775_807
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
