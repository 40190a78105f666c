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
  /// [I] Prefetches the rows on the next screenful, each once.
  func prefetch() {
    guard let prefetchDataSource else { return }
    let ahead = map.rows(from: bounds.maxY, to: bounds.maxY + bounds.height)
    let news = ahead.filter { shown[$0] == nil && !prefetched.contains($0) }
    guard !news.isEmpty else { return }
    prefetched.formUnion(news)
    prefetchDataSource.tableView(self, prefetchRowsAt: news)
  }
}

extension UICollectionView {
  /// [I] Prefetches the items on the next screenful, each once.
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let isVertical = contentSize.height >= contentSize.width
    let next = bounds.offsetBy(
      dx: isVertical ? 0 : bounds.width,
      dy: isVertical ? bounds.height : 0
    )
    let found = collectionViewLayout.layoutAttributesForElements(in: next) ?? []
    let news = found.filter { $0.representedElementKind == nil }.map(\.indexPath)
      .filter { cellForItem(at: $0) == nil && !prefetched.contains($0) }
    guard !news.isEmpty else { return }
    prefetched.formUnion(news)
    prefetchDataSource.collectionView(self, prefetchItemsAt: news)
  }
}
