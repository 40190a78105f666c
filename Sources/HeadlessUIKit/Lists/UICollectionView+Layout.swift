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
    lastQuery = nil
    collectionViewLayout.invalidateLayout()
  }

  /// [D] A context may also adjust the content offset, for example for self-sizing rows above.
  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    // Layouts often set their own properties in `prepare`, which must not invalidate them.
    guard !isPreparing else { return }
    needsPrepare = true
    lastQuery = nil
    if context.measuresAgain { collectionViewLayout.selfSizingCache.forgetAll() }
    if context.contentOffsetAdjustment != .zero {
      let (offset, step) = (contentOffset, context.contentOffsetAdjustment)
      contentOffset = CGPoint(x: offset.x + step.x, y: offset.y + step.y)
    }
    // New data has it laid out already.
    if reloadNews == .none { setNeedsLayout() }
  }

  func invalidate(everything: Bool, counts: Bool) {
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.makeContext(everything: everything, counts: counts)
    )
  }

  func forgetEverything() {
    for (key, view) in shownInOrder { recycle(view, key) }
    (shown, selected, prefetched) = ([:], [], PrefetchedPaths())
    (needsReload, reloadNews) = (true, .pending)
    setNeedsLayout()
  }

  /// [M] A layout hears of new data when its collection is laid out, not before.
  private func tellLayoutOfReload() {
    guard reloadNews == .pending else { return }
    reloadNews = .beingTold
    needsPrepare = true
    let layout = collectionViewLayout
    layout.pendingContext = layout.makeContext(everything: true, counts: true)
    layout.invalidateLayout()
    layout.pendingContext = nil
    reloadNews = .none
  }

  func loadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    needsIndex = true
    counts = dataCounts()
  }

  func dataCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = max(0, dataSource.numberOfSections(in: self))
    return (0..<sections).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  /// [M] The data source is asked how much there is when the layout asks, or else after that.
  func prepareIfNeeded() {
    tellLayoutOfReload()
    guard needsPrepare else { return loadIfNeeded() }
    (needsPrepare, isInvalidatedByOffset) = (false, false)
    isPreparing = true
    collectionViewLayout.prepare()
    isPreparing = false
    loadIfNeeded()
    lastQuery = nil
    adoptContentSize()
  }

  func adoptContentSize() {
    guard !holdsContentSize else { return }
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }

  func layOutItems() {
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    var made: [(CollectionKey, UICollectionReusableView)] = []
    defer { for (key, view) in made where shown[key] === view { notifyOfDisplay(view, key) } }
    // Self-sizing items move others, so this is repeated until nothing changes.
    for _ in 0..<20 {
      prepareIfNeeded()
      layOutLanes()
      let wanted = wantedElements()
      for (key, attributes) in wanted {
        if let view = show(key, attributes) { made.append((key, view)) }
      }
      let keys = Set(wanted.map(\.0))
      for (key, view) in shownInOrder
      where !keys.contains(key) && view !== carried?.cell {
        shown[key] = nil
        recycle(view, key)
      }
      guard needsPrepare else { return }
    }
  }

  func wantedElements() -> [(CollectionKey, UICollectionViewLayoutAttributes)] {
    queriedElements().filter { !$0.isHidden && isKnown($0) && isSeen($0) }
      .map { (CollectionKey($0), $0) }
  }

  /// [M] A layout is not asked again before it is invalidated or other pages come into sight.
  private func queriedElements() -> [UICollectionViewLayoutAttributes] {
    let rect = collectionViewLayout.isAskedForPages ? bounds.wholePages : bounds
    if let lastQuery, lastQuery.rect == rect, !collectionViewLayout.followsBounds {
      return lastQuery.elements
    }
    let query = ElementQuery(collectionViewLayout, in: rect)
    lastQuery = query
    // [M] It may have found its size only now.
    adoptContentSize()
    return query.elements
  }

  /// [M] Of what a layout returns, only what is in sight becomes a view.
  private func isSeen(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard collectionViewLayout.isAskedForPages else {
      let frame = attributes.frame
      return attributes.lane != nil || !frame.intersects(bounds) || frame.overlaps(bounds)
    }
    let box = attributes.box
    guard let lane = attributes.lane.flatMap({ lanes[$0] }) else { return box.overlaps(bounds) }
    // The frames of a section that scrolls across are those before it was scrolled.
    let offset = lane.contentOffset
    return box.offsetBy(dx: -offset.x, dy: -offset.y).overlaps(bounds.intersection(lane.frame))
  }

  private func isKnown(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let path = attributes.indexPath
    guard counts.indices.contains(path.section) else { return false }
    return attributes.representedElementKind != nil || path.item < counts[path.section]
  }

  /// Returns the view if it was newly created.
  func show(
    _ key: CollectionKey,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    if let cell = carried?.cell, cell === shown[key] { return nil }
    if let view = shown[key] {
      rehome(view, inLane: attributes.lane)
      if !attributes.selfSizingAxes.isEmpty,
        collectionViewLayout.selfSizingCache[key.kind, key.path] == nil
      {
        apply(attributes, to: view)
        view.layOutAlone()
        cacheSize(of: view, attributes)
      } else if isNews(attributes, for: view) {
        cacheSize(of: view, attributes)
      }
      if !needsPrepare { apply(attributes, to: view) }
      return nil
    }
    loading = attributes
    defer { loading = nil }
    // A new cell is configured without animation, even inside an animation block.
    var loaded: UICollectionReusableView?
    UIView.performWithoutAnimation { loaded = load(key, attributes) }
    guard let view = loaded else { return nil }
    shown[key] = view
    let home = attributes.lane.flatMap { lanes[$0] } ?? self
    UIView.performWithoutAnimation {
      view.isHidden = false
      if view.superview !== home {
        home.insertSubview(view, at: backgroundView?.superview === home ? 1 : 0)
      }
      apply(attributes, to: view)
      if !attributes.selfSizingAxes.isEmpty { view.layOutAlone() }
    }
    cacheSize(of: view, attributes)
    return view
  }

  /// [D] A view may change an app's own attributes before they are applied to it.
  private func isNews(
    _ attributes: UICollectionViewLayoutAttributes,
    for view: UICollectionReusableView
  ) -> Bool {
    guard collectionViewLayout.hearsOfAllSizes, let last = view.placement else { return false }
    return !last.says(attributes, start: .zero)
  }

  func notifyOfDisplay(_ view: UICollectionReusableView, _ key: CollectionKey) {
    if let cell = view as? UICollectionViewCell, key.kind == Self.cellKind {
      itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
    } else if !view.isDecoration {
      itemDelegate?.collectionView(
        self,
        willDisplaySupplementaryView: view,
        forElementKind: key.kind,
        at: key.path
      )
    }
  }

  private func load(
    _ key: CollectionKey,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    if attributes.isDecoration { return loadDecoration(key.kind) }
    guard key.kind == Self.cellKind else {
      return RegistrationOrigin.whileAsking(self, for: .supplementaryView) {
        dataSource?.collectionView(
          self,
          viewForSupplementaryElementOfKind: key.kind,
          at: key.path
        )
      }
    }
    let path = carried?.dataPath(key.path) ?? key.path
    let cell = RegistrationOrigin.whileAsking(self, for: .cell) {
      dataSource?.collectionView(self, cellForItemAt: path)
    }
    let isChosen = selected.contains(key.path)
    if let cell, cell.isSelected != isChosen { cell.isSelected = isChosen }
    return cell
  }

  /// [D] A view may request another size than the layout's estimate.
  func cacheSize(
    of view: UICollectionReusableView,
    _ attributes: UICollectionViewLayoutAttributes
  ) {
    let hearsOfAll = collectionViewLayout.hearsOfAllSizes && !view.isDecoration
    guard hearsOfAll || !attributes.selfSizingAxes.isEmpty else { return }
    if let cell = view as? UICollectionViewCell {
      UIView.performWithoutAnimation { cell.updateConfigurationIfNeeded() }
    }
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes.duplicate()
    let wanted = view.preferredLayoutAttributesFitting(copy)
    let isNew = collectionViewLayout.selfSizingCache.store(
      wanted.size,
      of: CollectionKey(attributes)
    )
    guard isNew || hearsOfAll,
      collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: wanted,
        withOriginalAttributes: attributes
      )
    else { return }
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(
        forPreferredLayoutAttributes: wanted,
        withOriginalAttributes: attributes
      )
    )
  }

  private func loadDecoration(_ kind: String) -> UICollectionReusableView? {
    let key = "decoration " + kind
    if let view = pool[key]?.popLast() { return view }
    guard let make = collectionViewLayout.decorations[kind] else {
      layer.core.raise(
        "UICollectionView",
        "no class is registered for decoration views of kind \(kind)",
        remedy: "call register(_:forDecorationViewOfKind:) of the layout"
      )
      return nil
    }
    guard let view = make() else { return nil }
    view.poolKey = key
    view.kind = kind
    view.isDecoration = true
    return view
  }

  /// Sections that scroll orthogonally have their own scroll views.
  func layOutLanes() {
    let wanted = collectionViewLayout.lanes
    for lane in wanted {
      if let view = lanes[lane.section] {
        view.take(lane)
      } else {
        UIView.performWithoutAnimation {
          let view = CollectionLaneView(lane, in: self)
          lanes[lane.section] = view
          insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
        }
      }
    }
    guard lanes.count > wanted.count else { return }
    let sections = Set(wanted.map(\.section))
    for (section, view) in lanes.sorted(by: { $0.key < $1.key }) where !sections.contains(section) {
      lanes[section] = nil
      for (_, item) in shownInOrder where item.superview === view { rehome(item, inLane: nil) }
      view.removeFromSuperview()
    }
  }

  /// Moves a view to or from a section that scrolls across; it stays where it is seen.
  func rehome(_ view: UICollectionReusableView, inLane lane: Int?) {
    let home: UIView = lane.flatMap { lanes[$0] } ?? self
    guard let old = view.superview, old !== home, old === self || old is CollectionLaneView else {
      return
    }
    UIView.performWithoutAnimation {
      view.center = home.convert(view.center, from: old)
      home.insertSubview(view, at: backgroundView?.superview === home ? 1 : 0)
    }
    view.placement = nil
  }

  func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    let start = attributes.lane.flatMap { lanes[$0]?.frame.origin } ?? .zero
    // Until the layout changes, apps may move and transform views.
    if let last = view.placement, last.says(attributes, start: start) { return }
    view.placement = AppliedLayout(attributes, start: start)
    if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
    let center = CGPoint(x: attributes.center.x - start.x, y: attributes.center.y - start.y)
    if view.center != center { view.center = center }
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
    swiper?.forget(view)
    stopCarrying(view)
    dragging?.forget(view)
    view.isHidden = true
    view.placement = nil
    if key.kind == Self.cellKind, let cell = view as? UICollectionViewCell {
      itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
    } else if key.kind != Self.cellKind {
      itemDelegate?.collectionView(
        self,
        didEndDisplayingSupplementaryView: view,
        forElementOfKind: key.kind,
        at: key.path
      )
    }
    guard let name = view.poolKey else { return view.removeFromSuperview() }
    pool[name, default: []].append(view)
  }
}
