public import Foundation

/// How an app extension talks to the app that shows it; here no app does.
open class NSExtensionContext: NSObject {
  public override init() { super.init() }

  open var inputItems: [Any] { [] }

  /// Nobody takes the items; the handler is called in a later turn.
  open func completeRequest(
    returningItems items: [Any]?,
    completionHandler: ((Bool) -> Void)? = nil
  ) { answerLater(completionHandler) }

  open func cancelRequest(withError error: any Error) {}

  /// Nothing is opened; the handler is called in a later turn.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
    answerLater(completionHandler)
  }

  private func answerLater(_ handler: ((Bool) -> Void)?) {
    guard let handler else { return }
    StageCore.ambient.queue.later { handler(false) }
  }
}

/// What an extension begins with.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  func beginRequest(with context: NSExtensionContext)
}

public let NSExtensionItemsAndErrorsKey = "NSExtensionItemsAndErrorsKey"

extension NSNotification.Name {
  public static let NSExtensionHostWillEnterForeground = NSNotification.Name(
    "NSExtensionHostWillEnterForegroundNotification"
  )
  public static let NSExtensionHostDidEnterBackground = NSNotification.Name(
    "NSExtensionHostDidEnterBackgroundNotification"
  )
  public static let NSExtensionHostWillResignActive = NSNotification.Name(
    "NSExtensionHostWillResignActiveNotification"
  )
  public static let NSExtensionHostDidBecomeActive = NSNotification.Name(
    "NSExtensionHostDidBecomeActiveNotification"
  )
}
