import Foundation

/// The update of a collection that is being animated.
@MainActor
struct LayoutUpdate {
  let changes: ListChanges
  /// Kinds of supplementary views that belong to a section as a whole.
  let sectionKinds: Set<String>
  /// What was in sight before it, outside sections that scroll across.
  let seen: [CollectionKey: UICollectionViewLayoutAttributes]

  /// What an element was before; nil if it is new, or made anew.
  func origin(of key: CollectionKey) -> CollectionKey? {
    if key.kind == UICollectionView.cellKind {
      guard let old = changes.oldPath(key.path), !changes.reloads(old) else { return nil }
      return CollectionKey(kind: key.kind, path: old)
    }
    guard key.isEdge(of: sectionKinds), let old = changes.oldSection(key.path.section),
      !changes.reloads(section: old)
    else { return nil }
    return CollectionKey(kind: key.kind, path: IndexPath(item: 0, section: old))
  }

  /// What an element is afterwards; nil if it is deleted, or made anew.
  func goal(of key: CollectionKey) -> CollectionKey? {
    if key.kind == UICollectionView.cellKind {
      guard !changes.reloads(key.path), let new = changes.newPath(key.path) else { return nil }
      return CollectionKey(kind: key.kind, path: new)
    }
    guard key.isEdge(of: sectionKinds), !changes.reloads(section: key.path.section),
      let new = changes.newSection(key.path.section)
    else { return nil }
    return CollectionKey(kind: key.kind, path: IndexPath(item: 0, section: new))
  }
}

extension CollectionKey {
  /// Whether it is the header or footer of a section.
  func isEdge(of sectionKinds: Set<String>) -> Bool {
    sectionKinds.contains(kind) && path.count == 2 && path.item == 0
  }
}
