import Foundation
import Geometry

extension UITableView: DragAndDropList {
  var hasDropDelegate: Bool { dropDelegate != nil }

  // MARK: Items

  func path(under point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
  func itemView(at path: IndexPath) -> UIView? { cellForRow(at: path) }
  func itemFrame(at path: IndexPath) -> CGRect? {
    counts.indices.contains(path.section) && path.row < counts[path.section]
      ? rectForRow(at: path) : nil
  }
  func canMoveItem(at path: IndexPath) -> Bool {
    dataSource?.tableView(self, canMoveRowAt: path) ?? false
  }
  func tell(_ item: UIView, _ state: ListDragState) {
    let own: UITableViewCell.DragState =
      switch state {
      case .none: .none
      case .lifting: .lifting
      case .dragging: .dragging
      }
    (item as? UITableViewCell)?.dragStateDidChange(own)
  }
  func insertItem(at path: IndexPath, after updates: (IndexPath) -> Void) {
    updates(path)
    insertRows(at: [path], with: .automatic)
  }

  // MARK: The gap

  var gap: IndexPath? { carried?.path }

  func openGap(at path: IndexPath) {
    guard carried == nil, let cell = cellForRow(at: path) else { return }
    carried = CarriedRow(cell: cell, start: path, path: path, grip: 0)
    cell.laidOutFrame = nil
    cell.layer.isConcealed = true
  }

  func moveGap(to point: CGPoint) {
    if carried != nil { carry(to: point) }
  }

  func closeGap(animated: Bool) {
    guard let row = carried else { return }
    if row.path != row.start { renumber(from: row.path, to: row.start) }
    forgetCarried(row)
    guard animated else { return }
    UIView.animate(withDuration: 0.25) { self.layOutRows() }  // [I]
  }

  func fillGap() {
    guard let row = carried else { return }
    forgetCarried(row)
    if row.path != row.start {
      dataSource?.tableView(self, moveRowAt: row.start, to: row.path)
    }
    UIView.performWithoutAnimation { layOutTable() }
  }

  private func forgetCarried(_ row: CarriedRow) {
    carried = nil
    row.cell.layer.isConcealed = false
  }

  // MARK: The delegates

  func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }
  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }
  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }
  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }
  func canHandleDrop(_ session: any UIDropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? false
  }
  func dropEntered(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }
  func dropMoved(_ session: any UIDropSession, over path: IndexPath?) -> ListDropProposal {
    let proposal =
      dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    return ListDropProposal(
      proposal: proposal,
      opensGap: proposal.operation == .move
        && [.insertAtDestinationIndexPath, .automatic].contains(proposal.intent)
    )
  }
  func dropExited(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }
  func dropEnded(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }
  func perform(_ drop: ListDrop) {
    dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(drop))
  }
}

/// What a table's delegate gets to place what was dropped.
private final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  private let drop: ListDrop

  init(_ drop: ListDrop) {
    self.drop = drop
    super.init()
  }

  var items: [any UITableViewDropItem] { drop.items }
  var destinationIndexPath: IndexPath? { drop.destination }
  var session: any UIDropSession { drop.session }
  var proposal: UITableViewDropProposal {
    drop.proposal as? UITableViewDropProposal
      ?? UITableViewDropProposal(operation: drop.proposal.operation)
  }

  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    ListPlaceholder(dragItem, at: placeholder.insertionIndexPath, in: drop)
  }
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    drop.land(dragItem, at: indexPath)
  }
  func drop(
    _ dragItem: UIDragItem,
    intoRowAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating { drop.land(dragItem, into: indexPath, rect) }
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop.land(dragItem, on: target)
  }
}
