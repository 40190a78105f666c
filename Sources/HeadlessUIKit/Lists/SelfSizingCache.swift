import Foundation

/// The sizes that self-sizing views have requested.
@MainActor
struct SelfSizingCache {
  private var sizes: [CollectionKey: CGSize] = [:]

  subscript(kind: String, path: IndexPath) -> CGSize? {
    sizes[CollectionKey(kind: kind, path: path)]
  }

  /// Stores a size, and returns whether it has changed.
  mutating func store(_ size: CGSize, of key: CollectionKey) -> Bool {
    guard sizes[key] != size else { return false }
    sizes[key] = size
    return true
  }

  mutating func forget(_ path: IndexPath) {
    sizes[CollectionKey(kind: UICollectionView.cellKind, path: path)] = nil
  }

  mutating func forgetAll() {
    sizes = [:]
  }

  /// Moves the sizes of items, headers and footers to their new index paths, and discards the
  /// others.
  mutating func renumber(_ update: LayoutUpdate) {
    let old = sizes
    sizes = [:]
    for (key, size) in old {
      if let new = update.goal(of: key) { sizes[new] = size }
    }
  }
}
