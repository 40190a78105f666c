public import Foundation
public import HeadlessUIKit

public enum MSMessagesAppPresentationStyle: UInt, Sendable {
  case compact, expanded, transcript
}

public enum MSMessagesAppPresentationContext: UInt, Sendable {
  case messages, media
}

@preconcurrency @MainActor
public protocol MSMessagesAppTranscriptPresentation {
  func contentSizeThatFits(_ size: CGSize) -> CGSize
}

/// A screen inside of Messages, without a conversation around it.
@preconcurrency @MainActor
open class MSMessagesAppViewController: UIViewController, MSMessagesAppTranscriptPresentation {
  open var activeConversation: MSConversation? { nil }
  open private(set) var presentationStyle = MSMessagesAppPresentationStyle.compact
  open var presentationContext: MSMessagesAppPresentationContext { .messages }

  /// Changes in a later turn; its size remains, which Messages would give it.
  open func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle) {
    StageCore.ambient.queue.later { [weak self] in self?.change(to: presentationStyle) }
  }

  private func change(to style: MSMessagesAppPresentationStyle) {
    guard style != presentationStyle else { return }
    willTransition(to: style)
    presentationStyle = style
    didTransition(to: style)
  }

  open func contentSizeThatFits(_ size: CGSize) -> CGSize { size }
  open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
  open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
  /// There is no transcript to go back to.
  open func dismiss() {}

  // MARK: Conversations, of which there is none

  open func willBecomeActive(with conversation: MSConversation) {}
  open func didBecomeActive(with conversation: MSConversation) {}
  open func willResignActive(with conversation: MSConversation) {}
  open func didResignActive(with conversation: MSConversation) {}
  open func willSelect(_ message: MSMessage, conversation: MSConversation) {}
  open func didSelect(_ message: MSMessage, conversation: MSConversation) {}
  open func didReceive(_ message: MSMessage, conversation: MSConversation) {}
  open func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
  open func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}
}
