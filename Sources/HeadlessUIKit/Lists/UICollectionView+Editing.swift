public import Foundation

extension UICollectionView {
  /// Whether a batch of changes is open.
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
  /// What section insets are counted from.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }
}
