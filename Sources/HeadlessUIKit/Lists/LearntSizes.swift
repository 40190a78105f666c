import Foundation

/// The sizes that the views of a layout have asked for themselves.
@MainActor
struct LearntSizes {
  private var sizes: [CollectionKey: CGSize] = [:]

  subscript(kind: String, path: IndexPath) -> CGSize? {
    sizes[CollectionKey(kind: kind, path: path)]
  }

  /// Whether that is news.
  mutating func learn(_ size: CGSize, of key: CollectionKey) -> Bool {
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

  /// Follows items to their new places; what was known of others is forgotten.
  mutating func renumber(_ changes: ListChanges) {
    let old = sizes
    sizes = [:]
    for (key, size) in old where key.kind == UICollectionView.cellKind {
      guard !changes.reloads(key.path), let path = changes.newPath(key.path) else { continue }
      sizes[CollectionKey(kind: key.kind, path: path)] = size
    }
  }
}
