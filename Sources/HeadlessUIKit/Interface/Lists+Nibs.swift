import Foundation

// Cells from documents, registered by nib or as prototypes.

extension UITableView {
  package func registerCell(_ identifier: String, _ make: (() -> UITableViewCell?)?) {
    classes[identifier] = nil
    cellMakers[identifier] = make
  }
}

extension UICollectionView {
  /// Keyed by the identifier for cells, and by kind and identifier for other views.
  package func registerView(_ key: String, _ make: (() -> UICollectionReusableView?)?) {
    classes[key] = nil
    makers[key] = make
  }
}

extension UINib {
  /// [D] A cell's nib has one object at the top level.
  func first<View: UIView>(_ type: View.Type) -> View? {
    instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first
  }
}
