import Foundation
import Geometry

extension UICollectionView {
  private static let updateDuration: TimeInterval = 0.3  // [W]

  func change(_ body: (inout ListChanges) -> Void) {
    body(&changes)
    if updateDepth == 0 { apply() }
  }

  /// Animates to data with identifiers, which determine the changes.
  func exchangeData(_ mapping: ListMapping, completion: @escaping (Bool) -> Void) {
    changes.mapping = mapping
    updateEnds.append(completion)
    apply()
  }

  /// Updates the data, and moves the visible views to their new positions.
  func apply() {
    let (changes, ends) = (changes, updateEnds)
    (self.changes, updateEnds) = (ListChanges(), [])
    let finish = { (finished: Bool) in for end in ends { end(finished) } }
    guard !needsReload else {
      // [I] A list that nobody sees loads when it is laid out: its delegate may not be ready.
      if window != nil { layoutIfNeeded() }
      return finish(true)
    }
    let (old, new) = (counts, dataCounts())
    if let sentence = changes.complaint(old: old, new: new, in: .collection) {
      layer.core.raise("UICollectionView", sentence, remedy: "change the data first")
      return forgetEverything()
    }
    let leaving = renumber(changes)
    counts = new
    collectionViewLayout.selfSizingCache.renumber(changes)
    let known = Set(shown.keys)
    invalidate(everything: false, counts: true)
    prepareIfNeeded()
    measureShown()
    collectionViewLayout.prepare(
      forCollectionViewUpdates: changes.updateItems(old: old, new: new)
    )
    animate(leaving, known: known, completion: finish)
  }

  /// [W] Visible items may have grown: an update without changes measures them.
  private func measureShown() {
    for (key, view) in shownInOrder where key.kind == Self.cellKind {
      if let attributes = collectionViewLayout.layoutAttributesForItem(at: key.path) {
        cacheSize(of: view, attributes)
      }
    }
    prepareIfNeeded()
  }

  func reconfigure(_ path: IndexPath) {
    guard let cell = cellForItem(at: path), let dataSource else { return }
    refilled = cell
    let answer = RegistrationOrigin.whileAsking(self, for: .cell) {
      dataSource.collectionView(self, cellForItemAt: path)
    }
    refilled = nil
    guard answer === cell else { return reloadItems(at: [path]) }
    collectionViewLayout.selfSizingCache.forget(path)
    if let attributes = collectionViewLayout.layoutAttributesForItem(at: path) {
      cacheSize(of: cell, attributes)
    }
  }

  private func renumber(
    _ changes: ListChanges
  ) -> [(view: UICollectionReusableView, key: CollectionKey)] {
    var leaving: [(UICollectionReusableView, CollectionKey)] = []
    let before = shownInOrder
    shown = [:]
    for (key, view) in before {
      guard key.kind == Self.cellKind else {
        if let new = newKey(key, changes) { shown[new] = view } else { leaving.append((view, key)) }
        continue
      }
      if !changes.reloads(key.path), let new = changes.newPath(key.path) {
        shown[CollectionKey(kind: key.kind, path: new)] = view
      } else {
        leaving.append((view, key))
      }
    }
    selected = selected.compactMap { changes.newPath($0) }
    return leaving
  }

  /// [W] Headers and footers move with their sections, and are not requested again.
  private func newKey(_ key: CollectionKey, _ changes: ListChanges) -> CollectionKey? {
    guard collectionViewLayout.sectionKinds.contains(key.kind),
      key.path.count == 2, key.path.item == 0,
      !changes.reloads(section: key.path.section),
      let section = changes.newSection(key.path.section)
    else { return nil }
    return CollectionKey(kind: key.kind, path: IndexPath(item: 0, section: section))
  }

  private func animate(
    _ leaving: [(view: UICollectionReusableView, key: CollectionKey)],
    known: Set<CollectionKey>,
    completion: @escaping (Bool) -> Void
  ) {
    let departures = leaving.compactMap { departure(of: $0.view, $0.key) }
    let finish = { (finished: Bool) in
      for (view, key, _) in departures {
        view.alpha = 1
        view.transform = .identity
        self.recycle(view, key)
      }
      completion(finished)
    }
    let move = {
      for departure in departures { self.leave(departure) }
      self.layOutItems()
      for (key, view) in self.shownInOrder where !known.contains(key) { self.arrive(view, key) }
      self.collectionViewLayout.finalizeCollectionViewUpdates()
      // The content of cells moves with them.
      self.layoutIfNeeded()
    }
    guard window != nil else {
      move()
      return finish(true)
    }
    UIView.animate(withDuration: Self.updateDuration, animations: move, completion: finish)
  }

  private typealias Departure = (
    view: UICollectionReusableView, key: CollectionKey, last: UICollectionViewLayoutAttributes?
  )

  /// [I] What is no item is gone at once, unless the layout says where it goes.
  private func departure(
    of view: UICollectionReusableView,
    _ key: CollectionKey
  ) -> Departure? {
    let last = lastAttributes(of: view, key)
    guard key.kind == Self.cellKind || last != nil else {
      recycle(view, key)
      return nil
    }
    return (view, key, last)
  }

  private func leave(_ departure: Departure) {
    guard let last = departure.last else { return departure.view.alpha = 0 }
    apply(last, to: departure.view)
  }

  /// Animates from the layout's initial attributes to the final ones; items without any appear from
  /// transparent, other views at once.
  private func arrive(_ view: UICollectionReusableView, _ key: CollectionKey) {
    let first = firstAttributes(of: view, key)
    guard key.kind == Self.cellKind || first != nil, let end = attributes(of: view, key) else {
      return
    }
    UIView.performWithoutAnimation {
      if let first { apply(first, to: view) } else { view.alpha = 0 }
    }
    view.placement = nil
    apply(end, to: view)
  }

  // MARK: Attributes by kind

  private func attributes(
    of view: UICollectionReusableView,
    _ key: CollectionKey
  ) -> UICollectionViewLayoutAttributes? {
    let layout = collectionViewLayout
    if key.kind == Self.cellKind { return layout.layoutAttributesForItem(at: key.path) }
    return view.isDecoration
      ? layout.layoutAttributesForDecorationView(ofKind: key.kind, at: key.path)
      : layout.layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.path)
  }

  private func firstAttributes(
    of view: UICollectionReusableView,
    _ key: CollectionKey
  ) -> UICollectionViewLayoutAttributes? {
    let (layout, kind, path) = (collectionViewLayout, key.kind, key.path)
    if kind == Self.cellKind { return layout.initialLayoutAttributesForAppearingItem(at: path) }
    return view.isDecoration
      ? layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
      : layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
  }

  private func lastAttributes(
    of view: UICollectionReusableView,
    _ key: CollectionKey
  ) -> UICollectionViewLayoutAttributes? {
    let (layout, kind, path) = (collectionViewLayout, key.kind, key.path)
    if kind == Self.cellKind { return layout.finalLayoutAttributesForDisappearingItem(at: path) }
    return view.isDecoration
      ? layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
      : layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
  }

  // MARK: Selection

  func select(_ path: IndexPath?, animated: Bool, position: ScrollPosition) {
    // [D] Where selection is not allowed, the app cannot select items, either.
    guard allowsChoiceNow else { return }
    guard let path else {
      for old in selected { deselect(old) }
      return
    }
    if !allowsSeveralNow { for old in selected where old != path { deselect(old) } }
    if !selected.contains(path) { selected.append(path) }
    cellForItem(at: path)?.isSelected = true
    if !position.isEmpty { scrollToItem(at: path, at: position, animated: animated) }
  }

  /// [D] In editing mode, a collection has separate settings.
  private var allowsSeveralNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  var allowsChoiceNow: Bool {
    let allowsEdited = allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
    return isEditing ? allowsEdited : allowsSelection
  }

  func deselect(_ path: IndexPath) {
    selected.removeAll { $0 == path }
    cellForItem(at: path)?.isSelected = false
  }

  func press(_ touch: UITouch?) {
    guard let touch, isInnermostList(at: touch), allowsChoiceNow,
      let path = indexPathForItem(at: touch.location(in: self)),
      itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    pressed = path
    cellForItem(at: path)?.isHighlighted = true
    itemDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  func unpress() {
    guard let path = pressed else { return }
    pressed = nil
    cellForItem(at: path)?.isHighlighted = false
    itemDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  func release(_ touch: UITouch?) {
    guard let path = pressed else { return }
    let isInside = touch.map { indexPathForItem(at: $0.location(in: self)) == path } ?? false
    // [D] Unlike a table's, an item's highlight ends last.
    defer { unpress() }
    guard isInside else { return }
    if let cell = cellForItem(at: path) as? UICollectionViewListCell, cell.tapAsHeader() { return }
    // [D] Whether or not the item may be selected, but not for one that is added to a selection.
    let isPrimary = !allowsSeveralNow || selected.isEmpty
    choose(path)
    if isPrimary { performPrimaryAction(path) }
  }

  private func performPrimaryAction(_ path: IndexPath) {
    guard let delegate = itemDelegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: path)
  }

  private func choose(_ path: IndexPath) {
    if selected.contains(path), allowsSeveralNow { return deselectByTouch(path) }
    guard itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    // [D] Only a tap on a selected item asks whether it may be deselected.
    if !allowsSeveralNow { for old in selected where old != path { deselectAndTell(old) } }
    select(path, animated: false, position: [])
    cellForItem(at: path)?.selectionTrigger?()
    itemDelegate?.collectionView(self, didSelectItemAt: path)
  }

  private func deselectByTouch(_ path: IndexPath) {
    guard itemDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    deselectAndTell(path)
  }

  private func deselectAndTell(_ path: IndexPath) {
    deselect(path)
    itemDelegate?.collectionView(self, didDeselectItemAt: path)
  }
}
