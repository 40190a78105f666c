public import Foundation
import HeadlessUIKit

public enum SFSpeechRecognitionTaskState: Int, Sendable {
  case starting, running, finishing, canceling, completed
}

/// A request that fails in a later turn.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  open private(set) var state = SFSpeechRecognitionTaskState.starting
  open private(set) var isCancelled = false
  open private(set) var error: (any Error)?
  open var isFinishing: Bool { state == .finishing }

  init(then tell: @escaping (SFSpeechRecognitionTask) -> Void) {
    super.init()
    StageCore.ambient.warnOnce(
      "Speech",
      "nothing is understood: SFSpeechRecognizer answers every request with an error",
      remedy: "film what does not depend on it"
    )
    StageCore.ambient.queue.later { [self] in
      (state, error) = (.completed, SFSpeechError(.internalServiceError))
      tell(self)
    }
  }

  /// [D] No more sound is taken; what has been said is still worked on.
  open func finish() {
    if state == .starting { state = .finishing }
  }

  open func cancel() {
    guard state != .completed else { return }
    (state, isCancelled) = (.canceling, true)
  }
}

public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
  func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didHypothesizeTranscription transcription: SFTranscription
  )
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  )
  func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
  func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didFinishSuccessfully successfully: Bool
  )
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didProcessAudioDuration duration: TimeInterval
  )
}

extension SFSpeechRecognitionTaskDelegate {
  public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didHypothesizeTranscription transcription: SFTranscription
  ) {}
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  ) {}
  public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
  public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didFinishSuccessfully successfully: Bool
  ) {}
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didProcessAudioDuration duration: TimeInterval
  ) {}
}
