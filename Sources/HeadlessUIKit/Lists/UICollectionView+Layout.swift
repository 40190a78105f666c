import Foundation
import Geometry

extension UICollectionView {
  var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

  func assembleCollection() {
    backgroundColor = .systemBackground
    collectionViewLayout.owner = self
  }

  func layoutChanged(from old: UICollectionViewLayout) {
    guard collectionViewLayout !== old else { return }
    old.owner = nil
    collectionViewLayout.owner = self
    collectionViewLayout.invalidateLayout()
  }

  func layoutWasInvalidated() {
    needsPrepare = true
    setNeedsLayout()
  }

  func forgetEverything() {
    for (key, view) in shown.sorted(by: { $0.key < $1.key }) { recycle(view, key) }
    (shown, selected) = ([:], [])
    needsReload = true
    collectionViewLayout.invalidateLayout()
  }

  func loadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    counts = dataCounts()
  }

  func dataCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = max(0, dataSource.numberOfSections(in: self))
    return (0..<sections).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  func prepareIfNeeded() {
    loadIfNeeded()
    guard needsPrepare else { return }
    needsPrepare = false
    collectionViewLayout.prepare()
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }

  func layOutItems() {
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    // Items that size themselves move the others: once more until nothing changes.
    for _ in 0..<20 {
      prepareIfNeeded()
      let wanted = wantedElements()
      for (key, attributes) in wanted { show(key, attributes) }
      let keys = Set(wanted.map(\.0))
      for (key, view) in shown.sorted(by: { $0.key < $1.key }) where !keys.contains(key) {
        shown[key] = nil
        recycle(view, key)
      }
      guard needsPrepare else { return }
    }
  }

  private func wantedElements() -> [(CollectionKey, UICollectionViewLayoutAttributes)] {
    let found = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    return found.filter { !$0.isHidden && isKnown($0) }.map { attributes in
      (
        CollectionKey(
          kind: attributes.representedElementKind ?? Self.cellKind,
          path: attributes.indexPath
        ), attributes
      )
    }
  }

  private func isKnown(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let path = attributes.indexPath
    guard counts.indices.contains(path.section) else { return false }
    return attributes.representedElementKind != nil || path.item < counts[path.section]
  }

  private func show(_ key: CollectionKey, _ attributes: UICollectionViewLayoutAttributes) {
    if let view = shown[key] { return apply(attributes, to: view) }
    guard let view = load(key) else { return }
    shown[key] = view
    UIView.performWithoutAnimation {
      view.isHidden = false
      if view.superview !== self {
        insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
      }
      apply(attributes, to: view)
    }
    learnSize(of: view, attributes)
  }

  private func load(_ key: CollectionKey) -> UICollectionReusableView? {
    guard key.kind == Self.cellKind else {
      return dataSource?.collectionView(
        self,
        viewForSupplementaryElementOfKind: key.kind,
        at: key.path
      )
    }
    let cell = dataSource?.collectionView(self, cellForItemAt: key.path)
    let isChosen = selected.contains(key.path)
    if let cell, cell.isSelected != isChosen { cell.isSelected = isChosen }
    if let cell { itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: key.path) }
    return cell
  }

  /// [D] A cell may want another size than its layout estimated.
  private func learnSize(
    of view: UICollectionReusableView,
    _ attributes: UICollectionViewLayoutAttributes
  ) {
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout,
      flow.estimatedItemSize != .zero, view is UICollectionViewCell
    else { return }
    UIView.performWithoutAnimation { view.layOutAlone() }
    let wanted = view.preferredLayoutAttributesFitting(attributes.duplicate())
    if flow.measured(wanted.size, at: attributes.indexPath) { flow.invalidateLayout() }
  }

  func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
    if view.center != attributes.center { view.center = attributes.center }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    let transform =
      attributes.transform == .identity
      ? attributes.transform3D : CATransform3DMakeAffineTransform(attributes.transform)
    if view.transform3D != transform { view.transform3D = transform }
    if view.layer.zPosition != CGFloat(attributes.zIndex) {
      view.layer.zPosition = CGFloat(attributes.zIndex)
    }
    view.apply(attributes)
  }

  func recycle(_ view: UICollectionReusableView, _ key: CollectionKey) {
    view.isHidden = true
    if let cell = view as? UICollectionViewCell {
      itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
    }
    guard let name = view.reuseIdentifier else { return view.removeFromSuperview() }
    pool[name, default: []].append(view)
  }

  func exchangeLayout(
    _ layout: UICollectionViewLayout,
    _ animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    let change = {
      self.collectionViewLayout = layout
      self.layoutIfNeeded()
    }
    guard animated, window != nil else {
      change()
      completion?(true)
      return
    }
    layoutIfNeeded()
    UIView.animate(withDuration: 0.3, animations: change, completion: completion)  // [I]
  }
}
