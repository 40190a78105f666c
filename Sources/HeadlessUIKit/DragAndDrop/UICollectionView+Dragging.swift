import Foundation
import Geometry

extension UICollectionView: DragAndDropList {
  var hasDropDelegate: Bool { dropDelegate != nil }

  // MARK: Items

  func path(under point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
  func itemView(at path: IndexPath) -> UIView? { cellForItem(at: path) }
  func itemFrame(at path: IndexPath) -> CGRect? { layoutAttributesForItem(at: path)?.frame }
  func canMoveItem(at path: IndexPath) -> Bool {
    dataSource?.collectionView(self, canMoveItemAt: path) ?? false
  }
  func tell(_ item: UIView, _ state: ListDragState) {
    let own: UICollectionViewCell.DragState =
      switch state {
      case .none: .none
      case .lifting: .lifting
      case .dragging: .dragging
      }
    (item as? UICollectionViewCell)?.dragStateDidChange(own)
  }
  func insertItem(at path: IndexPath, after updates: (IndexPath) -> Void) {
    updates(path)
    insertItems(at: [path])
  }

  // MARK: The gap

  var gap: IndexPath? { carried?.path }

  func openGap(at path: IndexPath) {
    guard carried == nil, let cell = cellForItem(at: path) else { return }
    carried = CarriedItem(cell: cell, start: path, path: path, position: cell.center)
    cell.layer.isConcealed = true
  }

  func moveGap(to point: CGPoint) { carry(to: point) }

  func closeGap(animated: Bool) {
    guard let item = carried else { return }
    if item.path != item.start {
      let context = endContext(item, isCancelled: true)
      renumberItems(from: item.path, to: item.start, with: context)
    }
    forgetCarried(item)
    if animated { settle() }
  }

  func fillGap() {
    guard let item = carried else { return }
    forgetCarried(item)
    if item.path != item.start {
      dataSource?.collectionView(self, moveItemAt: item.start, to: item.path)
    }
    UIView.performWithoutAnimation { layOutItems() }
  }

  private func forgetCarried(_ item: CarriedItem) {
    carried = nil
    item.cell.layer.isConcealed = false
  }

  // MARK: The delegates

  func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }
  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }
  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }
  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }
  func canHandleDrop(_ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }
  func dropEntered(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }
  func dropMoved(_ session: any UIDropSession, over path: IndexPath?) -> ListDropProposal {
    let proposal =
      dropDelegate?.collectionView(
        self,
        dropSessionDidUpdate: session,
        withDestinationIndexPath: path
      )
      ?? UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    return ListDropProposal(
      proposal: proposal,
      opensGap: proposal.operation == .move && proposal.intent == .insertAtDestinationIndexPath
    )
  }
  func dropExited(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }
  func dropEnded(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }
  func perform(_ drop: ListDrop) {
    dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(drop))
  }
}

/// What a collection's delegate gets to place what was dropped.
private final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  private let drop: ListDrop

  init(_ drop: ListDrop) {
    self.drop = drop
    super.init()
  }

  var items: [any UICollectionViewDropItem] { drop.items }
  var destinationIndexPath: IndexPath? { drop.destination }
  var session: any UIDropSession { drop.session }
  var proposal: UICollectionViewDropProposal {
    drop.proposal as? UICollectionViewDropProposal
      ?? UICollectionViewDropProposal(operation: drop.proposal.operation)
  }

  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    ListPlaceholder(dragItem, at: placeholder.insertionIndexPath, in: drop)
  }
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    drop.land(dragItem, at: indexPath)
  }
  func drop(
    _ dragItem: UIDragItem,
    intoItemAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating { drop.land(dragItem, into: indexPath, rect) }
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop.land(dragItem, on: target)
  }
}
