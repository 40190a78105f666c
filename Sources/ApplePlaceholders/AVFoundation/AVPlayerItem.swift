public import Foundation
import HeadlessUIKit

/// What a player plays; its frames are not read, so it never becomes ready.
open class AVPlayerItem: NSObject {
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  public let asset: AVAsset

  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.init(asset: asset)
  }

  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var duration: CMTime { asset.duration }
  open var presentationSize: CGSize { .zero }
  open var tracks: [AVPlayerItemTrack] { [] }
  open var loadedTimeRanges: [NSValue] { [] }
  open var seekableTimeRanges: [NSValue] { [] }
  open var isPlaybackLikelyToKeepUp: Bool { false }
  open var isPlaybackBufferFull: Bool { false }
  open var isPlaybackBufferEmpty: Bool { true }
  open var canPlayReverse: Bool { false }
  open var canPlayFastForward: Bool { false }
  open var canPlaySlowForward: Bool { false }
  open var canStepForward: Bool { false }
  open var canStepBackward: Bool { false }
  open var forwardPlaybackEndTime = CMTime.invalid
  open var reversePlaybackEndTime = CMTime.invalid
  open var preferredPeakBitRate: Double = 0
  open var preferredMaximumResolution = CGSize.zero
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
  open var seekingWaitsForVideoCompositionRendering = false
  /// No time passes in what is not read: its rate stays 0.
  public let timebase: CMTimebase? = CMTimebase(sourceClock: .hostTimeClock)
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain  // [D]
  open var isAudioSpatializationAllowed = true
  open var allowedAudioSpatializationFormats = AVAudioSpatializationFormats.multichannel
  open var automaticallyPreservesTimeOffsetFromLive = false
  open var configuredTimeOffsetFromLive = CMTime.invalid
  open var recommendedTimeOffsetFromLive: CMTime { .invalid }
  open var startsOnFirstEligibleVariant = false
  open var preferredPeakBitRateForExpensiveNetworks: Double = 0
  open var preferredMaximumResolutionForExpensiveNetworks = CGSize.zero
  open var appliesPerFrameHDRDisplayMetadata = true
  open var automaticallyLoadedAssetKeys: [String] { [] }
  open var canPlayFastReverse: Bool { false }
  open var canPlaySlowReverse: Bool { false }
  open var timedMetadata: [AVMetadataItem]? { nil }
  open var isContentAuthorizedForPlayback: Bool { true }
  open var isApplicationAuthorizedForPlayback: Bool { true }
  open var isAuthorizationRequiredForPlayback: Bool { false }
  open var nowPlayingInfo: [String: Any]?
  open func accessLog() -> AVPlayerItemAccessLog? { nil }
  open func errorLog() -> AVPlayerItemErrorLog? { nil }
  open var videoComposition: AVVideoComposition?
  open var audioMix: AVAudioMix?
  open var externalMetadata: [AVMetadataItem] = []
  open private(set) var outputs: [AVPlayerItemOutput] = []
  open var currentMediaSelection: AVMediaSelection { asset.preferredMediaSelection }

  open func currentTime() -> CMTime { .zero }
  open func currentDate() -> Date? { nil }
  open func step(byCount stepCount: Int) {}
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    guard let completionHandler else { return }
    StageCore.ambient.queue.later { completionHandler(true) }
  }
  open func seek(
    to time: CMTime,
    toleranceBefore: CMTime,
    toleranceAfter: CMTime,
    completionHandler: ((Bool) -> Void)? = nil
  ) { seek(to: time, completionHandler: completionHandler) }
  @discardableResult
  open func seek(to time: CMTime) async -> Bool { true }
  @discardableResult
  open func seek(to date: Date, completionHandler: ((Bool) -> Void)? = nil) -> Bool { false }
  open func cancelPendingSeeks() {}
  open func add(_ output: AVPlayerItemOutput) { outputs.append(output) }
  open func remove(_ output: AVPlayerItemOutput) { outputs.removeAll { $0 === output } }
  open func select(
    _ mediaSelectionOption: AVMediaSelectionOption?,
    in mediaSelectionGroup: AVMediaSelectionGroup
  ) {}
}

open class AVPlayerItemTrack: NSObject {
  open var assetTrack: AVAssetTrack? { nil }
  open var isEnabled = true
}

/// Where a player's frames would go.
open class AVPlayerItemOutput: NSObject {
  open var suppressesPlayerRendering = false
}

open class AVPlayerItemVideoOutput: AVPlayerItemOutput {
  public init(pixelBufferAttributes: [String: Any]? = nil) { super.init() }

  open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
  open func itemTime(forHostTime hostTimeInSeconds: TimeInterval) -> CMTime { .zero }
  open func copyPixelBuffer(
    forItemTime itemTime: CMTime,
    itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?
  ) -> CVPixelBuffer? { nil }
}

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification"
  )
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification"
  )
  public static let AVPlayerItemPlaybackStalled = NSNotification.Name(
    "AVPlayerItemPlaybackStalledNotification"
  )
  public static let AVPlayerItemTimeJumped = NSNotification.Name(
    "AVPlayerItemTimeJumpedNotification"
  )
  public static let AVPlayerItemNewAccessLogEntry = NSNotification.Name(
    "AVPlayerItemNewAccessLogEntry"
  )
  public static let AVPlayerItemNewErrorLogEntry = NSNotification.Name(
    "AVPlayerItemNewErrorLogEntry"
  )
}

extension AVPlayerItem {
  public static let didPlayToEndTimeNotification =
    NSNotification.Name.AVPlayerItemDidPlayToEndTime
  public static let failedToPlayToEndTimeNotification =
    NSNotification.Name.AVPlayerItemFailedToPlayToEndTime
  public static let playbackStalledNotification = NSNotification.Name.AVPlayerItemPlaybackStalled
}

public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
