public import Foundation

/// Is notified in advance of rows that will become visible.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    standIn()?.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
  }

  private func standIn(_ requirement: String = #function) -> (any UITableViewDataSourcePrefetching)?
  {
    standIn(as: (any UITableViewDataSourcePrefetching).self, for: requirement)
  }
}

/// Is notified in advance of items that will become visible.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  )
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    standIn()?.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
  }

  private func standIn(_ requirement: String = #function) -> (
    any UICollectionViewDataSourcePrefetching
  )? {
    standIn(as: (any UICollectionViewDataSourcePrefetching).self, for: requirement)
  }
}

extension UITableView {
  /// [I] Prefetches the rows on the next screenful.
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let isForward = prefetched.turn(to: clamped(contentOffset).y, from: limits.y.lowerBound)
    let (near, far) =
      isForward
      ? (bounds.maxY, bounds.maxY + bounds.height) : (bounds.minY, bounds.minY - bounds.height)
    let rows = map.rows(from: min(near, far), to: max(near, far)).filter { shown[$0] == nil }
    let change = prefetched.change(
      ahead: isForward ? rows : rows.reversed(),
      isShown: { shown[$0] != nil },
      isThere: { counts.indices.contains($0.section) && $0.row < counts[$0.section] }
    )
    if !change.left.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: change.left)
    }
    if !change.new.isEmpty {
      prefetchDataSource.tableView(self, prefetchRowsAt: change.new)
    }
  }
}

extension UICollectionView {
  /// [I] Prefetches the items on the next screenful.
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let ahead = itemsAhead()
    let change = prefetched.change(
      ahead: ahead,
      isShown: { cellForItem(at: $0) != nil },
      isThere: { counts.indices.contains($0.section) && $0.item < counts[$0.section] }
    )
    if !change.left.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: change.left)
    }
    if !change.new.isEmpty {
      prefetchDataSource.collectionView(self, prefetchItemsAt: change.new)
    }
  }

  /// The nearest first.
  private func itemsAhead() -> [IndexPath] {
    let isVertical = contentSize.height >= contentSize.width
    let (limits, place) = (limits, clamped(contentOffset))
    let isForward =
      isVertical
      ? prefetched.turn(to: place.y, from: limits.y.lowerBound)
      : prefetched.turn(to: place.x, from: limits.x.lowerBound)
    let length = (isVertical ? bounds.height : bounds.width) * (isForward ? 1 : -1)
    let next = bounds.offsetBy(dx: isVertical ? 0 : length, dy: isVertical ? length : 0)
    func distance(_ frame: CGRect) -> CGFloat {
      let (start, end) = isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
      return isForward ? start : -end
    }
    return (collectionViewLayout.layoutAttributesForElements(in: next) ?? [])
      .filter { $0.representedElementKind == nil && cellForItem(at: $0.indexPath) == nil }
      .sorted { (distance($0.frame), $0.indexPath) < (distance($1.frame), $1.indexPath) }
      .map(\.indexPath)
  }
}
