import Foundation
import Geometry

/// A list whose rows or items have menus.
@MainActor
protocol ListWithMenus: UIView {
  func menu(at point: CGPoint) -> UIContextMenuConfiguration?
  /// The row or item there.
  func menuView(at point: CGPoint) -> UIView?
  func menuPreview(
    _ configuration: UIContextMenuConfiguration,
    at point: CGPoint
  ) -> UITargetedPreview?
  /// The index path of the row or item there.
  func menuPath(at point: CGPoint) -> IndexPath?
  func menuDismissal(
    _ configuration: UIContextMenuConfiguration,
    of path: IndexPath?
  ) -> UITargetedPreview?
  func menuWillOpen(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator)
  func menuWillEnd(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator)
  func menuWillCommit(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator)

  // The edit menu, as before iOS 13.

  /// Whether the row or item there has an edit menu.
  func hasEditMenu(at path: IndexPath) -> Bool
  func offersEditing(_ action: Selector, at path: IndexPath) -> Bool
  func performEditing(_ action: Selector, at path: IndexPath)
}

/// The context menu of a list: finds the row or item below the finger.
@MainActor
final class ListMenu: NSObject, UIContextMenuInteractionDelegate {
  private weak var list: (any ListWithMenus)?
  private var place = CGPoint.zero
  private var path: IndexPath?
  private(set) var interaction: UIContextMenuInteraction?

  init(of list: any ListWithMenus) {
    self.list = list
    super.init()
    let interaction = UIContextMenuInteraction(delegate: self)
    self.interaction = interaction
    list.addInteraction(interaction)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    place = location
    path = list?.menuPath(at: location)
    return list?.menu(at: location)
  }

  // MARK: The edit menu, as before iOS 13

  /// [I] Asked about a press that opens no context menu.
  var hasEditMenu: Bool {
    guard let list, let path else { return false }
    return list.hasEditMenu(at: path)
  }

  func showEditMenu() {
    guard let list, let path, let cell = list.menuView(at: place) else { return }
    let opening = EditMenuSession.Opening(
      view: cell,
      sender: UIMenuController.shared,
      menu: { [weak list] in UIMenu(children: list?.editingActions(at: path) ?? []) },
      target: { [weak cell] in cell?.bounds ?? .zero }
    )
    EditMenuSession.open(opening)
  }

  // MARK: The context menu

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    list?.menuPreview(configuration, at: place)
      ?? list?.menuView(at: place).map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { list?.menuDismissal(configuration, of: path) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if let animator = animator as? MenuAnimator { list?.menuWillOpen(configuration, animator) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if let animator = animator as? MenuAnimator { list?.menuWillEnd(configuration, animator) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    if let animator = animator as? MenuAnimator { list?.menuWillCommit(configuration, animator) }
  }
}

extension ListWithMenus {
  /// [D] The delegate is asked about each of the system's commands, and [I] of the app's own.
  fileprivate func editingActions(at path: IndexPath) -> [UIMenuElement] {
    let own = (UIMenuController.shared.menuItems ?? []).map { (title: $0.title, action: $0.action) }
    let commands = UIResponder.editingCommands + own
    return commands.filter { offersEditing($0.action, at: path) }.map { title, action in
      UIAction(title: title) { [weak self] _ in self?.performEditing(action, at: path) }
    }
  }
}
