import Foundation
import Geometry

extension UITableView {
  /// The row whose actions a swipe at a point would reveal.
  func swipeRow(at point: CGPoint) -> RowSwiper.Row? {
    guard let path = indexPathForRow(at: point), let cell = shown[path] else { return nil }
    if isEditing { return nil }
    let leading = tableDelegate?.tableView(
      self,
      leadingSwipeActionsConfigurationForRowAt: path
    )
    let trailing =
      tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      ?? rowActions(of: path) ?? deletion(of: path)
    guard leading != nil || trailing != nil else { return nil }
    return RowSwiper.Row(cell: cell, leading: leading, trailing: trailing)
  }

  /// [D] The buttons of iOS 8 to 12.
  private func rowActions(of path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let old = tableDelegate?.tableView(self, editActionsForRowAt: path), !old.isEmpty else {
      return nil
    }
    return UISwipeActionsConfiguration(actions: old.map { $0.contextual(path) })
  }

  /// [D] Swipe to delete, for data sources that allow editing the row.
  ///
  /// Whether `commit` is implemented cannot be determined without an Objective-C runtime.
  private func deletion(of path: IndexPath) -> UISwipeActionsConfiguration? {
    dataSourceAllowsEditing = true
    let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
    guard canEdit, dataSourceAllowsEditing, editingStyle(of: path) == .delete else { return nil }
    return deleteActions(path)
  }

  func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
    tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  func deleteActions(_ path: IndexPath) -> UISwipeActionsConfiguration {
    let title = tableDelegate?.tableView(
      self,
      titleForDeleteConfirmationButtonForRowAt: path
    )
    let delete = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, done in
      guard let self else { return done(false) }
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    let actions = UISwipeActionsConfiguration(actions: [delete])
    actions.performsFirstActionWithFullSwipe = false  // [W]
    return actions
  }
}

extension UITableViewCell: SwipeableCell {
  func swipeStateChanged(isSwiped: Bool) {
    if isSwiped != editing.isConfirming, let table { tell(table, isSwiped) }
    editing.isConfirming = isSwiped
    configureForState()
  }
}

extension UITableViewCell {
  /// [D] A swipe puts one row into editing mode.
  private func tell(_ table: UITableView, _ isSwiped: Bool) {
    let path = table.indexPath(for: self)
    guard isSwiped else {
      table.tableDelegate?.tableView(table, didEndEditingRowAt: path)
      return
    }
    if let path { table.tableDelegate?.tableView(table, willBeginEditingRowAt: path) }
  }
}

extension UICollectionViewListCell: SwipeableCell {
  func swipeStateChanged(isSwiped: Bool) { self.isSwiped = isSwiped }
}

extension UICollectionView {
  func swipeRow(at point: CGPoint) -> RowSwiper.Row? {
    guard let path = indexPathForItem(at: point),
      let cell = cellForItem(at: path) as? UICollectionViewListCell,
      let list = collectionViewLayout.layoutAttributesForItem(at: path)?.listPosition?.list
    else { return nil }
    let leading = list.leadingSwipeActionsConfigurationProvider?(path)
    let trailing = list.trailingSwipeActionsConfigurationProvider?(path)
    guard leading != nil || trailing != nil else { return nil }
    return RowSwiper.Row(cell: cell, leading: leading, trailing: trailing)
  }
}
