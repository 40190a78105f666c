@preconcurrency public import Foundation

/// One of the buttons that a swipe reveals.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable {
    case normal, destructive
  }

  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  public let style: Style
  public let handler: Handler

  public override convenience init() {
    self.init(style: .normal, title: nil) { _, _, done in done(false) }
  }

  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    // [D] Grey, or red if destructive.
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }

  open var title: String?
  open var image: UIImage?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor!
}

/// The buttons that a swipe over a row reveals, the outermost first.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true  // [D]

  public override convenience init() { self.init(actions: []) }

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
