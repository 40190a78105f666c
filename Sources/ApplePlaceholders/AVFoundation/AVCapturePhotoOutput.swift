public import Foundation
import HeadlessUIKit

/// An output of single pictures: taking one ends with an error, in a later turn.
open class AVCapturePhotoOutput: AVCaptureOutput {
  public enum QualityPrioritization: Int, Sendable {
    case speed = 1
    case balanced, quality
  }

  public override init() { super.init() }

  open func capturePhoto(
    with settings: AVCapturePhotoSettings,
    delegate: any AVCapturePhotoCaptureDelegate
  ) {
    MediaGap.capture.report()
    let (photo, error) = (AVCapturePhoto(settings), AVError(.noDataCaptured))
    StageCore.ambient.queue.later {
      delegate.photoOutput(self, didFinishProcessingPhoto: photo, error: error)
      delegate.photoOutput(self, didFinishCaptureFor: photo.resolvedSettings, error: error)
    }
  }

  open var isHighResolutionCaptureEnabled = false
  open var maxPhotoDimensions = CMVideoDimensions()
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  open var availablePhotoFileTypes: [AVFileType] { [] }
  open var availablePhotoPixelFormatTypes: [UInt32] { [] }
  open var availableRawPhotoPixelFormatTypes: [UInt32] { [] }
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  // Apps use the name that Objective-C's property has in Swift.
  open var __supportedFlashModes: [NSNumber] { [] }
  open var isFlashScene: Bool { false }
  open var isStillImageStabilizationSupported: Bool { false }
  open var isDualCameraFusionSupported: Bool { false }
  open var isLivePhotoCaptureSupported: Bool { false }
  open var isLivePhotoCaptureEnabled = false
  open var isDepthDataDeliverySupported: Bool { false }
  open var isDepthDataDeliveryEnabled = false
  open var isPortraitEffectsMatteDeliverySupported: Bool { false }
  open var isPortraitEffectsMatteDeliveryEnabled = false
  open var photoSettingsForSceneMonitoring: AVCapturePhotoSettings?
  open private(set) var preparedPhotoSettingsArray: [AVCapturePhotoSettings] = []

  open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    self.preparedPhotoSettingsArray = preparedPhotoSettingsArray
    StageCore.ambient.queue.later { completionHandler?(true, nil) }
  }

  open class func jpegPhotoDataRepresentation(
    forJPEGSampleBuffer JPEGSampleBuffer: CMSampleBuffer,
    previewPhotoSampleBuffer: CMSampleBuffer?
  ) -> Data? { nil }
}

/// How pictures were taken before iOS 10; the handler gets an error, in a later turn.
open class AVCaptureStillImageOutput: AVCaptureOutput {
  open var outputSettings: [String: Any] = [:]
  open var isHighResolutionStillImageOutputEnabled = false
  open var isStillImageStabilizationSupported: Bool { false }
  open var automaticallyEnablesStillImageStabilizationWhenAvailable = false
  open var isCapturingStillImage: Bool { false }
  open var availableImageDataCodecTypes: [AVVideoCodecType] { [] }

  public override init() { super.init() }

  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection,
    completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
  ) {
    MediaGap.capture.report()
    StageCore.ambient.queue.later { handler(nil, AVError(.noDataCaptured)) }
  }

  open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? {
    nil
  }
}
