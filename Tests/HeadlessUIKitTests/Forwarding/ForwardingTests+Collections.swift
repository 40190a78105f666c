import Foundation
import Geometry
import Testing
import VirtualTime

@testable import HeadlessUIKit

extension ForwardingTests {
  @Test func `a UICollectionViewDataSource that leaves all out`() throws {
    let relay = Relay<any UICollectionViewDataSource>()
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let path = IndexPath(row: 1, section: 2)
    try relay.passesOn { $0.numberOfSections(in: grid) }
    try relay.passesOn { $0.collectionView(grid, viewForSupplementaryElementOfKind: "a", at: path) }
    try relay.passesOn { $0.collectionView(grid, canMoveItemAt: path) }
    try relay.passesOn { $0.collectionView(grid, moveItemAt: path, to: [3, 4]) }
    try relay.passesOn { $0.indexTitles(for: grid) }
    try relay.passesOn { $0.collectionView(grid, indexPathForIndexTitle: "a", at: 1) }
  }

  @Test func `a UICollectionViewDataSourcePrefetching that leaves all out`() throws {
    let relay = Relay<any UICollectionViewDataSourcePrefetching>()
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let path = IndexPath(row: 1, section: 2)
    try relay.passesOn { $0.collectionView(grid, cancelPrefetchingForItemsAt: [path]) }
  }

  @Test func `a UICollectionViewDelegate that leaves all out`() throws {
    let relay = Relay<any UICollectionViewDelegate>()
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let path = IndexPath(row: 1, section: 2)
    let layout = UICollectionViewFlowLayout()
    let cell = UICollectionViewCell(frame: .zero)
    let header = UICollectionReusableView(frame: .zero)
    let menu = UIContextMenuConfiguration()
    let animator = MenuAnimator(nil)
    let other = UICollectionViewFlowLayout()
    try relay.passesOn { $0.collectionView(grid, shouldShowMenuForItemAt: path) }
    try relay.passesOn {
      $0.collectionView(grid, canPerformAction: "cut:", forItemAt: path, withSender: "sender")
    }
    try relay.passesOn {
      $0.collectionView(grid, performAction: "cut:", forItemAt: path, withSender: "sender")
    }
    try relay.passesOn { $0.collectionView(grid, canPerformPrimaryActionForItemAt: path) }
    try relay.passesOn { $0.collectionView(grid, performPrimaryActionForItemAt: path) }
    try relay.passesOn { $0.collectionView(grid, shouldBeginMultipleSelectionInteractionAt: path) }
    try relay.passesOn { $0.collectionView(grid, didBeginMultipleSelectionInteractionAt: path) }
    try relay.passesOn { $0.collectionViewDidEndMultipleSelectionInteraction(grid) }
    try relay.passesOn {
      $0.collectionView(grid, transitionLayoutForOldLayout: layout, newLayout: other)
    }
    try relay.passesOn {
      $0.collectionView(grid, targetContentOffsetForProposedContentOffset: CGPoint(x: 1, y: 2))
    }
    try relay.passesOn { $0.collectionView(grid, shouldHighlightItemAt: path) }
    try relay.passesOn { $0.collectionView(grid, didHighlightItemAt: path) }
    try relay.passesOn { $0.collectionView(grid, didUnhighlightItemAt: path) }
    try relay.passesOn { $0.collectionView(grid, shouldSelectItemAt: path) }
    try relay.passesOn { $0.collectionView(grid, shouldDeselectItemAt: path) }
    try relay.passesOn { $0.collectionView(grid, didSelectItemAt: path) }
    try relay.passesOn { $0.collectionView(grid, didDeselectItemAt: path) }
    try relay.passesOn { $0.collectionView(grid, willDisplay: cell, forItemAt: path) }
    try relay.passesOn { $0.collectionView(grid, didEndDisplaying: cell, forItemAt: path) }
    try relay.passesOn {
      $0.collectionView(grid, willDisplaySupplementaryView: header, forElementKind: "a", at: path)
    }
    try relay.passesOn {
      $0.collectionView(
        grid,
        didEndDisplayingSupplementaryView: header,
        forElementOfKind: "a",
        at: path
      )
    }
    try relay.passesOn {
      $0.collectionView(grid, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: [3, 4])
    }
    try relay.passesOn {
      $0.collectionView(
        grid,
        targetIndexPathForMoveOfItemFromOriginalIndexPath: path,
        atCurrentIndexPath: [3, 4],
        toProposedIndexPath: [5, 6]
      )
    }
    try relay.passesOn {
      $0.collectionView(
        grid,
        contextMenuConfigurationForItemsAt: [path],
        point: CGPoint(x: 1, y: 2)
      )
    }
    try relay.passesOn {
      $0.collectionView(grid, contextMenuConfiguration: menu, highlightPreviewForItemAt: path)
    }
    try relay.passesOn {
      $0.collectionView(grid, contextMenuConfiguration: menu, dismissalPreviewForItemAt: path)
    }
    try relay.passesOn {
      $0.collectionView(grid, contextMenuConfigurationForItemAt: path, point: CGPoint(x: 1, y: 2))
    }
    try relay.passesOn {
      $0.collectionView(grid, previewForHighlightingContextMenuWithConfiguration: menu)
    }
    try relay.passesOn {
      $0.collectionView(grid, previewForDismissingContextMenuWithConfiguration: menu)
    }
    try relay.passesOn {
      $0.collectionView(grid, willPerformPreviewActionForMenuWith: menu, animator: animator)
    }
    try relay.passesOn { $0.collectionView(grid, willDisplayContextMenu: menu, animator: animator) }
    try relay.passesOn {
      $0.collectionView(grid, willEndContextMenuInteraction: menu, animator: animator)
    }
  }

  @Test func `a UICollectionViewDelegateFlowLayout that leaves all out`() throws {
    let relay = Relay<any UICollectionViewDelegateFlowLayout>()
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let layout = UICollectionViewFlowLayout()
    let path = IndexPath(row: 1, section: 2)
    try relay.passesOn { $0.collectionView(grid, layout: layout, sizeForItemAt: path) }
    try relay.passesOn { $0.collectionView(grid, layout: layout, insetForSectionAt: 1) }
    try relay.passesOn {
      $0.collectionView(grid, layout: layout, minimumLineSpacingForSectionAt: 1)
    }
    try relay.passesOn {
      $0.collectionView(grid, layout: layout, minimumInteritemSpacingForSectionAt: 1)
    }
    try relay.passesOn {
      $0.collectionView(grid, layout: layout, referenceSizeForHeaderInSection: 1)
    }
    try relay.passesOn {
      $0.collectionView(grid, layout: layout, referenceSizeForFooterInSection: 1)
    }
  }
}
