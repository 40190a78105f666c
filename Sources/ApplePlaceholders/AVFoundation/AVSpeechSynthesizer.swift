public import Foundation
import HeadlessUIKit

/// A voice that says nothing: an utterance ends as soon as it begins, in a later turn.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open var usesApplicationAudioSession = true
  private var waiting: [AVSpeechUtterance] = []
  /// Whether the first that waits has begun.
  private var hasBegun = false

  public override init() { super.init() }

  open var isSpeaking: Bool { !waiting.isEmpty }
  open private(set) var isPaused = false

  open func speak(_ utterance: AVSpeechUtterance) {
    MediaGap.speech.report()
    waiting.append(utterance)
    StageCore.ambient.queue.later { [weak self] in self?.sayNext() }
  }

  /// [D] What waits is not said either.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    let cancelled = waiting
    (waiting, isPaused, hasBegun) = ([], false, false)
    for utterance in cancelled { tell { $0.speechSynthesizer($1, didCancel: utterance) } }
    return !cancelled.isEmpty
  }

  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let utterance = waiting.first, !isPaused else { return false }
    isPaused = true
    tell { $0.speechSynthesizer($1, didPause: utterance) }
    return true
  }

  @discardableResult
  open func continueSpeaking() -> Bool {
    guard isPaused else { return false }
    isPaused = false
    for utterance in waiting.prefix(1) {
      tell { $0.speechSynthesizer($1, didContinue: utterance) }
    }
    for _ in waiting { StageCore.ambient.queue.later { [weak self] in self?.sayNext() } }
    return true
  }

  private func tell(
    _ message: @escaping (any AVSpeechSynthesizerDelegate, AVSpeechSynthesizer) -> Void
  ) {
    StageCore.ambient.queue.later { [weak self] in
      if let self, let delegate { message(delegate, self) }
    }
  }

  private func sayNext() {
    guard !isPaused, let utterance = waiting.first else { return }
    if !hasBegun {
      hasBegun = true
      delegate?.speechSynthesizer(self, didStart: utterance)
    }
    guard !isPaused, hasBegun, waiting.first === utterance else { return }
    waiting.removeFirst()
    hasBegun = false
    delegate?.speechSynthesizer(self, didFinish: utterance)
  }
}

public enum AVSpeechBoundary: Int, Sendable {
  case immediate, word
}

public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didStart utterance: AVSpeechUtterance
  )
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didFinish utterance: AVSpeechUtterance
  )
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didPause utterance: AVSpeechUtterance
  )
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didContinue utterance: AVSpeechUtterance
  )
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didCancel utterance: AVSpeechUtterance
  )
  /// No word is said, so it is not called.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  )
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didStart utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didFinish utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didPause utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didContinue utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didCancel utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}
