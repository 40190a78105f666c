import Foundation
import HeadlessUIKit

/// Plays buffers and files without a sound: each takes its time of the virtual clock.
///
/// No recording waits for its end: sounds are not seen.
open class AVAudioPlayerNode: AVAudioNode {
  /// What is scheduled and has not ended.
  private struct Piece {
    let seconds: TimeInterval
    var loops = false
    let completion: AVAudioNodeCompletionHandler?
  }

  open private(set) var isPlaying = false
  private var pieces: [Piece] = []
  /// For how long the first was played, until it was paused last.
  private var played: TimeInterval = 0
  /// Since when the first is played without a pause.
  private var start: TimeInterval?
  private var cancelEnd: (() -> Void)?

  // [I] Files are not read and have no length; a chain of them must let time pass.
  private static let shortest: TimeInterval = 1024 / 44_100

  public override init() { super.init() }

  open func play() { play(at: nil) }

  open func play(at when: AVAudioTime?) {
    isPlaying = true
    playFirst()
  }

  open func pause() {
    isPlaying = false
    halt()
  }

  /// [D] What is scheduled ends with it.
  open func stop() {
    isPlaying = false
    endAll()
  }

  open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}
  open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { nil }
  open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }

  // MARK: Scheduling

  open func scheduleFile(
    _ file: AVAudioFile,
    at when: AVAudioTime?,
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) { schedule(Double(file.length), file.processingFormat, completionHandler) }

  open func scheduleFile(
    _ file: AVAudioFile,
    at when: AVAudioTime?,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
  ) {
    schedule(Double(file.length), file.processingFormat, callbackType.telling(completionHandler))
  }

  open func scheduleSegment(
    _ file: AVAudioFile,
    startingFrame startFrame: AVAudioFramePosition,
    frameCount numberFrames: AVAudioFrameCount,
    at when: AVAudioTime?,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
  ) {
    schedule(Double(numberFrames), file.processingFormat, callbackType.telling(completionHandler))
  }

  open func scheduleSegment(
    _ file: AVAudioFile,
    startingFrame startFrame: AVAudioFramePosition,
    frameCount numberFrames: AVAudioFrameCount,
    at when: AVAudioTime?,
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) { schedule(Double(numberFrames), file.processingFormat, completionHandler) }

  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer,
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) { schedule(Double(buffer.frameLength), buffer.format, completionHandler) }

  /// What loops goes on until it is stopped or interrupted.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer,
    at when: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) { schedule(Double(buffer.frameLength), buffer.format, options: options, completionHandler) }

  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer,
    at when: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [],
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
  ) {
    let completion = callbackType.telling(completionHandler)
    schedule(Double(buffer.frameLength), buffer.format, options: options, completion)
  }

  private func schedule(
    _ frames: Double,
    _ format: AVAudioFormat,
    options: AVAudioPlayerNodeBufferOptions = [],
    _ completion: AVAudioNodeCompletionHandler?
  ) {
    if options.contains(.interrupts) { endAll() }
    if options.contains(.interruptsAtLoop) { endLoop() }
    let seconds =
      format.sampleRate > 0 ? max(frames / format.sampleRate, Self.shortest) : Self.shortest
    let loops = options.contains(.loops)
    pieces.append(Piece(seconds: seconds, loops: loops, completion: completion))
    playFirst()
  }

  // MARK: Playing

  private func playFirst() {
    guard isPlaying, start == nil, let first = pieces.first else { return }
    start = CACurrentMediaTime()
    guard !first.loops else { return }
    let core = StageCore.ambient
    let end = core.run(after: first.seconds - played, holds: false) { [weak self] in
      self?.endFirst()
    }
    cancelEnd = { [weak core] in core?.queue.cancel(end) }
  }

  private func halt() {
    if let start { played += CACurrentMediaTime() - start }
    cancelEnd?()
    (start, cancelEnd) = (nil, nil)
  }

  private func endFirst() {
    let ended = pieces.removeFirst()
    (played, start, cancelEnd) = (0, nil, nil)
    playFirst()
    ended.completion?()
  }

  private func endLoop() {
    guard let first = pieces.first, first.loops else { return }
    halt()
    played = played.truncatingRemainder(dividingBy: first.seconds)
    pieces[0].loops = false
  }

  private func endAll() {
    halt()
    let completions = pieces.compactMap(\.completion)
    (pieces, played) = ([], 0)
    for completion in completions { StageCore.ambient.queue.later { completion() } }
  }
}

/// What has happened to a piece when its end is told; here it is all the same.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
  case dataConsumed, dataRendered, dataPlayedBack

  /// Calls the handler with what has happened.
  fileprivate func telling(
    _ handler: AVAudioPlayerNodeCompletionHandler?
  ) -> AVAudioNodeCompletionHandler? { handler.map { handler in { @Sendable in handler(self) } } }
}

public typealias AVAudioPlayerNodeCompletionHandler =
  @Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void

public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
  public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}
