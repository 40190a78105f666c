@preconcurrency public import Foundation
import Geometry

/// Items arranged by a layout object, created as they become visible.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }

  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    // [D] The bits of UICollectionView.h.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// When visible cells that size themselves are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  static let cellKind = ""

  // Internal members; see the extensions beside this file.
  var counts: [Int] = []
  var needsReload = true
  var reloadNews = ReloadNews.none
  var sectionIndex: SectionIndexBar?
  /// Whether the data source is to be asked for the index's titles.
  var needsIndex = true
  var needsPrepare = true
  var lastQuery: ElementQuery?
  /// Whether a new offset has invalidated the layout since it was prepared.
  var isInvalidatedByOffset = false
  /// Whether the size of the content changes with the update that is being animated.
  var holdsContentSize = false
  /// While the layout is prepared, it may invalidate itself without effect.
  var isPreparing = false
  var interactiveLayout: InteractiveLayoutTransition?
  var shown: [CollectionKey: UICollectionReusableView] = [:]
  var shownInOrder: [(key: CollectionKey, value: UICollectionReusableView)] {
    shown.sorted { $0.key < $1.key }
  }
  var classes: [String: UICollectionReusableView.Type] = [:]
  /// Makers of views from documents: prototypes, and nibs.
  var makers: [String: () -> UICollectionReusableView?] = [:]
  var pool: [String: [UICollectionReusableView]] = [:]
  var selected: [IndexPath] = []
  var pressed: IndexPath?
  /// The cell that the data source is asked to reconfigure.
  var refilled: UICollectionViewCell?
  var changes = ListChanges()
  var updateDepth = 0
  /// The completions of pending updates.
  var updateEnds: [(Bool) -> Void] = []
  /// The attributes of the view that is being requested.
  var loading: UICollectionViewLayoutAttributes?
  /// The bounds that the layout was last asked about.
  private var layoutBounds = CGRect.zero
  /// The bounds before a change that is animated and not laid out yet.
  private var resizedFrom: CGRect?
  /// The safe area at the sides that the layout knows.
  private var layoutSides = UIEdgeInsets.zero
  /// The orthogonally scrolling sections, by index.
  var lanes: [Int: CollectionLaneView] = [:]
  private(set) var swiper: RowSwiper?
  private(set) var itemMenu: ListMenu?
  var prefetched = PrefetchedPaths()
  var carried: CarriedItem?
  var resizing = ResizeRequest()

  /// Calls the designated initialiser, since a subclass may override it and pass on a layout of its own.
  public convenience init() {
    self.init(frame: .zero, collectionViewLayout: MissingLayout())
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    if layout is MissingLayout { raiseMissingLayout() }
    assembleCollection()
    swiper = RowSwiper(self) { [weak self] in self?.swipeRow(at: $0) }
    itemMenu = ListMenu(of: self)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = coder.interface?.collectionLayout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    assembleCollection()
    swiper = RowSwiper(self) { [weak self] in self?.swipeRow(at: $0) }
    itemMenu = ListMenu(of: self)
    coder.finish(self, as: UICollectionView.self)
  }

  open weak var dataSource: (any UICollectionViewDataSource)? {
    // [W] This does not call the `reloadData()` of a subclass.
    didSet { if dataSource !== oldValue { forgetEverything() } }
  }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { if delegate !== oldValue { collectionViewLayout.invalidateLayout() } }
  }
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { dragging = dragging ?? ListDragging(of: self) }
  }
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { dragging = dragging ?? ListDragging(of: self) }
  }
  var dragging: ListDragging?
  open var reorderingCadence = ReorderingCadence.immediate
  /// [W] On since iOS 15 on phones too.
  open var dragInteractionEnabled = true
  open var isSpringLoaded = false
  open var hasActiveDrag: Bool { dragging?.drag != nil }
  open var hasActiveDrop: Bool { dragging?.drop != nil }
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { layoutChanged(from: oldValue) }
  }
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    makers[identifier] = nil
    classes[identifier] = cellClass.map {
      NamedClass(type: $0, role: "the class registered for cells \"\(identifier)\"")
        .kind(of: UICollectionViewCell.self, layer.core)
    }
  }
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registerView(identifier, nib.map { nib in { nib.first(UICollectionViewCell.self) } })
  }
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    makers[elementKind + identifier] = nil
    classes[elementKind + identifier] = viewClass.map {
      NamedClass(type: $0, role: "the class registered for \(elementKind) \"\(identifier)\"")
        .kind(of: UICollectionReusableView.self, layer.core)
    }
  }
  open func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    registerView(kind + identifier, nib.map { nib in { nib.first(UICollectionReusableView.self) } })
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchangeLayout(layout, animated: animated, completion: completion)
  }
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    leadLayout(to: layout, completion)
  }
  open func finishInteractiveTransition() { endInteractiveLayout(true) }
  open func cancelInteractiveTransition() { endInteractiveLayout(false) }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  open var isPrefetchingEnabled = true
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  /// Has no effect, as the others: nothing is focused on a phone.
  open var remembersLastFocusedIndexPath = false
  /// [D] By default the focus selects nothing.
  open var selectionFollowsFocus = false
  open var allowsFocus = true
  open var allowsFocusDuringEditing = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  /// [D] Cells show other accessories while editing.
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingChanged() } }
  }
  open var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, position: scrollPosition)
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if allowsChoiceNow { deselect(indexPath) }
  }

  // MARK: Data

  open func reloadData() { forgetEverything() }
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted += indexPaths } }
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted += indexPaths } }
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded += indexPaths } }
  /// [D] Existing cells are requested again, and are kept.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths { reconfigure(path) }
  }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    updateDepth += 1
    updates?()
    updateDepth -= 1
    if let completion { updateEnds.append(completion) }
    if updateDepth == 0 { apply() }
  }

  // MARK: Layout

  /// Whether its items have ever been laid out.
  private(set) var hasBeenLaidOut = false

  open override func layoutSubviews() {
    super.layoutSubviews()
    hasBeenLaidOut = true
    resizeItems()
    if let old = resizedFrom, UIView.inheritedAnimationDuration > 0 {
      layOutItems(afterBounds: old)
    } else {
      layOutItems()
    }
    resizedFrom = nil
    layOutSectionIndex()
    prefetch()
  }
  override func textSizeChanged() {
    super.textSizeChanged()
    measureAgain()
  }
  /// Self-sizing views have other sizes.
  private func measureAgain() {
    collectionViewLayout.selfSizingCache.forgetAll()
    collectionViewLayout.invalidateLayout()
  }
  override func boundsSizeChanged() {
    if window != nil, UIView.inheritedAnimationDuration > 0 {
      resizedFrom = resizedFrom ?? layoutBounds
    }
    askLayoutAboutBounds(since: layoutBounds)
    super.boundsSizeChanged()
  }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    guard safeSides != layoutSides else { return }
    layoutSides = safeSides
    measureAgain()
  }
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if collectionViewLayout.hasOtherMargins { measureAgain() }
  }
  override func boundsOriginChanged(from old: CGRect) {
    askLayoutAboutBounds(since: old)
    super.boundsOriginChanged(from: old)
  }

  /// [M] An offset that is set: the layout is asked about it, and invalidated, before it changes;
  /// before an animation, about its end, and then about every frame.
  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let offset = onPixels(contentOffset)
    if offset != self.contentOffset {
      announcedOffset = offset
      askLayout(about: CGRect(origin: offset, size: super.bounds.size), at: super.bounds)
    }
    super.setContentOffset(contentOffset, animated: animated)
    announcedOffset = nil
  }
  /// The offset about which the layout was asked already.
  private var announcedOffset: CGPoint?

  /// [W] Nothing is invalidated unless the layout says so, and the delegate hears of it afterwards.
  private func askLayoutAboutBounds(since old: CGRect) {
    let new = super.bounds
    layoutBounds = new
    // [W] If the width changes, self-sizing views are measured again.
    if new.width != old.width { collectionViewLayout.selfSizingCache.forgetAll() }
    if new.size == old.size, new.origin == announcedOffset { return announcedOffset = nil }
    askLayout(about: new, at: old)
  }

  private func askLayout(about new: CGRect, at old: CGRect) {
    let layout = collectionViewLayout
    // While the collection is made, its layout does not know it yet.
    guard new != old, layout.owner === self else { return }
    // [M] A layout that a new offset has invalidated is not asked about the next one.
    guard !isInvalidatedByOffset || !needsPrepare || new.size != old.size else { return }
    let context = before(old) {
      layout.shouldInvalidateLayout(forBoundsChange: new)
        ? layout.invalidationContext(forBoundsChange: new) : nil
    }
    guard let context else { return }
    isInvalidatedByOffset = new.size == old.size
    layout.pendingContext = context
    layout.invalidateLayout()
    layout.pendingContext = nil
  }

  /// [D] A layout is asked about new bounds while the collection still has the old ones.
  private func before<Answer>(_ old: CGRect, _ ask: () -> Answer) -> Answer {
    previousBounds = old
    defer { previousBounds = nil }
    return ask()
  }
  private var previousBounds: CGRect?
  open override var bounds: CGRect {
    get { previousBounds ?? super.bounds }
    set { super.bounds = newValue }
  }

  override func restingOffset(_ planned: CGPoint, _ velocity: CGPoint) -> CGPoint {
    guard !isPagingEnabled else { return planned }
    prepareIfNeeded()
    return collectionViewLayout.targetContentOffset(
      forProposedContentOffset: planned,
      withScrollingVelocity: velocity
    )
  }

  // MARK: Items under a finger

  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { lift(indexPath) }
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    carry(to: targetPosition)
  }
  open func endInteractiveMovement() { putDown() }
  open func cancelInteractiveMovement() { putBack() }

  open var contextMenuInteraction: UIContextMenuInteraction? { itemMenu?.interaction }

  // MARK: Touches

  open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    press(touches.first)
  }
  open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    release(touches.first)
  }
  open override dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    unpress()
  }

  // MARK: Cells by class

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeue(identifier, identifier: identifier, kind: Self.cellKind) as? UICollectionViewCell
      ?? UICollectionViewCell(frame: .zero)
  }
  open func dequeueReusableSupplementaryView(
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

  open var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }
  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[CollectionKey(kind: Self.cellKind, path: indexPath)] as? UICollectionViewCell
  }
  open func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown[CollectionKey(kind: elementKind, path: indexPath)]
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.path
  }
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// Whether a batch update is open.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 }
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    // [M] The last answer counts; the layout is asked about what is elsewhere.
    guard let known = lastQuery?.items[indexPath] else {
      return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }
    return known.copy() as? UICollectionViewLayoutAttributes
  }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    visibleKeys.last { key in
      shown[key].map { $0.point(inside: $0.convert(point, from: self), with: nil) } ?? false
    }?.path
  }
  open var indexPathsForVisibleItems: [IndexPath] { visibleKeys.map(\.path) }
  open var visibleCells: [UICollectionViewCell] {
    visibleKeys.compactMap { shown[$0] as? UICollectionViewCell }
  }
  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    shown.filter { $0.key.kind == elementKind }.sorted { $0.key < $1.key }.map(\.value)
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.filter { $0.kind == elementKind }.sorted().map(\.path)
  }
  private var visibleKeys: [CollectionKey] {
    shown.keys.filter { $0.kind == Self.cellKind }.sorted()
  }

  open func scrollToItem(
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

/// Whether the layout knows of new data.
enum ReloadNews {
  case none, pending, beingTold
}

/// Identifies a cell or a supplementary view and its item or section.
struct CollectionKey: Hashable, Comparable {
  let kind: String
  let path: IndexPath

  init(kind: String, path: IndexPath) {
    (self.kind, self.path) = (kind, path)
  }

  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    kind = attributes.representedElementKind ?? UICollectionView.cellKind
    path = attributes.indexPath
  }

  static func < (left: CollectionKey, right: CollectionKey) -> Bool {
    (left.path, left.kind) < (right.path, right.kind)
  }
}
