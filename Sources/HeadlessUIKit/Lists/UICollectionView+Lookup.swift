public import Foundation
import Geometry

extension UICollectionView {
  // MARK: Cells by class

  public func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeue(identifier, identifier: identifier, kind: Self.cellKind) as? UICollectionViewCell
      ?? UICollectionViewCell(frame: .zero)
  }
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(elementKind + identifier, identifier: identifier, kind: elementKind)
      ?? UICollectionReusableView(frame: .zero)
  }

  private func dequeue(
    _ key: String,
    identifier: String,
    kind: String
  ) -> UICollectionReusableView? {
    if let refilled, kind == Self.cellKind {
      if refilled.poolKey == key { return refilled }
      if refilled.poolKey != nil { refuseOtherCell() }
    }
    // [D] A dequeued view has the size of its layout attributes.
    let attributes = loading.flatMap { CollectionKey($0).kind == kind ? $0 : nil }
    let position = attributes?.listPosition
    if let view = pool[key]?.popLast() {
      view.prepareForReuse()
      (view as? UICollectionViewListCell)?.expect(position)
      if let size = attributes?.size, view.bounds.size != size {
        UIView.performWithoutAnimation { view.bounds.size = size }
      }
      return view
    }
    if let view = makers[key]?() {
      (view as? UICollectionViewListCell)?.expect(position)
      view.frame = attributes?.frame ?? view.frame
      (view.reuseIdentifier, view.poolKey, view.kind) = (identifier, key, kind)
      return view
    }
    guard let type = classes[key] else {
      layer.core.raise(
        "UICollectionView",
        "could not dequeue a view of kind: \(kind.isEmpty ? "UICollectionElementKindCell" : kind)"
          + " with identifier \(identifier) - must register a nib or a class for the identifier or"
          + " connect a prototype cell in a storyboard",
        remedy: "call register(_:forCellWithReuseIdentifier:) first"
      )
      return nil
    }
    let view = type.made(frame: attributes?.frame ?? .zero)
    (view as? UICollectionViewListCell)?.expect(position)
    (view.reuseIdentifier, view.poolKey, view.kind) = (identifier, key, kind)
    return view
  }

  // [W] iOS 15.
  private func refuseOtherCell() {
    layer.core.raise(
      "UICollectionView",
      "Attempted to dequeue a cell for a different registration or reuse identifier than the"
        + " existing cell when reconfiguring an item, which is not allowed.",
      remedy: "reload the item if it needs another kind of cell"
    )
  }

  // MARK: What is where

  public var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }
  public func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[CollectionKey(kind: Self.cellKind, path: indexPath)] as? UICollectionViewCell
  }
  public func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown[CollectionKey(kind: elementKind, path: indexPath)]
  }
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.path
  }
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    // [M] The last answer counts; the layout is asked about what is elsewhere.
    guard let known = lastQuery?.items[indexPath] else {
      return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }
    return known.copy() as? UICollectionViewLayoutAttributes
  }
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    visibleKeys.last { key in
      shown[key].map { $0.point(inside: $0.convert(point, from: self), with: nil) } ?? false
    }?.path
  }
  public var indexPathsForVisibleItems: [IndexPath] { visibleKeys.map(\.path) }
  public var visibleCells: [UICollectionViewCell] {
    visibleKeys.compactMap { shown[$0] as? UICollectionViewCell }
  }
  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    shown.filter { $0.key.kind == elementKind }.sorted { $0.key < $1.key }.map(\.value)
  }
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.filter { $0.kind == elementKind }.sorted().map(\.path)
  }
  private var visibleKeys: [CollectionKey] {
    shown.keys.filter { $0.kind == Self.cellKind }.sorted()
  }

  public func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    layoutIfNeeded()
    guard isValidScrollTarget(indexPath),
      let frame = layoutAttributesForItem(at: indexPath)?.frame
    else { return }
    guard !scrollPosition.isEmpty else { return scrollRectToVisible(frame, animated: animated) }
    let insets = adjustedContentInset
    let room = bounds.size
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = frame.minY - insets.top }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - room.height / 2 }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - room.height + insets.bottom }
    if scrollPosition.contains(.left) { offset.x = frame.minX - insets.left }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - room.width / 2 }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - room.width + insets.right }
    setContentOffset(clamped(offset), animated: animated)
  }
}
