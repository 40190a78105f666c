@preconcurrency public import Foundation

/// A swipe action of iOS 8 to 12.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`, normal

    public static let destructive = Style.default
  }

  public let style: Style
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  public override convenience init() {
    self.init(style: .default, title: nil) { _, _ in }
  }

  public init(
    style: Style,
    title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  open var title: String?
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?

  func contextual(_ path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .default ? .destructive : .normal,
      title: title
    ) { [self] _, _, done in
      handler(self, path)
      done(false)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
