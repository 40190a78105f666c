/// A stretch of time.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime

  public init() {
    self.init(start: .invalid, duration: .invalid)
  }

  public init(start: CMTime, duration: CMTime) {
    (self.start, self.duration) = (start, duration)
  }

  /// To the nearest tick of the end's scale.
  public init(start: CMTime, end: CMTime) {
    let length = CMTime(
      seconds: end.seconds - start.seconds,
      preferredTimescale: max(start.timescale, end.timescale)
    )
    self.init(start: start, duration: length)
  }

  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public static let invalid = CMTimeRange()

  public var isValid: Bool { start.isValid && duration.isValid }
  public var isEmpty: Bool { isValid && duration == .zero }
  public var end: CMTime {
    CMTime(
      seconds: start.seconds + duration.seconds,
      preferredTimescale: max(start.timescale, duration.timescale)
    )
  }

  /// [D] Its end is not part of it.
  public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
}

public let kCMTimeRangeZero = CMTimeRange.zero
public let kCMTimeRangeInvalid = CMTimeRange.invalid

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}
