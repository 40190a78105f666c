public import Foundation

extension UICollectionView {
  /// Whether a batch update is open.
  public var hasUncommittedUpdates: Bool { updateDepth > 0 }

  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  func editingChanged() {
    for case let cell as UICollectionViewListCell in visibleCells { cell.isEditing = isEditing }
  }
}

extension UICollectionViewFlowLayout {
  /// The reference of section insets.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }
}
