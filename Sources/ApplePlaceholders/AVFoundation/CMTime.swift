import Foundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32

/// A fraction of seconds.
public struct CMTime: Hashable, Comparable, Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale

  public init() {
    self.init(value: 0, timescale: 0)
  }

  public init(value: CMTimeValue, timescale: CMTimeScale) {
    (self.value, self.timescale) = (value, timescale)
  }

  /// Invalid where the seconds are no number that fits.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    let ticks = (seconds * Double(preferredTimescale)).rounded()
    guard let value = CMTimeValue(exactly: ticks) else {
      self.init()
      return
    }
    self.init(value: value, timescale: preferredTimescale)
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()

  public var isValid: Bool { timescale > 0 }
  public var seconds: Double { isValid ? Double(value) / Double(timescale) : .nan }

  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
}

public let kCMTimeZero = CMTime.zero

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

public func CMTimeMake(value: CMTimeValue, timescale: CMTimeScale) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

public func CMTimeMakeWithSeconds(
  _ seconds: Double,
  preferredTimescale: CMTimeScale
) -> CMTime { CMTime(seconds: seconds, preferredTimescale: preferredTimescale) }
