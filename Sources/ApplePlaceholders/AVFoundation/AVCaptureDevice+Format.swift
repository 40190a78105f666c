public import Foundation

extension AVCaptureDevice {
  /// The sizes and rates of a camera's frames.
  open class Format: NSObject {
    open var mediaType: AVMediaType { .video }
    open var formatDescription: CMFormatDescription { CMFormatDescription() }
    open var videoMaxZoomFactor: CGFloat { 1 }
    open var videoZoomFactorUpscaleThreshold: CGFloat { 1 }
    open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
    open var videoFieldOfView: Float { 0 }
    open var isVideoHDRSupported: Bool { false }
    open var minISO: Float { 0 }
    open var maxISO: Float { 0 }
    open var highResolutionStillImageDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
    open var supportedDepthDataFormats: [Format] { [] }
  }
}

/// Rates in frames a second.
open class AVFrameRateRange: NSObject {
  open var minFrameRate: Double { 0 }
  open var maxFrameRate: Double { 0 }
  open var minFrameDuration: CMTime { .invalid }
  open var maxFrameDuration: CMTime { .invalid }
}
