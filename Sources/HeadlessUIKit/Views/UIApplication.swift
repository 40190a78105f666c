@preconcurrency import Foundation

/// A stage's application object: the end of the responder chain.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  weak var stage: Stage?

  public override init() {
    super.init()
  }

  open class var shared: UIApplication { Stage.current.application }

  open var windows: [UIWindow] { stage?.windows ?? [] }
  open var keyWindow: UIWindow? { stage?.keyWindow }
  open var isIdleTimerDisabled = false
  open var isNetworkActivityIndicatorVisible = false

  private var ignoring = 0
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }
  open func beginIgnoringInteractionEvents() { ignoring += 1 }
  open func endIgnoringInteractionEvents() { ignoring = max(ignoring - 1, 0) }

  @discardableResult
  open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    let first = (sender as? UIResponder) ?? stage?.firstResponder
    guard let receiver = target ?? first?.target(forAction: action, withSender: sender) else {
      return false
    }
    return action.send(to: receiver, with: [sender, event])
  }
}
