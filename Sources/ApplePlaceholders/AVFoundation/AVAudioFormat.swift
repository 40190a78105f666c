public import Foundation
import Geometry

public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

/// How sound is packed.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  public let sampleRate: Double
  public let channelCount: AVAudioChannelCount
  public let commonFormat: AVAudioCommonFormat
  public let isInterleaved: Bool

  static let standard = AVAudioFormat(44_100, 2, .pcmFormatFloat32, false)

  init(
    _ sampleRate: Double,
    _ channels: AVAudioChannelCount,
    _ format: AVAudioCommonFormat,
    _ isInterleaved: Bool
  ) {
    (self.sampleRate, channelCount) = (sampleRate, channels)
    (commonFormat, self.isInterleaved) = (format, isInterleaved)
    super.init()
  }

  public convenience init?(
    standardFormatWithSampleRate sampleRate: Double,
    channels: AVAudioChannelCount
  ) { self.init(sampleRate, channels, .pcmFormatFloat32, false) }

  public convenience init?(
    commonFormat format: AVAudioCommonFormat,
    sampleRate: Double,
    channels: AVAudioChannelCount,
    interleaved: Bool
  ) { self.init(sampleRate, channels, format, interleaved) }

  /// Nil without a rate.
  public convenience init?(settings: [String: Any]) {
    guard let rate = Double(boxed: settings[AVSampleRateKey]) else { return nil }
    let channels = Double(boxed: settings[AVNumberOfChannelsKey]) ?? 1
    self.init(rate, AVAudioChannelCount(channels), .pcmFormatFloat32, false)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioFormat else { return false }
    return sampleRate == other.sampleRate && channelCount == other.channelCount
      && commonFormat == other.commonFormat && isInterleaved == other.isInterleaved
  }

  open override var hash: Int { [sampleRate, Double(channelCount)].hashValue }

  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
  open var settings: [String: Any] {
    [AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount)]
  }
}
