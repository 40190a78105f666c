public import Foundation

/// An asset that is put together of others.
open class AVComposition: AVAsset, @unchecked Sendable {
  fileprivate var parts: [AVMutableCompositionTrack] = []

  open override var tracks: [AVAssetTrack] { parts }
  open override var duration: CMTime { parts.map(\.timeRange.end).max() ?? .zero }
}

/// A composition that keeps its tracks and how long they last.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
  open override var naturalSize: CGSize {
    get { size }
    set { size = newValue }
  }

  private var size = CGSize.zero

  @discardableResult
  open func addMutableTrack(
    withMediaType mediaType: AVMediaType,
    preferredTrackID: CMPersistentTrackID
  ) -> AVMutableCompositionTrack? {
    let isFree =
      preferredTrackID != kCMPersistentTrackID_Invalid
      && !parts.contains { $0.trackID == preferredTrackID }
    let next = (parts.map(\.trackID).max() ?? 0) + 1
    let track = AVMutableCompositionTrack(isFree ? preferredTrackID : next, mediaType)
    track.asset = self
    parts.append(track)
    return track
  }

  open func removeTrack(_ track: AVMutableCompositionTrack) { parts.removeAll { $0 === track } }

  open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime)
    throws
  {
    for track in asset.tracks {
      let part = addMutableTrack(
        withMediaType: track.mediaType,
        preferredTrackID: kCMPersistentTrackID_Invalid
      )
      try part?.insertTimeRange(timeRange, of: track, at: startTime)
    }
  }
}

/// A track of a composition: it lasts until the end of what was put in last.
open class AVMutableCompositionTrack: AVAssetTrack, @unchecked Sendable {
  private var end = CMTime.zero

  open override var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: end) }

  open func insertTimeRange(
    _ timeRange: CMTimeRange,
    of track: AVAssetTrack,
    at startTime: CMTime
  ) throws {
    let last = CMTimeRange(start: startTime.isValid ? startTime : end, duration: timeRange.duration)
    if last.isValid { end = max(end, last.end) }
  }

  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
    if timeRange.isValid { end = max(end, timeRange.end) }
  }

  open func removeTimeRange(_ timeRange: CMTimeRange) {}
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
}

public typealias AVCompositionTrack = AVMutableCompositionTrack
