public import Foundation

// [D] There is no menu by default.
extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    standIn()?.collectionView(
      collectionView,
      contextMenuConfigurationForItemsAt: indexPaths,
      point: point
    )
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    standIn()?.collectionView(
      collectionView,
      contextMenuConfiguration: configuration,
      highlightPreviewForItemAt: indexPath
    )
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    standIn()?.collectionView(
      collectionView,
      contextMenuConfiguration: configuration,
      dismissalPreviewForItemAt: indexPath
    )
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    standIn()?.collectionView(
      collectionView,
      contextMenuConfigurationForItemAt: indexPath,
      point: point
    )
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    standIn()?.collectionView(
      collectionView,
      previewForHighlightingContextMenuWithConfiguration: configuration
    )
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    standIn()?.collectionView(
      collectionView,
      previewForDismissingContextMenuWithConfiguration: configuration
    )
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    standIn()?.collectionView(
      collectionView,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    standIn()?.collectionView(
      collectionView,
      willDisplayContextMenu: configuration,
      animator: animator
    )
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    standIn()?.collectionView(
      collectionView,
      willEndContextMenuInteraction: configuration,
      animator: animator
    )
  }

  private func standIn(_ requirement: String = #function) -> (any UICollectionViewDelegate)? {
    standIn(as: (any UICollectionViewDelegate).self, for: requirement)
  }
}

extension UICollectionView: ListWithMenus {
  private var menuDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  func menu(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let delegate = menuDelegate else { return nil }
    guard let path = indexPathForItem(at: point) else {
      // [D] The space between items may have a menu, too.
      return delegate.collectionView(self, contextMenuConfigurationForItemsAt: [], point: point)
    }
    // [D] One of the selected items stands for all of them.
    let selected = indexPathsForSelectedItems ?? []
    let paths = selected.contains(path) ? selected : [path]
    return delegate.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
      ?? delegate.collectionView(self, contextMenuConfigurationForItemAt: path, point: point)
  }

  func menuView(at point: CGPoint) -> UIView? {
    indexPathForItem(at: point).flatMap { cellForItem(at: $0) }
  }

  func menuPreview(
    _ configuration: UIContextMenuConfiguration,
    at point: CGPoint
  ) -> UITargetedPreview? {
    // [D] iOS 16 asks for the item's preview first.
    let ofItem = indexPathForItem(at: point).flatMap {
      menuDelegate?.collectionView(
        self,
        contextMenuConfiguration: configuration,
        highlightPreviewForItemAt: $0
      )
    }
    return ofItem
      ?? menuDelegate?.collectionView(
        self,
        previewForHighlightingContextMenuWithConfiguration: configuration
      )
  }

  func menuPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func menuDismissal(
    _ configuration: UIContextMenuConfiguration,
    of path: IndexPath?
  ) -> UITargetedPreview? {
    let ofItem = path.flatMap {
      menuDelegate?.collectionView(
        self,
        contextMenuConfiguration: configuration,
        dismissalPreviewForItemAt: $0
      )
    }
    return ofItem
      ?? menuDelegate?.collectionView(
        self,
        previewForDismissingContextMenuWithConfiguration: configuration
      )
  }

  func menuWillOpen(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    menuDelegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  func menuWillEnd(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    menuDelegate?.collectionView(
      self,
      willEndContextMenuInteraction: configuration,
      animator: animator
    )
  }

  func menuWillCommit(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    menuDelegate?.collectionView(
      self,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
  }

  // MARK: The edit menu, as before iOS 13

  func hasEditMenu(at path: IndexPath) -> Bool {
    menuDelegate?.collectionView(self, shouldShowMenuForItemAt: path) ?? false
  }

  func offersEditing(_ action: Selector, at path: IndexPath) -> Bool {
    menuDelegate?.collectionView(
      self,
      canPerformAction: action,
      forItemAt: path,
      withSender: UIMenuController.shared
    ) ?? false
  }

  func performEditing(_ action: Selector, at path: IndexPath) {
    menuDelegate?.collectionView(
      self,
      performAction: action,
      forItemAt: path,
      withSender: UIMenuController.shared
    )
  }
}
