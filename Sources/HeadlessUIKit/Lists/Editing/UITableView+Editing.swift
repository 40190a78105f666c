import Foundation
import Geometry

extension UITableView {
  func turnEditing(_ isOn: Bool, animated: Bool) {
    swiper?.close(animated: animated)
    for (path, cell) in shownInOrder {
      prepareEditing(cell, path)
      cell.setEditing(isOn, animated: animated)
    }
  }

  /// Sets how a cell's row can be edited.
  func prepareEditing(_ cell: UITableViewCell, _ path: IndexPath) {
    let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
    cell.editing.style = canEdit ? editingStyle(of: path) : .none
    // [D] Rows that can be selected have circles instead of buttons.
    cell.editing.chooses = canEdit && allowsMultipleSelectionDuringEditing
    // Whether `moveRowAt` is implemented cannot be determined, so only `canMoveRowAt` is asked.
    cell.editing.canMove = dataSource?.tableView(self, canMoveRowAt: path) ?? false
  }

  func badgeTapped(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    switch cell.editing.style {
    case .delete: swiper?.reveal(cell, deleteActions(path))
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .none: break
    }
  }

  func accessoryTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    shown[path]?.accessoryTrigger?()
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  // MARK: Rows on their way

  func follow(_ grip: ReorderGrip) {
    grip.pan.addTarget(self, action: Selector("reorder", UITableView.reorderByHand))
  }

  func reorderByHand(_ pan: UIPanGestureRecognizer) {
    let location = pan.location(in: self)
    switch pan.state {
    case .began:
      lift(pan.view?.superview as? UITableViewCell, at: location)
      guard carried != nil else { return }
      edge = EdgeScroller(self) { [weak self, weak pan] in
        if let self, let pan { carry(to: pan.location(in: self)) }
      }
    case .changed:
      edge?.follow(location)
      carry(to: location)
    case .ended, .cancelled, .failed:
      edge?.stop()
      edge = nil
      putDown()
    case .possible: break
    }
  }

  private func lift(_ cell: UITableViewCell?, at location: CGPoint) {
    guard let cell, let path = indexPath(for: cell) else { return }
    carried = CarriedRow(cell: cell, start: path, path: path, grip: location.y - cell.frame.midY)
    cell.laidOutFrame = nil
    cell.isReordering = true
    bringSubviewToFront(cell)
    cell.layer.shadowOpacity = 0.2  // [I]
    cell.layer.shadowRadius = 5
    carry(to: location)
  }

  /// The row follows the finger; the rows that it passes make room.
  func carry(to location: CGPoint) {
    guard var row = carried else { return }
    row.cell.center.y = location.y - row.grip
    let over = indexPathForRow(at: CGPoint(x: bounds.midX, y: row.cell.center.y)) ?? row.path
    let goal =
      tableDelegate?.tableView(
        self,
        targetIndexPathForMoveFromRowAt: row.start,
        toProposedIndexPath: over
      ) ?? over
    if goal != row.path {
      let old = row.path
      row.path = goal
      carried = row
      renumber(from: old, to: goal)
      UIView.animate(withDuration: 0.25) { self.layOutRows() }  // [I]
    } else {
      carried = row
    }
  }

  /// Updates the index paths of visible cells; the data follows at the end of the move.
  func renumber(from old: IndexPath, to new: IndexPath) {
    var moves = ListChanges()
    moves.moved = [(old, new)]
    let (cells, heights) = (shown, measured)
    (shown, measured) = ([:], [:])
    for (path, cell) in cells { moves.newPath(path).map { shown[$0] = cell } }
    for (path, height) in heights { moves.newPath(path).map { measured[$0] = height } }
    if old.section != new.section {
      counts[old.section] -= 1
      counts[new.section] += 1
    }
    map = makeMap()
  }

  /// The cell of a carried row that is not needed any more looks like the others again.
  func stopCarrying(_ cell: UITableViewCell) {
    guard cell === carried?.cell else { return }
    carried = nil
    edge?.stop()
    edge = nil
    cell.isReordering = false
    cell.layer.shadowOpacity = 0
    cell.layer.isConcealed = false
  }

  private func putDown() {
    guard let row = carried else { return }
    carried = nil
    row.cell.isReordering = false
    row.cell.layer.shadowOpacity = 0
    if row.path != row.start {
      dataSource?.tableView(self, moveRowAt: row.start, to: row.path)
    }
    UIView.animate(withDuration: 0.25) {  // [I]
      self.layOutRows()
      self.layOutTable()
    }
  }
}

/// A row that is being moved by a finger.
struct CarriedRow {
  let cell: UITableViewCell
  let start: IndexPath
  var path: IndexPath
  /// The distance of the finger from its centre.
  let grip: CGFloat

  /// The index path in the data of the row shown at `shown`.
  func dataPath(_ shown: IndexPath) -> IndexPath {
    var back = ListChanges()
    back.moved = [(path, start)]
    return back.newPath(shown) ?? shown
  }
}
