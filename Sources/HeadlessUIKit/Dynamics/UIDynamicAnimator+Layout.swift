public import Foundation

extension UIDynamicAnimator {
  /// The attributes of that cell among the animator's items.
  public func layoutAttributesForCell(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  public func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.indexPath == indexPath
        && $0.representedElementKind == elementKind
    }
  }

  public func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .decorationView && $0.indexPath == indexPath
        && $0.representedElementKind == decorationViewKind
    }
  }

  private func attributes(
    _ isWanted: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    world.items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first(where: isWanted)
  }
}

extension UICollectionViewLayout {
  /// Called when a dynamic animator has moved layout attributes.
  func dynamicItemsMoved() {
    invalidateLayout(with: makeContext(everything: false))
  }
}
