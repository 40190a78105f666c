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
    let update = LayoutUpdate(
      changes: changes,
      sectionKinds: collectionViewLayout.sectionKinds,
      seen: placesInSight()
    )
    collectionViewLayout.begin(update)
    let (leaving, others) = renumber(update)
    let oldLanes = renumberLanes(changes)
    counts = new
    collectionViewLayout.selfSizingCache.renumber(update)
    let known = Set(shown.keys)
    // The content becomes longer or shorter with the animation.
    holdsContentSize = true
    invalidate(everything: false, counts: true)
    prepareIfNeeded()
    measureShown()
    collectionViewLayout.prepare(
      forCollectionViewUpdates: changes.updateItems(old: old, new: new)
    )
    animate(leaving + partWith(others), known: known) {
      for lane in oldLanes { lane.removeFromSuperview() }
      finish($0)
    }
  }

  /// [D] Of other views than those of items and sections, layouts say which leave with an update.
  private func partWith(_ others: [PlacedView]) -> [PlacedView] {
    others.filter { view, key in
      if collectionViewLayout.deletes(view, key) { return true }
      recycle(view, key)
      return false
    }
  }

  /// Sections that scroll across stay where they are scrolled to; returns those that are deleted.
  private func renumberLanes(_ changes: ListChanges) -> [CollectionLaneView] {
    let before = lanes.sorted { $0.key < $1.key }
    lanes = [:]
    for (section, lane) in before {
      if let new = changes.newSection(section) { lanes[new] = lane }
    }
    return before.map(\.value).filter { lane in !lanes.values.contains { $0 === lane } }
  }

  /// What the layout has put where it is seen; what scrolls across moves with its section.
  private func placesInSight() -> [CollectionKey: UICollectionViewLayoutAttributes] {
    shown.compactMapValues(\.placement?.attributes).filter { $0.value.lane == nil }
  }

  /// [W] Visible items may have grown: an update without changes measures them; and their headers.
  private func measureShown() {
    for (key, view) in shownInOrder where moves(key) {
      guard let attributes = collectionViewLayout.attributes(of: key),
        key.kind == Self.cellKind || !attributes.selfSizingAxes.isEmpty
      else { continue }
      cacheSize(of: view, attributes)
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

  private typealias PlacedView = (view: UICollectionReusableView, key: CollectionKey)

  /// Gives views their new index paths, and returns those that are deleted or made anew, and those
  /// that belong to no item or section.
  private func renumber(
    _ update: LayoutUpdate
  ) -> (leaving: [PlacedView], others: [PlacedView]) {
    var (leaving, others): ([PlacedView], [PlacedView]) = ([], [])
    let before = shownInOrder
    shown = [:]
    for (key, view) in before {
      // [W] Headers and footers move with their sections, and are not requested again.
      if let new = update.goal(of: key) {
        shown[new] = view
      } else if moves(key) {
        leaving.append((view, key))
      } else {
        others.append((view, key))
      }
    }
    selected = selected.compactMap { update.changes.newPath($0) }
    return (leaving, others)
  }

  /// Whether an element comes and goes with an animation of its own.
  private func moves(_ key: CollectionKey) -> Bool {
    key.kind == Self.cellKind || key.isEdge(of: collectionViewLayout.sectionKinds)
  }

  private func animate(
    _ leaving: [PlacedView],
    known: Set<CollectionKey>,
    completion: @escaping (Bool) -> Void
  ) {
    var gone = leaving
    let finish = { (finished: Bool) in
      for (view, key) in gone {
        view.alpha = 1
        view.transform = .identity
        self.recycle(view, key)
      }
      completion(finished)
    }
    let move = {
      self.holdsContentSize = false
      self.adoptContentSize()
      self.takeTargetOffset()
      for (view, key) in leaving { self.leave(view, key) }
      gone += self.sendOutOfSight()
      for (key, view) in self.shownInOrder { self.restart(view, key) }
      self.layOutItems()
      for (key, view) in self.shownInOrder where !known.contains(key) { self.arrive(view, key) }
      self.collectionViewLayout.endUpdate()
      // The content of cells moves with them.
      self.layoutIfNeeded()
    }
    guard window != nil else {
      move()
      return finish(true)
    }
    UIView.animate(withDuration: Self.updateDuration, animations: move, completion: finish)
  }

  /// [D] A layout and the delegate may choose where an update or another layout leads to.
  func takeTargetOffset() {
    let proposed = contentOffset
    let offset = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    let goal =
      itemDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: offset)
      ?? offset
    if goal != proposed { contentOffset = clamped(goal) }
  }

  private func leave(_ view: UICollectionReusableView, _ key: CollectionKey) {
    if let last = collectionViewLayout.finalAttributes(of: view, key) {
      put(view, last)
    } else {
      view.alpha = 0
    }
  }

  /// Moves what goes out of sight; it is removed when it is there.
  private func sendOutOfSight() -> [PlacedView] {
    prepareIfNeeded()
    layOutLanes()
    let wanted = Set(wantedElements().map(\.0))
    let gone = shownInOrder.filter { !wanted.contains($0.key) && $0.value !== carried?.cell }
    return gone.compactMap { key, view in
      guard moves(key), let end = ending(of: key), !end.isHidden else { return nil }
      shown[key] = nil
      rehome(view, inLane: end.lane)
      put(view, end)
      return (view, key)
    }
  }

  private func ending(of key: CollectionKey) -> UICollectionViewLayoutAttributes? {
    let layout = collectionViewLayout
    return layout.update?.origin(of: key).flatMap { layout.finalAttributes(of: $0) }
      ?? layout.attributes(of: key)
  }

  /// [D] UICollectionViewLayout.h: everything in sight starts from its initial attributes.
  private func restart(_ view: UICollectionReusableView, _ key: CollectionKey) {
    guard moves(key), view !== carried?.cell, let last = view.placement,
      last.attributes.lane == nil,
      let first = collectionViewLayout.initialAttributes(of: key),
      !last.stands(like: first) || last.attributes.alpha != first.alpha
    else { return }
    UIView.performWithoutAnimation { put(view, first) }
    view.placement = nil
  }

  /// Animates from the layout's initial attributes, or else from transparent, to the final ones.
  private func arrive(_ view: UICollectionReusableView, _ key: CollectionKey) {
    guard moves(key) || collectionViewLayout.inserts(view, key),
      let end = view.placement?.attributes
    else { return }
    let first = collectionViewLayout.initialAttributes(of: view, key)
    UIView.performWithoutAnimation {
      guard let first else { return view.alpha = 0 }
      // It may come from a section that scrolls otherwise.
      rehome(view, inLane: first.lane)
      put(view, first)
      rehome(view, inLane: end.lane)
    }
    view.placement = nil
    apply(end, to: view)
  }

  /// What only fades is not laid out anew.
  func put(
    _ view: UICollectionReusableView,
    _ attributes: UICollectionViewLayoutAttributes
  ) {
    if view.placement?.stands(like: attributes) == true {
      view.alpha = attributes.alpha
    } else {
      apply(attributes, to: view)
    }
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
