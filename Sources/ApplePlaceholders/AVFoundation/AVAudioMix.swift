public import Foundation

/// How loud the tracks of an asset are.
open class AVAudioMix: NSObject {
  public override init() { super.init() }

  open var inputParameters: [AVAudioMixInputParameters] = []
}

open class AVMutableAudioMix: AVAudioMix {}

open class AVAudioMixInputParameters: NSObject {
  public override init() { super.init() }

  open var trackID = kCMPersistentTrackID_Invalid
}

open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters {
  public override init() { super.init() }

  public init(track: AVAssetTrack?) {
    super.init()
    trackID = track?.trackID ?? kCMPersistentTrackID_Invalid
  }

  open func setVolume(_ volume: Float, at time: CMTime) {}
  open func setVolumeRamp(
    fromStartVolume startVolume: Float,
    toEndVolume endVolume: Float,
    timeRange: CMTimeRange
  ) {}
}
