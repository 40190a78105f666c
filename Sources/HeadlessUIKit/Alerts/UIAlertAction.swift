@preconcurrency public import Foundation

/// One of an alert's buttons.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  let handler: ((UIAlertAction) -> Void)?
  /// Called when the button's appearance changes.
  var changed: () -> Void = {}

  public override init() {
    (title, style, handler) = (nil, .default, nil)
    super.init()
  }

  public init(
    title: String?,
    style: Style,
    handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  var look = ActionLook()

  open private(set) var title: String?
  open private(set) var style: Style
  open var isEnabled = true {
    didSet { changed() }
  }
}
