public import Foundation

/// A time in samples, in a host's ticks, or in both; a tick is a nanosecond here.
open class AVAudioTime: NSObject {
  public let sampleTime: AVAudioFramePosition
  public let sampleRate: Double
  public let hostTime: UInt64
  public let isSampleTimeValid: Bool
  public let isHostTimeValid: Bool

  private static let ticksPerSecond = 1e9

  private init(
    host: UInt64?,
    samples: AVAudioFramePosition?,
    rate: Double
  ) {
    (hostTime, isHostTimeValid) = (host ?? 0, host != nil)
    (sampleTime, isSampleTimeValid) = (samples ?? 0, samples != nil)
    sampleRate = rate
    super.init()
  }

  public convenience init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    self.init(host: nil, samples: sampleTime, rate: sampleRate)
  }

  public convenience init(hostTime: UInt64) { self.init(host: hostTime, samples: nil, rate: 0) }

  public convenience init(
    hostTime: UInt64,
    sampleTime: AVAudioFramePosition,
    atRate sampleRate: Double
  ) { self.init(host: hostTime, samples: sampleTime, rate: sampleRate) }

  open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 {
    UInt64(max(seconds * ticksPerSecond, 0).rounded())
  }

  open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval {
    Double(hostTime) / ticksPerSecond
  }

  /// [D] What is missing of this time, computed from one that has both.
  open func extrapolateTime(fromAnchor anchorTime: AVAudioTime) -> AVAudioTime? {
    guard anchorTime.isHostTimeValid, anchorTime.isSampleTimeValid, anchorTime.sampleRate > 0
    else { return nil }
    if isHostTimeValid, isSampleTimeValid { return self }
    let rate = anchorTime.sampleRate
    let anchor = Self.seconds(forHostTime: anchorTime.hostTime)
    if isHostTimeValid {
      let seconds = Self.seconds(forHostTime: hostTime) - anchor
      let samples = anchorTime.sampleTime + AVAudioFramePosition((seconds * rate).rounded())
      return AVAudioTime(hostTime: hostTime, sampleTime: samples, atRate: rate)
    }
    let seconds = anchor + Double(sampleTime - anchorTime.sampleTime) / rate
    let host = Self.hostTime(forSeconds: seconds)
    return AVAudioTime(hostTime: host, sampleTime: sampleTime, atRate: rate)
  }
}
