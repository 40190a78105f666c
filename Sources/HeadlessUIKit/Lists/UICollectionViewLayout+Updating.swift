import Foundation

extension UICollectionViewLayout {
  func begin(_ update: LayoutUpdate) {
    keepPlaces()
    self.update = update
  }

  func endUpdate() {
    finalizeCollectionViewUpdates()
    update = nil
    forgetPlaces()
  }

  /// Whether an update deletes a view that belongs to no section as a whole.
  func deletes(_ view: UICollectionReusableView, _ key: CollectionKey) -> Bool {
    let paths =
      view.isDecoration
      ? indexPathsToDeleteForDecorationView(ofKind: key.kind)
      : indexPathsToDeleteForSupplementaryView(ofKind: key.kind)
    return paths.contains(key.path)
  }

  func inserts(_ view: UICollectionReusableView, _ key: CollectionKey) -> Bool {
    let paths =
      view.isDecoration
      ? indexPathsToInsertForDecorationView(ofKind: key.kind)
      : indexPathsToInsertForSupplementaryView(ofKind: key.kind)
    return paths.contains(key.path)
  }

  func initialAttributes(of view: UICollectionReusableView, _ key: CollectionKey)
    -> UICollectionViewLayoutAttributes?
  {
    guard view.isDecoration else { return initialAttributes(of: key) }
    return initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: key.path)
  }

  func finalAttributes(of view: UICollectionReusableView, _ key: CollectionKey)
    -> UICollectionViewLayoutAttributes?
  {
    guard view.isDecoration else { return finalAttributes(of: key) }
    return finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: key.path)
  }

  func initialAttributes(of key: CollectionKey) -> UICollectionViewLayoutAttributes? {
    key.kind == UICollectionView.cellKind
      ? initialLayoutAttributesForAppearingItem(at: key.path)
      : initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: key.path)
  }

  func finalAttributes(of key: CollectionKey) -> UICollectionViewLayoutAttributes? {
    key.kind == UICollectionView.cellKind
      ? finalLayoutAttributesForDisappearingItem(at: key.path)
      : finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind, at: key.path)
  }

  func attributes(of key: CollectionKey) -> UICollectionViewLayoutAttributes? {
    key.kind == UICollectionView.cellKind
      ? layoutAttributesForItem(at: key.path)
      : layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.path)
  }

  /// Where a layout that moves its elements has one begin: where it was, or transparent.
  func beginning(of key: CollectionKey) -> UICollectionViewLayoutAttributes? {
    guard movesElements, let update else { return nil }
    if let old = update.origin(of: key), let place = placeBefore(old, update) {
      place.indexPath = key.path
      return place
    }
    let place = attributes(of: key)?.twin
    place?.alpha = 0
    return place
  }

  /// Where a layout that moves its elements has one end: where it will be, or transparent.
  func ending(of key: CollectionKey) -> UICollectionViewLayoutAttributes? {
    guard movesElements, let update else { return nil }
    if let new = update.goal(of: key) { return attributes(of: new)?.twin }
    let place = placeBefore(key, update)
    place?.alpha = 0
    return place
  }

  private func placeBefore(
    _ key: CollectionKey,
    _ update: LayoutUpdate
  ) -> UICollectionViewLayoutAttributes? {
    update.seen[key]?.twin ?? formerPlace(of: key)
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate var twin: UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? duplicate()
  }
}
