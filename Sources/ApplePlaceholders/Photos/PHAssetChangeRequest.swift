public import Foundation
public import HeadlessUIKit

/// A change that is asked for, and never made.
open class PHAssetChangeRequest: NSObject {
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  open var creationDate: Date?
  open var location: CLLocation?
  open var isFavorite = false
  open var isHidden = false
  open var contentEditingOutput: PHContentEditingOutput?

  public override init() {}

  public init(for asset: PHAsset) {}

  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest()
  }
  open class func creationRequestForAssetFromImage(
    atFileURL fileURL: URL
  ) -> PHAssetChangeRequest? { nil }
  open class func creationRequestForAssetFromVideo(
    atFileURL fileURL: URL
  ) -> PHAssetChangeRequest? { nil }
  open class func deleteAssets(_ assets: Any) {}

  open func revertAssetContentToOriginal() {}
}

open class PHObjectPlaceholder: PHObject {}

/// A new asset that is asked for, and never made.
open class PHAssetCreationRequest: PHAssetChangeRequest {
  open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }

  open func addResource(
    with type: PHAssetResourceType,
    fileURL: URL,
    options: PHAssetResourceCreationOptions?
  ) {}
  open func addResource(
    with type: PHAssetResourceType,
    data: Data,
    options: PHAssetResourceCreationOptions?
  ) {}
}

/// A new album or a change of one, never made.
open class PHAssetCollectionChangeRequest: NSObject {
  open var title = ""
  public let placeholderForCreatedAssetCollection = PHObjectPlaceholder()

  /// [D] Nil for a collection that may not be changed.
  public init?(for assetCollection: PHAssetCollection) { nil }

  private init(title: String) {
    self.title = title
    super.init()
  }

  open class func creationRequestForAssetCollection(
    withTitle title: String
  ) -> PHAssetCollectionChangeRequest { PHAssetCollectionChangeRequest(title: title) }
  open class func deleteAssetCollections(_ assetCollections: Any) {}

  open func addAssets(_ assets: Any) {}
  open func removeAssets(_ assets: Any) {}
}

public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData
  case adjustmentBasePhoto, pairedVideo, fullSizePairedVideo
}

open class PHAssetResourceCreationOptions: NSObject {
  open var originalFilename: String?
  open var uniformTypeIdentifier: String?
  open var shouldMoveFile = false

  public override init() {}
}

/// A new folder or a change of one, never made.
open class PHCollectionListChangeRequest: NSObject {
  open var title = ""
  public let placeholderForCreatedCollectionList = PHObjectPlaceholder()

  /// [D] Nil for a list that may not be changed.
  public init?(for collectionList: PHCollectionList) { nil }

  private init(title: String) {
    self.title = title
    super.init()
  }

  open class func creationRequestForCollectionList(
    withTitle title: String
  ) -> PHCollectionListChangeRequest { PHCollectionListChangeRequest(title: title) }
  open class func deleteCollectionLists(_ collectionLists: Any) {}

  open func addChildCollections(_ collections: Any) {}
  open func removeChildCollections(_ collections: Any) {}
}

/// A file of an asset; there is none.
open class PHAssetResource: NSObject {
  open var type: PHAssetResourceType { .photo }
  open var assetLocalIdentifier: String { "" }
  open var originalFilename: String { "" }
  open var uniformTypeIdentifier: String { "" }

  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
}
