public import Foundation

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

  private init(
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

  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
  open var settings: [String: Any] {
    [AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount)]
  }
}

/// A time in samples.
open class AVAudioTime: NSObject {
  public let sampleTime: AVAudioFramePosition
  public let sampleRate: Double

  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
    super.init()
  }

  open var isSampleTimeValid: Bool { true }
  open var isHostTimeValid: Bool { false }
  open var hostTime: UInt64 { 0 }
}

/// Silence.
open class AVAudioPCMBuffer: NSObject {
  public let format: AVAudioFormat
  public let frameCapacity: AVAudioFrameCount
  open var frameLength: AVAudioFrameCount = 0

  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    (self.format, self.frameCapacity) = (format, frameCapacity)
    super.init()
  }

  open var stride: Int { 1 }
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
}
