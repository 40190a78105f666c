public import Foundation

// [D] There is no menu by default.
extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    standIn()?.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    standIn()?.tableView(
      tableView,
      previewForHighlightingContextMenuWithConfiguration: configuration
    )
  }
  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    standIn()?.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    standIn()?.tableView(
      tableView,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
  }
  public func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    standIn()?.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
  }
  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    standIn()?.tableView(
      tableView,
      willEndContextMenuInteraction: configuration,
      animator: animator
    )
  }

  private func standIn(_ requirement: String = #function) -> (any UITableViewDelegate)? {
    standIn(as: (any UITableViewDelegate).self, for: requirement)
  }
}

extension UITableView: ListWithMenus {
  func menu(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let path = indexPathForRow(at: point) else { return nil }
    return tableDelegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
  }

  func menuView(at point: CGPoint) -> UIView? {
    indexPathForRow(at: point).flatMap { cellForRow(at: $0) }
  }

  func menuPreview(
    _ configuration: UIContextMenuConfiguration,
    at point: CGPoint
  ) -> UITargetedPreview? {
    tableDelegate?.tableView(
      self,
      previewForHighlightingContextMenuWithConfiguration: configuration
    )
  }

  func menuPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func menuDismissal(
    _ configuration: UIContextMenuConfiguration,
    of path: IndexPath?
  ) -> UITargetedPreview? {
    tableDelegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func menuWillOpen(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    tableDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  func menuWillEnd(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    tableDelegate?.tableView(
      self,
      willEndContextMenuInteraction: configuration,
      animator: animator
    )
  }

  func menuWillCommit(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    tableDelegate?.tableView(
      self,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
  }

  // MARK: The edit menu, as before iOS 13

  func hasEditMenu(at path: IndexPath) -> Bool {
    tableDelegate?.tableView(self, shouldShowMenuForRowAt: path) ?? false
  }

  func offersEditing(_ action: Selector, at path: IndexPath) -> Bool {
    tableDelegate?.tableView(
      self,
      canPerformAction: action,
      forRowAt: path,
      withSender: UIMenuController.shared
    ) ?? false
  }

  func performEditing(_ action: Selector, at path: IndexPath) {
    tableDelegate?.tableView(
      self,
      performAction: action,
      forRowAt: path,
      withSender: UIMenuController.shared
    )
  }
}
