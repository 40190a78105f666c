@preconcurrency public import Foundation

/// An action below the preview of a force touch, which a stage's screen does not have.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  var title: String { get }
}

@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  // [D] The raw values of UIViewController.h.
  public enum Style: Int, Sendable {
    case `default`, selected, destructive
  }

  public let title: String
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void
  let style: Style

  public init(
    title: String,
    style: Style,
    handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    (self.title, self.style) = (title, style)
    self.handler = { action, controller in
      if let action = action as? UIPreviewAction { handler(action, controller) }
    }
    super.init()
  }
}

/// Actions that are shown once their group has been chosen.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  public let title: String
  let style: UIPreviewAction.Style
  let actions: [UIPreviewAction]

  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    (self.title, self.style, self.actions) = (title, style, actions)
    super.init()
  }
}
