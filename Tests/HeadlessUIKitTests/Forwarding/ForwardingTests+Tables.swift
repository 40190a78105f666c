import Foundation
import Geometry
import Testing
import VirtualTime

@testable import HeadlessUIKit

extension ForwardingTests {
  @Test func `a UIScrollViewDelegate that leaves all out`() throws {
    let relay = Relay<any UIScrollViewDelegate>()
    let scroll = UIScrollView()
    let offset = UnsafeMutablePointer<CGPoint>.allocate(capacity: 1)
    let view = UIView()
    defer { offset.deallocate() }
    try relay.passesOn { $0.scrollViewDidScroll(scroll) }
    try relay.passesOn { $0.scrollViewWillBeginDragging(scroll) }
    try relay.passesOn {
      $0.scrollViewWillEndDragging(
        scroll,
        withVelocity: CGPoint(x: 1, y: 2),
        targetContentOffset: offset
      )
    }
    try relay.passesOn { $0.scrollViewDidEndDragging(scroll, willDecelerate: true) }
    try relay.passesOn { $0.scrollViewWillBeginDecelerating(scroll) }
    try relay.passesOn { $0.scrollViewDidEndDecelerating(scroll) }
    try relay.passesOn { $0.scrollViewDidEndScrollingAnimation(scroll) }
    try relay.passesOn { $0.scrollViewShouldScrollToTop(scroll) }
    try relay.passesOn { $0.scrollViewDidScrollToTop(scroll) }
    try relay.passesOn { $0.scrollViewDidChangeAdjustedContentInset(scroll) }
    try relay.passesOn { $0.viewForZooming(in: scroll) }
    try relay.passesOn { $0.scrollViewDidZoom(scroll) }
    try relay.passesOn { $0.scrollViewWillBeginZooming(scroll, with: view) }
    try relay.passesOn { $0.scrollViewDidEndZooming(scroll, with: view, atScale: 2) }
  }

  @Test func `a UITableViewDataSource that leaves all out`() throws {
    let relay = Relay<any UITableViewDataSource>()
    let table = UITableView()
    let path = IndexPath(row: 1, section: 2)
    try relay.passesOn { $0.numberOfSections(in: table) }
    try relay.passesOn { $0.tableView(table, titleForHeaderInSection: 1) }
    try relay.passesOn { $0.tableView(table, titleForFooterInSection: 1) }
    try relay.passesOn { $0.tableView(table, canMoveRowAt: path) }
    try relay.passesOn { $0.tableView(table, commit: .insert, forRowAt: path) }
    try relay.passesOn { $0.tableView(table, moveRowAt: path, to: [3, 4]) }
    try relay.passesOn { $0.sectionIndexTitles(for: table) }
    try relay.passesOn { $0.tableView(table, sectionForSectionIndexTitle: "a", at: 1) }
  }

  @Test func `a UITableViewDataSourcePrefetching that leaves all out`() throws {
    let relay = Relay<any UITableViewDataSourcePrefetching>()
    let table = UITableView()
    let path = IndexPath(row: 1, section: 2)
    try relay.passesOn { $0.tableView(table, cancelPrefetchingForRowsAt: [path]) }
  }

  @Test func `a UITableViewDelegate that leaves all out`() throws {
    let relay = Relay<any UITableViewDelegate>()
    let table = UITableView()
    let path = IndexPath(row: 1, section: 2)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let view = UIView()
    let menu = UIContextMenuConfiguration()
    let animator = MenuAnimator(nil)
    try relay.passesOn { $0.tableView(table, shouldShowMenuForRowAt: path) }
    try relay.passesOn {
      $0.tableView(table, canPerformAction: "cut:", forRowAt: path, withSender: "sender")
    }
    try relay.passesOn {
      $0.tableView(table, performAction: "cut:", forRowAt: path, withSender: "sender")
    }
    try relay.passesOn { $0.tableView(table, canPerformPrimaryActionForRowAt: path) }
    try relay.passesOn { $0.tableView(table, performPrimaryActionForRowAt: path) }
    try relay.passesOn { $0.tableView(table, shouldBeginMultipleSelectionInteractionAt: path) }
    try relay.passesOn { $0.tableView(table, didBeginMultipleSelectionInteractionAt: path) }
    try relay.passesOn { $0.tableViewDidEndMultipleSelectionInteraction(table) }
    try relay.passesOn { $0.tableView(table, editActionsForRowAt: path) }
    try relay.passesOn { $0.tableView(table, willBeginEditingRowAt: path) }
    try relay.passesOn { $0.tableView(table, didEndEditingRowAt: path) }
    try relay.passesOn { $0.tableView(table, estimatedHeightForHeaderInSection: 1) }
    try relay.passesOn { $0.tableView(table, estimatedHeightForFooterInSection: 1) }
    try relay.passesOn { $0.tableView(table, heightForRowAt: path) }
    try relay.passesOn { $0.tableView(table, estimatedHeightForRowAt: path) }
    try relay.passesOn { $0.tableView(table, heightForHeaderInSection: 1) }
    try relay.passesOn { $0.tableView(table, heightForFooterInSection: 1) }
    try relay.passesOn { $0.tableView(table, viewForHeaderInSection: 1) }
    try relay.passesOn { $0.tableView(table, viewForFooterInSection: 1) }
    try relay.passesOn { $0.tableView(table, willDisplay: cell, forRowAt: path) }
    try relay.passesOn { $0.tableView(table, didEndDisplaying: cell, forRowAt: path) }
    try relay.passesOn { $0.tableView(table, shouldHighlightRowAt: path) }
    try relay.passesOn { $0.tableView(table, didHighlightRowAt: path) }
    try relay.passesOn { $0.tableView(table, didUnhighlightRowAt: path) }
    try relay.passesOn { $0.tableView(table, didSelectRowAt: path) }
    try relay.passesOn { $0.tableView(table, didDeselectRowAt: path) }
    try relay.passesOn { $0.tableView(table, accessoryButtonTappedForRowWith: path) }
    try relay.passesOn { $0.tableView(table, editingStyleForRowAt: path) }
    try relay.passesOn { $0.tableView(table, leadingSwipeActionsConfigurationForRowAt: path) }
    try relay.passesOn { $0.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) }
    try relay.passesOn { $0.tableView(table, titleForDeleteConfirmationButtonForRowAt: path) }
    try relay.passesOn {
      $0.tableView(table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: [3, 4])
    }
    try relay.passesOn { $0.tableView(table, shouldIndentWhileEditingRowAt: path) }
    try relay.passesOn { $0.tableView(table, indentationLevelForRowAt: path) }
    try relay.passesOn { $0.tableView(table, willDisplayHeaderView: view, forSection: 1) }
    try relay.passesOn { $0.tableView(table, willDisplayFooterView: view, forSection: 1) }
    try relay.passesOn { $0.tableView(table, didEndDisplayingHeaderView: view, forSection: 1) }
    try relay.passesOn { $0.tableView(table, didEndDisplayingFooterView: view, forSection: 1) }
    try relay.passesOn {
      $0.tableView(table, contextMenuConfigurationForRowAt: path, point: CGPoint(x: 1, y: 2))
    }
    try relay.passesOn {
      $0.tableView(table, previewForHighlightingContextMenuWithConfiguration: menu)
    }
    try relay.passesOn {
      $0.tableView(table, previewForDismissingContextMenuWithConfiguration: menu)
    }
    try relay.passesOn {
      $0.tableView(table, willPerformPreviewActionForMenuWith: menu, animator: animator)
    }
    try relay.passesOn { $0.tableView(table, willDisplayContextMenu: menu, animator: animator) }
    try relay.passesOn {
      $0.tableView(table, willEndContextMenuInteraction: menu, animator: animator)
    }
  }
}
