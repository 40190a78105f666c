public import Foundation

open class AVAudioBuffer: NSObject {
  public let format: AVAudioFormat

  init(_ format: AVAudioFormat) {
    self.format = format
    super.init()
  }
}

/// Samples in memory, silent until something is written into them.
open class AVAudioPCMBuffer: AVAudioBuffer {
  public let frameCapacity: AVAudioFrameCount
  open var frameLength: AVAudioFrameCount = 0 {
    didSet {
      precondition(
        frameLength <= frameCapacity,
        "a buffer for \(frameCapacity) frames cannot have \(frameLength); make a longer one"
      )
    }
  }
  private let samples: AudioSamples

  /// [D] Nil for what is not PCM.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    guard let width = format.bytesPerSample else { return nil }
    self.frameCapacity = frameCapacity
    samples = AudioSamples(
      channels: Int(format.channelCount),
      frames: Int(frameCapacity),
      width: width,
      isInterleaved: format.isInterleaved
    )
    super.init(format)
  }

  open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    samples.channels(of: Float.self, if: format.commonFormat == .pcmFormatFloat32)
  }
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? {
    samples.channels(of: Int16.self, if: format.commonFormat == .pcmFormatInt16)
  }
  open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? {
    samples.channels(of: Int32.self, if: format.commonFormat == .pcmFormatInt32)
  }

  func silence() { samples.silence() }
}

/// The memory of a buffer, and a pointer to each channel in it.
private final class AudioSamples {
  private let memory: UnsafeMutableRawPointer
  private let byteCount: Int
  private let starts: UnsafeMutablePointer<UnsafeMutableRawPointer>

  init(channels: Int, frames: Int, width: Int, isInterleaved: Bool) {
    byteCount = channels * frames * width
    memory = .allocate(byteCount: max(byteCount, 1), alignment: 16)
    starts = .allocate(capacity: max(channels, 1))
    for channel in 0..<channels {
      let offset = isInterleaved ? channel * width : channel * frames * width
      (starts + channel).initialize(to: memory + offset)
    }
    silence()
  }

  deinit {
    memory.deallocate()
    starts.deallocate()
  }

  func silence() { memory.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount) }

  func channels<Sample>(
    of type: Sample.Type,
    if isOfType: Bool
  ) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
    guard isOfType else { return nil }
    return UnsafeRawPointer(starts).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
  }
}

extension AVAudioFormat {
  fileprivate var bytesPerSample: Int? {
    switch commonFormat {
    case .pcmFormatInt16: 2
    case .pcmFormatFloat32, .pcmFormatInt32: 4
    case .pcmFormatFloat64: 8
    case .otherFormat: nil
    }
  }
}
