import Foundation

// Cells from documents, registered by nib or as prototypes.

extension UITableView {
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerCell(identifier, nib.map { nib in { nib.first(UITableViewCell.self) } })
  }

  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerClasses[identifier] = nil
    headerMakers[identifier] = nib.map { nib in { nib.first(UITableViewHeaderFooterView.self) } }
  }

  package func registerCell(_ identifier: String, _ make: (() -> UITableViewCell?)?) {
    classes[identifier] = nil
    cellMakers[identifier] = make
  }
}

extension UICollectionView {
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registerView(identifier, nib.map { nib in { nib.first(UICollectionViewCell.self) } })
  }

  public func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    registerView(kind + identifier, nib.map { nib in { nib.first(UICollectionReusableView.self) } })
  }

  /// Keyed by the identifier for cells, and by kind and identifier for other views.
  package func registerView(_ key: String, _ make: (() -> UICollectionReusableView?)?) {
    classes[key] = nil
    makers[key] = make
  }
}

extension UICollectionViewLayout {
  public func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib.map { nib in { nib.first(UICollectionReusableView.self) } }
  }
}

extension UINib {
  /// [D] A cell's nib has one object at the top level.
  fileprivate func first<View: UIView>(_ type: View.Type) -> View? {
    instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first
  }
}
