public import Foundation
public import VirtualTime

/// Controls a table's heights, headers and selection.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Never called, as the others about the focus: nothing is focused on a stage.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  func tableView(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool
  func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
  func tableView(
    _ tableView: UITableView,
    selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool
  /// [D] Whether a long press opens the edit menu of a row.
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  func tableView(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool
  func tableView(
    _ tableView: UITableView,
    performAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  )
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )
  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  )
  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]?
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  func tableView(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat
  func tableView(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat
  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool
  func tableView(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int
  func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  )
  func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  )
  func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  )
  func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  )
  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
  func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  /// [D] iOS 16: whether a tap does what the row stands for; by default unless it is edited.
  func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// Never called: nobody pans over rows with two fingers.
  func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  )
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
}

// The defaults are the table's own properties.
extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView,
    canFocusRowAt indexPath: IndexPath
  ) -> Bool {
    standIn()?.tableView(tableView, canFocusRowAt: indexPath) ?? true
  }
  public func tableView(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    standIn()?.tableView(tableView, shouldUpdateFocusIn: context) ?? true
  }
  public func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    standIn()?.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
  }
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    standIn()?.indexPathForPreferredFocusedView(in: tableView)
  }
  public func tableView(
    _ tableView: UITableView,
    selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    standIn()?.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
      ?? tableView.selectionFollowsFocus
  }
  public func tableView(
    _ tableView: UITableView,
    shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool {
    standIn()?.tableView(tableView, shouldShowMenuForRowAt: indexPath) ?? false
  }
  public func tableView(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    standIn()?.tableView(
      tableView,
      canPerformAction: action,
      forRowAt: indexPath,
      withSender: sender
    ) ?? false
  }
  public func tableView(
    _ tableView: UITableView,
    performAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    standIn()?.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
  }
  public func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    standIn()?.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
      ?? !tableView.isEditing
  }
  public func tableView(
    _ tableView: UITableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    standIn()?.tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }
  public func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    standIn()?.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) ?? false
  }
  public func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    standIn()?.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
  }
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    standIn()?.tableViewDidEndMultipleSelectionInteraction(tableView)
  }
  public func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    standIn()?.tableView(tableView, editActionsForRowAt: indexPath)
  }
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    standIn()?.tableView(tableView, willBeginEditingRowAt: indexPath)
  }
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    standIn()?.tableView(tableView, didEndEditingRowAt: indexPath)
  }
  public func tableView(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    standIn()?.tableView(tableView, estimatedHeightForHeaderInSection: section)
      ?? tableView.estimatedSectionHeaderHeight
  }
  public func tableView(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    standIn()?.tableView(tableView, estimatedHeightForFooterInSection: section)
      ?? tableView.estimatedSectionFooterHeight
  }
  public func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    standIn()?.tableView(tableView, heightForRowAt: indexPath) ?? tableView.rowHeight
  }
  public func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    standIn()?.tableView(tableView, estimatedHeightForRowAt: indexPath)
      ?? tableView.estimatedRowHeight
  }
  public func tableView(
    _ tableView: UITableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat {
    standIn()?.tableView(tableView, heightForHeaderInSection: section)
      ?? tableView.commonHeight(\.sectionHeaderHeight)
  }
  public func tableView(
    _ tableView: UITableView,
    heightForFooterInSection section: Int
  ) -> CGFloat {
    standIn()?.tableView(tableView, heightForFooterInSection: section)
      ?? tableView.commonHeight(\.sectionFooterHeight)
  }
  public func tableView(
    _ tableView: UITableView,
    viewForHeaderInSection section: Int
  ) -> UIView? {
    standIn()?.tableView(tableView, viewForHeaderInSection: section)
  }
  public func tableView(
    _ tableView: UITableView,
    viewForFooterInSection section: Int
  ) -> UIView? {
    standIn()?.tableView(tableView, viewForFooterInSection: section)
  }
  public func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    standIn()?.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }
  public func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    standIn()?.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }
  public func tableView(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    standIn()?.tableView(tableView, shouldHighlightRowAt: indexPath) ?? true
  }
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    standIn()?.tableView(tableView, didHighlightRowAt: indexPath)
  }
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    standIn()?.tableView(tableView, didUnhighlightRowAt: indexPath)
  }
  public func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    guard let standIn = standIn() else { return indexPath }
    return standIn.tableView(tableView, willSelectRowAt: indexPath)
  }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    standIn()?.tableView(tableView, didSelectRowAt: indexPath)
  }
  public func tableView(
    _ tableView: UITableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    guard let standIn = standIn() else { return indexPath }
    return standIn.tableView(tableView, willDeselectRowAt: indexPath)
  }
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    standIn()?.tableView(tableView, didDeselectRowAt: indexPath)
  }
  public func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    standIn()?.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }
  public func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    standIn()?.tableView(tableView, editingStyleForRowAt: indexPath) ?? .delete
  }
  public func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    standIn()?.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }
  public func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    standIn()?.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }
  public func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    standIn()?.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }
  public func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    standIn()?.tableView(
      tableView,
      targetIndexPathForMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedDestinationIndexPath
    ) ?? proposedDestinationIndexPath
  }
  public func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    standIn()?.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) ?? true
  }
  public func tableView(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    standIn()?.tableView(tableView, indentationLevelForRowAt: indexPath) ?? 0
  }
  public func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    standIn()?.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }
  public func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) {
    standIn()?.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }
  public func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) {
    standIn()?.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }
  public func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) {
    standIn()?.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
  }

  private func standIn(_ requirement: String = #function) -> (any UITableViewDelegate)? {
    standIn(as: (any UITableViewDelegate).self, for: requirement)
  }
}
