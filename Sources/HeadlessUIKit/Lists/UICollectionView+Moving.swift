import Foundation
import Geometry

/// An item that is being moved by a finger.
struct CarriedItem {
  let cell: UICollectionViewCell
  let start: IndexPath
  var path: IndexPath
  /// Where it was last moved to.
  var position: CGPoint

  /// The index path in the data of the item shown at `shown`.
  func dataPath(_ shown: IndexPath) -> IndexPath {
    var back = ListChanges()
    back.moved = [(path, start)]
    return back.newPath(shown) ?? shown
  }
}

extension UICollectionView {
  func lift(_ path: IndexPath) -> Bool {
    layoutIfNeeded()
    guard carried == nil, let cell = cellForItem(at: path),
      dataSource?.collectionView(self, canMoveItemAt: path) ?? false
    else { return false }
    carried = CarriedItem(cell: cell, start: path, path: path, position: cell.center)
    cell.isReordering = true
    bringSubviewToFront(cell)
    return true
  }

  /// The item follows the finger; the items that it passes make room.
  func carry(to target: CGPoint) {
    guard var item = carried else { return }
    move(item, to: target)
    let over = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: item.path,
      withPosition: target
    )
    let goal =
      itemDelegate?.collectionView(
        self,
        targetIndexPathForMoveOfItemFromOriginalIndexPath: item.start,
        atCurrentIndexPath: item.path,
        toProposedIndexPath: over
      ) ?? over
    let (old, new) = (item.path, counts.indices.contains(goal.section) ? goal : item.path)
    // [D] A layout may say what a movement invalidates.
    let context = collectionViewLayout.invalidationContext(
      forInteractivelyMovingItems: [new],
      withTargetPosition: target,
      previousIndexPaths: [old],
      previousPosition: item.position
    )
    (item.path, item.position) = (new, target)
    carried = item
    renumberItems(from: old, to: new, with: context)
    guard new != old else { return }
    UIView.animate(withDuration: 0.25) { self.layOutItems() }  // [I]
  }

  private func move(_ item: CarriedItem, to target: CGPoint) {
    let attributes = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: item.path,
      withTargetPosition: target
    )
    item.cell.placement = nil
    item.cell.center = attributes.center
    item.cell.alpha = attributes.alpha
    item.cell.layer.zPosition = CGFloat(attributes.zIndex)
  }

  /// Updates the index paths of visible views; the data follows at the end of the move.
  func renumberItems(
    from old: IndexPath,
    to new: IndexPath,
    with context: UICollectionViewLayoutInvalidationContext
  ) {
    guard new != old else { return collectionViewLayout.invalidateLayout(with: context) }
    var moves = ListChanges()
    moves.moved = [(old, new)]
    let before = shown
    shown = [:]
    for (key, view) in before {
      let path = key.kind == Self.cellKind ? moves.newPath(key.path) : key.path
      path.map { shown[CollectionKey(kind: key.kind, path: $0)] = view }
    }
    collectionViewLayout.selfSizingCache.renumber(
      LayoutUpdate(changes: moves, sectionKinds: collectionViewLayout.sectionKinds, seen: [:])
    )
    selected = selected.compactMap { moves.newPath($0) }
    if old.section != new.section {
      counts[old.section] -= 1
      counts[new.section] += 1
    }
    context.dataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// [D] The data source is notified of the move when the finger is lifted.
  func putDown() {
    guard let item = carried else { return }
    let context = endContext(item, isCancelled: false)
    carried = nil
    item.cell.isReordering = false
    if item.path != item.start {
      dataSource?.collectionView(self, moveItemAt: item.start, to: item.path)
    }
    collectionViewLayout.invalidateLayout(with: context)
    settle()
  }

  /// The cell of a carried item that is not needed any more looks like the others again.
  func stopCarrying(_ view: UIView) {
    guard let cell = carried?.cell, view === cell else { return }
    carried = nil
    cell.isReordering = false
    cell.layer.isConcealed = false
  }

  func putBack() {
    guard let item = carried else { return }
    let context = endContext(item, isCancelled: true)
    renumberItems(from: item.path, to: item.start, with: context)
    carried = nil
    item.cell.isReordering = false
    settle()
  }

  func endContext(
    _ item: CarriedItem,
    isCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [isCancelled ? item.start : item.path],
      previousIndexPaths: [item.path],
      movementCancelled: isCancelled
    )
  }

  func settle() {
    setNeedsLayout()
    guard window != nil else { return layoutIfNeeded() }
    UIView.animate(withDuration: 0.25) { self.layOutItems() }  // [I]
  }
}
