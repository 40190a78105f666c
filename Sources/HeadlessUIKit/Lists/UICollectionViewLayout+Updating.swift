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

  /// Where flow and compositional layouts have an element begin: where it was, or transparent.
  func beginning(of key: CollectionKey) -> UICollectionViewLayoutAttributes? {
    guard let update else { return nil }
    if let old = update.origin(of: key), let place = placeBefore(old, update) {
      place.indexPath = key.path
      return place
    }
    let place = attributes(of: key)?.twin
    place?.alpha = 0
    return place
  }

  /// Where flow and compositional layouts have an element end: where it will be, or transparent.
  func ending(of key: CollectionKey) -> UICollectionViewLayoutAttributes? {
    guard let update else { return nil }
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
