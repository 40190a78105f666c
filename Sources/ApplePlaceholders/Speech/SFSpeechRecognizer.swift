public import Foundation
import HeadlessUIKit

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

/// What is going to be said.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  case unspecified, dictation, search, confirmation
}

/// Understands nothing: every request is answered with an error.
///
/// Apple's is an `NSObject`, whose `init()` cannot be failable in Swift.
open class SFSpeechRecognizer: @unchecked Sendable {
  public let locale: Locale
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  open var queue = OperationQueue.main
  open var supportsOnDeviceRecognition = false
  open var isAvailable: Bool { false }

  public convenience init?() { self.init(locale: .current) }

  /// Never nil: an app that has checked its language once takes it for granted.
  public init?(locale: Locale) {
    self.locale = locale
  }

  open class func supportedLocales() -> Set<Locale> { [] }
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }

  /// The user has not answered yet, and never does.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {}

  /// Answers in a later turn that nothing was understood.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    SFSpeechRecognitionTask { resultHandler(nil, $0.error) }
  }

  /// Tells the delegate in a later turn that nothing was understood.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask {
    SFSpeechRecognitionTask { [weak delegate] task in
      if task.isCancelled { delegate?.speechRecognitionTaskWasCancelled(task) }
      delegate?.speechRecognitionTask(task, didFinishSuccessfully: false)
    }
  }
}

public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  /// Never called: no recogniser becomes available.
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer,
    availabilityDidChange available: Bool
  )
}

extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer,
    availabilityDidChange available: Bool
  ) {}
}
