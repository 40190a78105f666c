public import Foundation
import HeadlessUIKit

/// An export that fails, in a later turn.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable {
    case unknown, waiting, exporting, completed, failed, cancelled
  }

  public let asset: AVAsset
  public let presetName: String
  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?

  public init?(asset: AVAsset, presetName: String) {
    (self.asset, self.presetName) = (asset, presetName)
    super.init()
  }

  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var supportedFileTypes: [AVFileType] { [.mov, .mp4, .m4v] }
  open var progress: Float { 0 }
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)  // [D]
  open var shouldOptimizeForNetworkUse = false
  open var fileLengthLimit: Int64 = 0
  open var metadata: [AVMetadataItem]?
  open var audioMix: AVAudioMix?
  open var videoComposition: AVVideoComposition?
  open var estimatedOutputFileLength: Int64 { 0 }

  open class func allExportPresets() -> [String] { [] }
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }

  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    MediaGap.export.report()
    if status == .unknown { status = .exporting }
    StageCore.ambient.queue.later { [self] in
      if status != .cancelled { fail() }
      handler()
    }
  }

  open func export() async {
    MediaGap.export.report()
    fail()
  }

  open func cancelExport() { if status != .failed { status = .cancelled } }

  private func fail() { (status, error) = (.failed, AVError(.exportFailed)) }
}

// [D] AVFoundation/AVAssetExportSession.h.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

// The names of Swift 3.

@available(*, deprecated, renamed: "AVAssetExportSession.Status")
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status
