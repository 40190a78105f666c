public import Foundation
public import HeadlessUIKit

public typealias PHImageRequestID = Int32
public typealias PHAssetImageProgressHandler = (
  Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void
public typealias PHAssetVideoProgressHandler = PHAssetImageProgressHandler

public let PHInvalidImageRequestID: PHImageRequestID = 0

public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  public static let `default` = PHImageContentMode.aspectFit
}

public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}

public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  case none, fast, exact
}

public enum PHImageRequestOptionsVersion: Int, Sendable {
  case current, unadjusted, original
}

open class PHImageRequestOptions: NSObject {
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var version = PHImageRequestOptionsVersion.current
  open var isNetworkAccessAllowed = false
  open var isSynchronous = false
  open var normalizedCropRect = CGRect.zero
  open var allowSecondaryDegradedImage = false
  open var progressHandler: PHAssetImageProgressHandler?

  public override init() {}
}

open class PHLivePhotoRequestOptions: NSObject {
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var version = PHImageRequestOptionsVersion.current
  open var isNetworkAccessAllowed = false
  open var progressHandler: PHAssetImageProgressHandler?

  public override init() {}
}

public enum PHVideoRequestOptionsVersion: Int, Sendable {
  case current, original
}

public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}

open class PHVideoRequestOptions: NSObject {
  open var version = PHVideoRequestOptionsVersion.current
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  open var isNetworkAccessAllowed = false
  open var progressHandler: PHAssetVideoProgressHandler?

  public override init() {}
}

public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)  // [D]
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHImageFileURLKey = "PHImageFileURLKey"
public let PHImageFileUTIKey = "PHImageFileUTIKey"
public let PHImageErrorKey = "PHImageErrorKey"
public let PHImageCancelledKey = "PHImageCancelledKey"

/// A stage's questions for pictures that are not answered yet.
private final class PhotoRequests: StagePart {
  private var count: PHImageRequestID = 0
  private var waiting: Set<PHImageRequestID> = []

  static var ofStage: PhotoRequests { StageCore.ambient.part(PhotoRequests.self) }

  /// Answers in a later turn.
  func add(_ answer: @escaping () -> Void) -> PHImageRequestID {
    count += 1
    waiting.insert(count)
    StageCore.ambient.queue.later { [self, number = count] in
      if waiting.remove(number) != nil { answer() }
    }
    return count
  }

  func cancel(_ number: PHImageRequestID) { waiting.remove(number) }
}

/// A library without pictures: what is asked for is answered with none.
open class PHImageManager: NSObject {
  private nonisolated(unsafe) static let only = PHImageManager()

  open class func `default`() -> PHImageManager { only }

  @discardableResult
  open func requestImage(
    for asset: PHAsset,
    targetSize: CGSize,
    contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer(atOnce: options?.isSynchronous == true) { resultHandler(nil, nil) }
  }

  @discardableResult
  open func requestImageData(
    for asset: PHAsset,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer(atOnce: options?.isSynchronous == true) { resultHandler(nil, nil, .up, nil) }
  }

  @discardableResult
  open func requestLivePhoto(
    for asset: PHAsset,
    targetSize: CGSize,
    contentMode: PHImageContentMode,
    options: PHLivePhotoRequestOptions?,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer { resultHandler(nil, nil) }
  }

  @discardableResult
  open func requestPlayerItem(
    forVideo asset: PHAsset,
    options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer { resultHandler(nil, nil) }
  }

  @discardableResult
  open func requestExportSession(
    forVideo asset: PHAsset,
    options: PHVideoRequestOptions?,
    exportPreset: String,
    resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer { resultHandler(nil, nil) }
  }

  @discardableResult
  open func requestAVAsset(
    forVideo asset: PHAsset,
    options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer { resultHandler(nil, nil, nil) }
  }

  /// The handler of what is cancelled is not called.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {
    PhotoRequests.ofStage.cancel(requestID)
  }

  private func answer(atOnce: Bool = false, _ body: @escaping () -> Void) -> PHImageRequestID {
    guard atOnce else { return PhotoRequests.ofStage.add(body) }
    body()
    return PHInvalidImageRequestID
  }
}

open class PHCachingImageManager: PHImageManager {
  open var allowsCachingHighQualityImages = true

  public override init() {}

  open func startCachingImages(
    for assets: [PHAsset],
    targetSize: CGSize,
    contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImages(
    for assets: [PHAsset],
    targetSize: CGSize,
    contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}
