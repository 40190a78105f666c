import Foundation
import HeadlessUIKit

/// Plays buffers and files without a sound: what is scheduled ends in a later turn.
open class AVAudioPlayerNode: AVAudioNode {
  open private(set) var isPlaying = false

  public override init() { super.init() }

  open func play() { isPlaying = true }
  open func play(at when: AVAudioTime?) { isPlaying = true }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
  open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}
  open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { nil }
  open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }

  open func scheduleFile(
    _ file: AVAudioFile,
    at when: AVAudioTime?,
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) { end(completionHandler) }

  open func scheduleSegment(
    _ file: AVAudioFile,
    startingFrame startFrame: AVAudioFramePosition,
    frameCount numberFrames: AVAudioFrameCount,
    at when: AVAudioTime?,
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) { end(completionHandler) }

  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer,
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) { end(completionHandler) }

  /// What loops goes on until it is stopped, and calls nobody.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer,
    at when: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) { if !options.contains(.loops) { end(completionHandler) } }

  private func end(_ completionHandler: AVAudioNodeCompletionHandler?) {
    guard let completionHandler else { return }
    StageCore.ambient.queue.later { completionHandler() }
  }
}

public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
  public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}
