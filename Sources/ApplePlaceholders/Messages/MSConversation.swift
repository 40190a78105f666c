public import Foundation
import HeadlessUIKit

/// Those who talk: nobody is there, so nothing is inserted or sent.
open class MSConversation: NSObject {
  public let localParticipantIdentifier = StageIdentifier.next()
  open var remoteParticipantIdentifiers: [UUID] { [] }
  open var selectedMessage: MSMessage? { nil }

  public override init() { super.init() }

  // Each answers in a later turn with an error.

  open func insert(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) {
    fail(completionHandler)
  }

  open func insertText(_ text: String, completionHandler: (((any Error)?) -> Void)? = nil) {
    fail(completionHandler)
  }

  open func insertAttachment(
    _ URL: URL,
    withAlternateFilename filename: String?,
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { fail(completionHandler) }

  open func send(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) {
    fail(completionHandler)
  }

  open func sendText(_ text: String, completionHandler: (((any Error)?) -> Void)? = nil) {
    fail(completionHandler)
  }

  open func sendAttachment(
    _ URL: URL,
    withAlternateFilename filename: String?,
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { fail(completionHandler) }

  private func fail(_ handler: (((any Error)?) -> Void)?) {
    StageCore.ambient.warnOnce(
      "Messages",
      "there is no conversation: nothing is inserted or sent",
      remedy: "film what does not depend on it"
    )
    let code = MSMessageErrorCode.apiUnavailableInPresentationContext.rawValue
    guard let handler else { return }
    StageCore.ambient.queue.later {
      handler(NSError(domain: MSMessagesErrorDomain, code: code))
    }
  }
}

public let MSMessagesErrorDomain = "com.apple.messages.errors"

// [D] Messages/MSMessageError.h.
public enum MSMessageErrorCode: Int, Sendable {
  case unknown = -1
  case fileNotFound = 1
  case fileUnreadable, improperFileType, improperFileURL
  case stickerFileImproperFileAttributes, stickerFileImproperFileSize
  case stickerFileImproperFileFormat, urlExceedsMaxSize
  case sendWithoutRecentInteraction, sendWhileNotVisible, apiUnavailableInPresentationContext
}
