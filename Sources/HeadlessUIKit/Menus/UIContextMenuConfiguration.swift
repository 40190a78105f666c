@preconcurrency public import Foundation

public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// The contents of a context menu.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  public enum ElementOrder: Int, Sendable {
    case automatic, priority, fixed
  }

  private let previewProvider: UIContextMenuContentPreviewProvider?
  private let actionProvider: UIContextMenuActionProvider?

  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? Self.nextName()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  private static var named = 0

  private static func nextName() -> NSString {
    named += 1
    return NSString(string: "menu.\(named)")
  }

  /// [D] Unique unless one was given.
  open private(set) var identifier: any NSCopying
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  open var badgeCount = 0
  open var preferredMenuElementOrder = ElementOrder.automatic

  /// Calls the provider, as opening the menu does.
  func makeMenu() -> UIMenu? { actionProvider?([]) }
  func makePreview() -> UIViewController? { previewProvider?() }
}
