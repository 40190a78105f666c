import Foundation

extension UICollectionView {
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
