public import Foundation

/// An asset that is put together of others.
open class AVComposition: AVAsset, @unchecked Sendable {
  fileprivate var parts: [AVMutableCompositionTrack] = []

  override var isKnown: Bool { true }
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
    var free = parts
    for track in asset.tracks {
      let place = free.firstIndex { $0.mediaType == track.mediaType }
      let part =
        place.map { free.remove(at: $0) }
        ?? addMutableTrack(
          withMediaType: track.mediaType,
          preferredTrackID: kCMPersistentTrackID_Invalid
        )
      try part?.insertTimeRange(timeRange, of: track, at: startTime)
    }
  }

  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
    for part in parts { part.insertEmptyTimeRange(timeRange) }
  }

  open func removeTimeRange(_ timeRange: CMTimeRange) {
    for part in parts { part.removeTimeRange(timeRange) }
  }

  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
    for part in parts { part.scaleTimeRange(timeRange, toDuration: duration) }
  }
}

/// A track of a composition, of which only the length is kept.
open class AVMutableCompositionTrack: AVAssetTrack, @unchecked Sendable {
  private var end = CMTime.zero

  open override var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: end) }

  /// [D] What follows is shifted; before what begins after the end there is nothing.
  open func insertTimeRange(
    _ timeRange: CMTimeRange,
    of track: AVAssetTrack,
    at startTime: CMTime
  ) throws {
    let start = startTime.isNumeric ? startTime : end
    guard timeRange.isValid, timeRange.duration.isNumeric else { return }
    end = max(end, start) + timeRange.duration
  }

  /// [D] Nothing cannot be added at the end.
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
    guard timeRange.isValid, timeRange.duration.isNumeric, timeRange.start < end else { return }
    end = end + timeRange.duration
  }

  /// [D] What follows is shifted.
  open func removeTimeRange(_ timeRange: CMTimeRange) { end = end - shared(timeRange) }

  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
    let old = shared(timeRange)
    guard old > .zero, duration.isNumeric, duration >= .zero else { return }
    let isWhole = old == timeRange.duration
    let part = duration.seconds * old.seconds / timeRange.duration.seconds
    end =
      end - old
      + (isWhole ? duration : CMTime(seconds: part, preferredTimescale: duration.timescale))
  }

  /// How much of a range is in the track.
  private func shared(_ range: CMTimeRange) -> CMTime {
    guard range.isValid, range.start.isNumeric else { return .zero }
    return max(min(range.end, end) - max(range.start, .zero), .zero)
  }
}

public typealias AVCompositionTrack = AVMutableCompositionTrack
