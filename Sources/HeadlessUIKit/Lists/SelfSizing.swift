import Foundation
import Geometry

/// Whether cells of a list have to be measured, and whether they grow visibly.
struct ResizeRequest {
  private(set) var isPending = false
  private var isAnimated = false

  mutating func ask(animated: Bool) {
    isPending = true
    isAnimated = isAnimated || animated
  }

  /// Returns whether the cells grow visibly.
  mutating func take() -> Bool {
    defer { (isPending, isAnimated) = (false, false) }
    return isAnimated
  }
}

// [D] iOS 16: a visible cell whose content changes is measured with the next layout, and grows with
// an animation unless the change was made without animations.

extension UICollectionView {
  private static let resizeDuration: TimeInterval = 0.3  // [I]

  /// Called when the content of a cell has changed.
  func sizeMayHaveChanged(of cell: UICollectionViewCell) {
    guard selfSizingInvalidation != .disabled, cell !== refilled, let path = indexPath(for: cell),
      collectionViewLayout.selfSizingCache[Self.cellKind, path] != nil
    else { return }
    cell.needsMeasuring = true
    resizing.ask(animated: window != nil && UIView.areAnimationsEnabled)
    setNeedsLayout()
  }

  func resizeItems() {
    guard resizing.isPending else { return }
    let isAnimated = resizing.take()
    for (key, view) in shownInOrder {
      guard let cell = view as? UICollectionViewCell, cell.needsMeasuring else { continue }
      cell.needsMeasuring = false
      if let attributes = collectionViewLayout.layoutAttributesForItem(at: key.path) {
        cacheSize(of: cell, attributes)
      }
    }
    guard isAnimated, needsPrepare else { return }
    UIView.animate(withDuration: Self.resizeDuration) { [self] in
      layOutItems()
      for (_, view) in shownInOrder { view.layoutIfNeeded() }
    }
  }
}

extension UITableView {
  private static let resizeDuration: TimeInterval = 0.3  // [I]

  /// Called when the content of a row has changed.
  func sizeMayHaveChanged(of cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, cell !== refilled, let path = indexPath(for: cell),
      measured[path] != nil
    else { return }
    cell.needsMeasuring = true
    resizing.ask(animated: window != nil && UIView.areAnimationsEnabled)
    setNeedsLayout()
  }

  func resizeRows() {
    guard resizing.isPending else { return }
    let isAnimated = resizing.take()
    var heights: [IndexPath: CGFloat] = [:]
    for (path, cell) in shownInOrder where cell.needsMeasuring {
      cell.needsMeasuring = false
      let height = measure(cell)
      if measured[path] != height { heights[path] = height }
    }
    guard !heights.isEmpty else { return }
    cacheHeights(heights)
    guard isAnimated else { return }
    UIView.animate(withDuration: Self.resizeDuration) { [self] in
      layOutTable()
      for (_, cell) in shownInOrder { cell.layoutIfNeeded() }
    }
  }
}
