import Foundation

/// What a list has announced to its prefetching data source and not shown yet.
struct PrefetchedPaths {
  private var waiting: Set<IndexPath> = []
  /// Where the visible part of the content last began.
  private var place: CGFloat = 0
  private var isForward = true

  /// Whether what comes next is after the visible part, which now begins at `place`.
  mutating func turn(to place: CGFloat, from beginning: CGFloat) -> Bool {
    if place <= beginning {
      isForward = true
    } else if place != self.place {
      isForward = place > self.place
    }
    self.place = place
    return isForward
  }

  /// Takes what lies ahead now, the nearest first.
  ///
  /// [D] UITableView.h, UICollectionView.h: new paths are ordered by their distance. What was
  /// announced and is not needed any more is cancelled, unless it was shown or is gone.
  mutating func change(
    ahead: [IndexPath],
    isShown: (IndexPath) -> Bool,
    isThere: (IndexPath) -> Bool
  ) -> (new: [IndexPath], left: [IndexPath]) {
    waiting = waiting.filter { isThere($0) && !isShown($0) }
    let new = ahead.filter { !waiting.contains($0) }
    let left = waiting.subtracting(ahead).sorted()
    waiting = Set(ahead)
    return (new, left)
  }
}
