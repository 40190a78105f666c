public import Foundation
import HeadlessUIKit

/// A recorder that records nothing: it remembers whether it runs, and for how long.
open class AVAudioRecorder: NSObject {
  open weak var delegate: (any AVAudioRecorderDelegate)?
  public let url: URL
  public let settings: [String: Any]
  public let format: AVAudioFormat
  open var isMeteringEnabled = false
  private var elapsed: TimeInterval = 0
  private var begin: TimeInterval?
  /// The number of the work that is to start or end it.
  private var waiting: Int?

  /// Records to nowhere.
  public override init() {
    (url, settings, format) = (URL(filePath: "/dev/null"), [:], .standard)
  }

  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
    format = AVAudioFormat(settings: settings) ?? .standard
  }

  public init(url: URL, format: AVAudioFormat) throws {
    (self.url, self.format, settings) = (url, format, format.settings)
  }

  open var isRecording: Bool { begin != nil }
  open var deviceCurrentTime: TimeInterval { CACurrentMediaTime() }
  /// [D] Since the recording began; 0 after it.
  open var currentTime: TimeInterval { elapsed + (begin.map { deviceCurrentTime - $0 } ?? 0) }

  @discardableResult
  open func prepareToRecord() -> Bool { true }

  @discardableResult
  open func record() -> Bool {
    if begin == nil { begin = deviceCurrentTime }
    return true
  }

  @discardableResult
  open func record(atTime time: TimeInterval) -> Bool {
    wait(time - deviceCurrentTime) { $0.record() }
    return true
  }

  @discardableResult
  open func record(forDuration duration: TimeInterval) -> Bool {
    wait(duration) { $0.stop() }
    return record()
  }

  @discardableResult
  open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool {
    wait(time - deviceCurrentTime) { $0.record(forDuration: duration) }
    return true
  }

  open func pause() {
    forgetWaiting()
    (elapsed, begin) = (currentTime, nil)
  }

  open func stop() {
    forgetWaiting()
    let wasRecording = isRecording
    (elapsed, begin) = (0, nil)
    if wasRecording { delegate?.audioRecorderDidFinishRecording(self, successfully: true) }
  }

  private func wait(_ seconds: TimeInterval, then act: @escaping (AVAudioRecorder) -> Void) {
    forgetWaiting()
    waiting = StageCore.ambient.run(after: seconds, holds: false) { [weak self] in
      self?.waiting = nil
      if let self { act(self) }
    }
  }

  private func forgetWaiting() {
    if let waiting { StageCore.ambient.queue.cancel(waiting) }
    waiting = nil
  }

  @discardableResult
  open func deleteRecording() -> Bool { true }

  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
  func audioRecorderBeginInterruption(_ recorder: AVAudioRecorder)
  func audioRecorderEndInterruption(_ recorder: AVAudioRecorder, withOptions flags: Int)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(
    _ recorder: AVAudioRecorder,
    successfully flag: Bool
  ) {}
  public func audioRecorderEncodeErrorDidOccur(
    _ recorder: AVAudioRecorder,
    error: (any Error)?
  ) {}
  public func audioRecorderBeginInterruption(_ recorder: AVAudioRecorder) {}
  public func audioRecorderEndInterruption(
    _ recorder: AVAudioRecorder,
    withOptions flags: Int
  ) {}
}

// [D] AVFAudio/AVAudioSettings.h.
public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"

public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 0x20
  case medium = 0x40
  case high = 0x60
  case max = 0x7F
}

public typealias AudioFormatID = UInt32
// [D] CoreAudioTypes/CoreAudioBaseTypes.h: four characters.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
