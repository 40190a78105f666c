public import Foundation

/// Identifies rows by their content, so that a list finds them again in changed data. [D]
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

/// A list's state besides its offset: the topmost row and the selected ones.
extension UIScrollView {
  private static let selectionKey = "UIListSelectedModels"
  private static let topKey = "UIListTopModel"
  private static let distanceKey = "UIListTopDistance"

  func encodeModels(with coder: NSCoder) {
    guard let source = association else { return }
    let names = selectedPaths.compactMap { source.modelIdentifierForElement(at: $0, in: self) }
    coder.encode(names as Any, forKey: Self.selectionKey)
    guard let top = shownPaths.first,
      let name = source.modelIdentifierForElement(at: top, in: self),
      let origin = origin(of: top)
    else { return }
    coder.encode(name as Any, forKey: Self.topKey)
    coder.encode(Double(contentOffset.y - origin.y), forKey: Self.distanceKey)
  }

  func decodeModels(with coder: NSCoder) {
    guard let source = association else { return }
    for name in coder.decodeObject(forKey: Self.selectionKey) as? [Any] ?? [] {
      guard let name = name as? String,
        let path = source.indexPathForElement(withModelIdentifier: name, in: self)
      else { continue }
      select(path)
    }
    guard let name = coder.decodeObject(forKey: Self.topKey) as? String,
      let path = source.indexPathForElement(withModelIdentifier: name, in: self)
    else { return }
    let distance = CGFloat(coder.decodeDouble(forKey: Self.distanceKey))
    // Before layout there are no rows to scroll to.
    layer.core.queue.afterCommit { [self] in
      guard let origin = origin(of: path) else { return }
      contentOffset.y = origin.y + distance
    }
  }

  private var association: (any UIDataSourceModelAssociation)? {
    let source: Any? = (self as? UITableView)?.dataSource ?? (self as? UICollectionView)?.dataSource
    return source as? any UIDataSourceModelAssociation
  }

  private var selectedPaths: [IndexPath] {
    (self as? UITableView)?.indexPathsForSelectedRows
      ?? (self as? UICollectionView)?.indexPathsForSelectedItems ?? []
  }

  private var shownPaths: [IndexPath] {
    let paths =
      (self as? UITableView)?.indexPathsForVisibleRows
      ?? (self as? UICollectionView)?.indexPathsForVisibleItems ?? []
    return paths.sorted()
  }

  private func origin(of path: IndexPath) -> CGPoint? {
    if let table = self as? UITableView { return table.rectForRow(at: path).origin }
    return (self as? UICollectionView)?.layoutAttributesForItem(at: path)?.frame.origin
  }

  private func select(_ path: IndexPath) {
    (self as? UITableView)?.selectRow(at: path, animated: false, scrollPosition: .none)
    (self as? UICollectionView)?.selectItem(at: path, animated: false, scrollPosition: [])
  }
}
