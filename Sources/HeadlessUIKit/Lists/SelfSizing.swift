import Foundation
import Geometry

/// Whether cells of a list have to be measured, and whether they grow visibly.
struct ResizeRequest {
  static let duration: TimeInterval = 0.3  // [I]

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
    let known = Set(shownInOrder.map { ObjectIdentifier($0.value) })
    UIView.animate(withDuration: ResizeRequest.duration) { [self] in
      layOutItems()
      for (_, view) in shownInOrder { view.layOut(isNew: !known.contains(ObjectIdentifier(view))) }
    }
  }
}

extension UITableView {
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
      // Its height may be set by now.
      if measured[path] != height, isAutomatic(path) { heights[path] = height }
    }
    guard !heights.isEmpty else { return }
    cacheHeights(heights)
    guard isAnimated else { return }
    let known = Set(shownInOrder.map { ObjectIdentifier($0.value) })
    UIView.animate(withDuration: ResizeRequest.duration) { [self] in
      layOutTable()
      for (_, cell) in shownInOrder { cell.layOut(isNew: !known.contains(ObjectIdentifier(cell))) }
    }
  }
}

extension UIView {
  /// The content of a cell that comes into sight has no place yet from which it could move.
  fileprivate func layOut(isNew: Bool) {
    guard isNew else { return layoutIfNeeded() }
    UIView.performWithoutAnimation { layOutAlone() }
  }
}
