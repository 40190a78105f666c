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
