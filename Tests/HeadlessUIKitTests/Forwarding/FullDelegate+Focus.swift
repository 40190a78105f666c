import Foundation

@testable import HeadlessUIKit

// What lists ask about the focus.

extension FullDelegate {
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    answer(false, to: tableView, indexPath)
  }
  func tableView(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { answer(false, to: tableView, context) }
  func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { hear(tableView, context, coordinator) }
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    answer([5, 6], to: tableView)
  }
  func tableView(
    _ tableView: UITableView,
    selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { answer(true, to: tableView, indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    canFocusItemAt indexPath: IndexPath
  ) -> Bool { answer(false, to: collectionView, indexPath) }
  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { answer(false, to: collectionView, context) }
  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { hear(collectionView, context, coordinator) }
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    answer([5, 6], to: collectionView)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { answer(true, to: collectionView, indexPath) }
}
