import Foundation
import Geometry
import VirtualTime

@testable import HeadlessUIKit

extension FullDelegate: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { hear(scrollView) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { hear(scrollView) }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { hear(scrollView, velocity, targetContentOffset) }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    hear(scrollView, decelerate)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { hear(scrollView) }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { hear(scrollView) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { hear(scrollView) }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    answer(false, to: scrollView)
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { hear(scrollView) }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { hear(scrollView) }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { answer(ownView, to: scrollView) }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { hear(scrollView) }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    hear(scrollView, view)
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) { hear(scrollView, view, scale) }
}

extension FullDelegate: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func numberOfSections(in tableView: UITableView) -> Int { answer(7, to: tableView) }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    answer("answer", to: tableView, section)
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    answer("answer", to: tableView, section)
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    answer(true, to: tableView, indexPath)
  }
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { hear(tableView, editingStyle, indexPath) }
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { hear(tableView, sourceIndexPath, destinationIndexPath) }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    answer(["answer"], to: tableView)
  }
  func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { answer(7, to: tableView, title, index) }
}

extension FullDelegate: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    hear(tableView, indexPaths)
  }
}

extension FullDelegate: UITableViewDelegate {
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    answer(true, to: tableView, indexPath)
  }
  func tableView(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { answer(true, to: tableView, action, indexPath, sender) }
  func tableView(
    _ tableView: UITableView,
    performAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) { hear(tableView, action, indexPath, sender) }
  func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { answer(false, to: tableView, indexPath) }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    hear(tableView, indexPath)
  }
  func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { answer(true, to: tableView, indexPath) }
  func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { hear(tableView, indexPath) }
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { hear(tableView) }
  func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { answer(ownActions, to: tableView, indexPath) }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    hear(tableView, indexPath)
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    hear(tableView, indexPath)
  }
  func tableView(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { answer(7.5, to: tableView, section) }
  func tableView(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { answer(7.5, to: tableView, section) }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    answer(7.5, to: tableView, indexPath)
  }
  func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { answer(7.5, to: tableView, indexPath) }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    answer(7.5, to: tableView, section)
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    answer(7.5, to: tableView, section)
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    answer(ownView, to: tableView, section)
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    answer(ownView, to: tableView, section)
  }
  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { hear(tableView, cell, indexPath) }
  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { hear(tableView, cell, indexPath) }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    answer(false, to: tableView, indexPath)
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    hear(tableView, indexPath)
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    hear(tableView, indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    hear(tableView, indexPath)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    hear(tableView, indexPath)
  }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    hear(tableView, indexPath)
  }
  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { answer(.insert, to: tableView, indexPath) }
  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { answer(ownSwipe, to: tableView, indexPath) }
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { answer(ownSwipe, to: tableView, indexPath) }
  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { answer("answer", to: tableView, indexPath) }
  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { answer([7, 7], to: tableView, sourceIndexPath, proposedDestinationIndexPath) }
  func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { answer(false, to: tableView, indexPath) }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    answer(7, to: tableView, indexPath)
  }
  func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) { hear(tableView, view, section) }
  func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) { hear(tableView, view, section) }
  func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) { hear(tableView, view, section) }
  func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) { hear(tableView, view, section) }
  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { answer(ownMenu, to: tableView, indexPath, point) }
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { answer(ownPreview, to: tableView, configuration) }
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { answer(ownPreview, to: tableView, configuration) }
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { hear(tableView, configuration, animator) }
  func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { hear(tableView, configuration, animator) }
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { hear(tableView, configuration, animator) }
}
