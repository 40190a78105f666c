public import Foundation
public import QuartzCore

/// A picture that was not taken.
open class AVCapturePhoto: NSObject {
  public let resolvedSettings: AVCaptureResolvedPhotoSettings

  init(_ settings: AVCapturePhotoSettings) {
    resolvedSettings = AVCaptureResolvedPhotoSettings(settings)
    super.init()
  }

  open var timestamp: CMTime { .invalid }
  open var isRawPhoto: Bool { false }
  open var photoCount: Int { 0 }
  open var pixelBuffer: CVPixelBuffer? { nil }
  open var previewPixelBuffer: CVPixelBuffer? { nil }
  open var metadata: [String: Any] { [:] }
  open var embeddedThumbnailPhotoFormat: [String: Any]? { nil }
  open func fileDataRepresentation() -> Data? { nil }
  open func cgImageRepresentation() -> CGImage? { nil }
  open func previewCGImageRepresentation() -> CGImage? { nil }
}

/// What was asked for of a picture.
open class AVCapturePhotoSettings: NSObject, NSCopying {
  public let format: [String: Any]?

  public override init() {
    format = [AVVideoCodecKey: AVVideoCodecType.jpeg]  // [D]
    super.init()
  }

  public init(format: [String: Any]?) {
    self.format = format
    super.init()
  }

  public convenience init(from photoSettings: AVCapturePhotoSettings) {
    self.init(format: photoSettings.format)
    take(photoSettings)
  }

  /// [D] Another one for each.
  open private(set) var uniqueID = Int64(StageIdentifier.nextNumber())
  open var processedFileType: AVFileType? { nil }
  open var flashMode = AVCaptureDevice.FlashMode.off
  open var isAutoRedEyeReductionEnabled = false
  open var isAutoStillImageStabilizationEnabled = false
  open var isAutoDualCameraFusionEnabled = false
  open var isHighResolutionPhotoEnabled = false
  open var maxPhotoDimensions = CMVideoDimensions()
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  open var isDepthDataDeliveryEnabled = false
  open var embedsDepthDataInPhoto = true
  open var isDepthDataFiltered = true
  open var isCameraCalibrationDataDeliveryEnabled = false
  open var isPortraitEffectsMatteDeliveryEnabled = false
  open var metadata: [String: Any] = [:]
  open var livePhotoMovieFileURL: URL?
  open var livePhotoMovieMetadata: [AVMetadataItem] = []
  open var previewPhotoFormat: [String: Any]?
  open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
  open var embeddedThumbnailPhotoFormat: [String: Any]?
  open var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }

  /// [D] A copy has the same identifier, other than one that is made from these.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AVCapturePhotoSettings(format: format)
    copy.take(self)
    copy.uniqueID = uniqueID
    return copy
  }

  private func take(_ other: AVCapturePhotoSettings) {
    flashMode = other.flashMode
    isAutoRedEyeReductionEnabled = other.isAutoRedEyeReductionEnabled
    isAutoStillImageStabilizationEnabled = other.isAutoStillImageStabilizationEnabled
    isAutoDualCameraFusionEnabled = other.isAutoDualCameraFusionEnabled
    isHighResolutionPhotoEnabled = other.isHighResolutionPhotoEnabled
    maxPhotoDimensions = other.maxPhotoDimensions
    photoQualityPrioritization = other.photoQualityPrioritization
    isDepthDataDeliveryEnabled = other.isDepthDataDeliveryEnabled
    embedsDepthDataInPhoto = other.embedsDepthDataInPhoto
    isDepthDataFiltered = other.isDepthDataFiltered
    isCameraCalibrationDataDeliveryEnabled = other.isCameraCalibrationDataDeliveryEnabled
    isPortraitEffectsMatteDeliveryEnabled = other.isPortraitEffectsMatteDeliveryEnabled
    (metadata, livePhotoMovieFileURL) = (other.metadata, other.livePhotoMovieFileURL)
    livePhotoMovieMetadata = other.livePhotoMovieMetadata
    previewPhotoFormat = other.previewPhotoFormat
    embeddedThumbnailPhotoFormat = other.embeddedThumbnailPhotoFormat
  }
}

/// What became of the settings of a picture.
open class AVCaptureResolvedPhotoSettings: NSObject {
  public let uniqueID: Int64

  init(_ settings: AVCapturePhotoSettings) {
    uniqueID = settings.uniqueID
    super.init()
  }

  open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
  open var previewDimensions: CMVideoDimensions { CMVideoDimensions() }
  open var embeddedThumbnailDimensions: CMVideoDimensions { CMVideoDimensions() }
  open var livePhotoMovieDimensions: CMVideoDimensions { CMVideoDimensions() }
  open var isFlashEnabled: Bool { false }
  open var isRedEyeReductionEnabled: Bool { false }
  open var isStillImageStabilizationEnabled: Bool { false }
  open var expectedPhotoCount: Int { 0 }
}
