@preconcurrency public import Foundation
public import Geometry

/// A list of rows, created as they become visible.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }

  /// When visible rows that size themselves are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  // Internal members; see the extensions beside this file.
  var map = TableMap()
  var counts: [Int] = []
  var needsReload = true
  /// Whether heights have changed, but not the data.
  var needsMap = false
  /// Whether visible rows have to be measured again.
  var needsMeasuring = false
  var shown: [IndexPath: UITableViewCell] = [:]
  var shownInOrder: [(key: IndexPath, value: UITableViewCell)] {
    shown.sorted { $0.key < $1.key }
  }
  var measured: [IndexPath: CGFloat] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// The headers, then the footers.
  var edgesInOrder: [UIView] {
    [headers, footers].flatMap { $0.sorted { $0.key < $1.key }.map(\.value) }
  }
  var classes: [String: UITableViewCell.Type] = [:]
  /// Makers of cells from documents: prototypes, and nibs.
  var cellMakers: [String: () -> UITableViewCell?] = [:]
  var headerMakers: [String: () -> UITableViewHeaderFooterView?] = [:]
  var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var pool: [String: [UITableViewCell]] = [:]
  var headerPool: [String: [UITableViewHeaderFooterView]] = [:]
  var selected: [IndexPath] = []
  var pressed: IndexPath?
  /// The cell that the data source is asked to reconfigure.
  var refilled: UITableViewCell?
  var changes = ListChanges()
  var updateDepth = 0
  /// The completions of pending updates.
  var updateEnds: [(Bool) -> Void] = []
  var layoutWidth: CGFloat = 0
  var isLayingOut = false
  var isEditingNow = false
  var prefetched = PrefetchedPaths()
  var carried: CarriedRow?
  var resizing = ResizeRequest()
  /// Scrolls on while a row is carried to an end.
  var edge: EdgeScroller?
  var sectionIndex: SectionIndexBar?
  /// Whether the data source has to be asked for the titles again.
  var needsIndex = false
  private(set) var swiper: RowSwiper?
  private(set) var rowMenu: ListMenu?
  /// Whether the data source implements `canEditRowAt` itself.
  var dataSourceAllowsEditing = false
  /// Whether the delegate implements the method itself that last gave a header's or footer's height.
  var delegateGivesHeight = false
  /// Whether the delegate is asked for a footer, and not for a header.
  var isAskingForFooter = false

  public static let automaticDimension: CGFloat = -1  // [D]
  /// [D] The title of an index that is shown as a magnifying glass.
  public nonisolated static let indexSearch = "{search}"

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    assembleTable()
    swiper = RowSwiper(self) { [weak self] in self?.swipeRow(at: $0) }
    rowMenu = ListMenu(of: self)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public convenience init() {
    self.init(frame: .zero, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = coder.interface?.tableStyle ?? .plain
    super.init(coder: coder)
    assembleTable()
    swiper = RowSwiper(self) { [weak self] in self?.swipeRow(at: $0) }
    rowMenu = ListMenu(of: self)
    coder.finish(self, as: UITableView.self)
  }

  open private(set) var style: Style
  open weak var dataSource: (any UITableViewDataSource)? {
    // [W] This does not call the `reloadData()` of a subclass.
    didSet { if dataSource !== oldValue { forgetEverything() } }
  }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { if delegate !== oldValue { forgetEverything() } }
  }

  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { dragging = dragging ?? ListDragging(of: self) }
  }
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { dragging = dragging ?? ListDragging(of: self) }
  }
  var dragging: ListDragging?
  /// [W] On since iOS 15 on phones too.
  open var dragInteractionEnabled = true
  open var isSpringLoaded = false
  open var hasActiveDrag: Bool { dragging?.drag != nil }
  open var hasActiveDrop: Bool { dragging?.drop != nil }

  // MARK: Heights

  open var rowHeight = UITableView.automaticDimension {
    didSet { reloadHeights() }
  }
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { reloadHeights() }
  }
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { reloadHeights() }
  }
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { reloadHeights() }
  }
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// [D] Automatic by default; only plain tables have it.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { reloadHeights() }
  }

  /// Self-sizing rows have other heights.
  override func textSizeChanged() {
    super.textSizeChanged()
    reloadHeights()
  }

  // MARK: Look

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }
  open var separatorColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// The default for cells without their own.
  private(set) var toldSeparatorInset: UIEdgeInsets?
  /// Kept, but lines are drawn in their colour.
  open var separatorEffect: UIVisualEffect?
  open var separatorInset: UIEdgeInsets {
    get { toldSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set {
      toldSeparatorInset = newValue
      redrawSeparators()
    }
  }
  /// [D] What `separatorInset` is measured from.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { redrawSeparators() }
  }
  private func redrawSeparators() {
    for (_, cell) in shownInOrder { cell.setNeedsLayout() }
    setNeedsLayout()
  }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  open var tableHeaderView: UIView? {
    didSet { edgeChanged(from: oldValue, to: tableHeaderView) }
  }
  open var tableFooterView: UIView? {
    didSet { edgeChanged(from: oldValue, to: tableFooterView) }
  }
  open var sectionIndexColor: UIColor? {
    didSet { sectionIndex?.colorsChanged() }
  }
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { sectionIndex?.colorsChanged() }
  }
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { sectionIndex?.colorsChanged() }
  }
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { sectionIndexChanged() }
  }
  /// [D] Since iOS 12 not by default.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { rowMarginsChanged() } }
  }
  package override func setMarginsFollowReadableWidth(_ follows: Bool) {
    cellLayoutMarginsFollowReadableWidth = follows
  }
  open var insetsContentViewsToSafeArea = true {
    didSet { for (_, cell) in shownInOrder { cell.setNeedsLayout() } }
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
  open var indexPathForSelectedRow: IndexPath? { selected.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, position: scrollPosition)
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated) }
  open var isEditing: Bool {
    get { isEditingNow }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    // [W] The selection is cleared when the mode changes.
    if editing != isEditingNow { select(nil, animated: animated, position: .none) }
    isEditingNow = editing
    turnEditing(editing, animated: animated)
  }

  // MARK: Data

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellMakers[identifier] = nil
    classes[identifier] = cellClass.map {
      NamedClass(type: $0, role: "the class registered for cells \"\(identifier)\"")
        .kind(of: UITableViewCell.self, layer.core)
    }
  }
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerCell(identifier, nib.map { nib in { nib.first(UITableViewCell.self) } })
  }
  open func register(
    _ aClass: AnyClass?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerMakers[identifier] = nil
    headerClasses[identifier] = aClass.map {
      NamedClass(type: $0, role: "the class registered for headers \"\(identifier)\"")
        .kind(of: UITableViewHeaderFooterView.self, layer.core)
    }
  }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerClasses[identifier] = nil
    headerMakers[identifier] = nib.map { nib in { nib.first(UITableViewHeaderFooterView.self) } }
  }

  open func reloadData() { forgetEverything() }
  /// [D] Asks for the titles again.
  open func reloadSectionIndexTitles() { sectionIndexChanged() }
  open func beginUpdates() { updateDepth += 1 }
  open func endUpdates() { endUpdate(completion: nil) }
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdate(completion: completion)
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(indexPaths, with: animation) { $0.inserted += indexPaths }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(indexPaths, with: animation) { $0.deleted += indexPaths }
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(indexPaths, with: animation) { $0.reloaded += indexPaths }
  }
  /// [D] Existing cells are requested again, and are kept.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths { reconfigure(path) }
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change([], with: .none) { $0.moved.append((indexPath, newIndexPath)) }
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    changeSections(sections, with: animation) { $0.insertedSections.formUnion(sections) }
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    changeSections(sections, with: animation) { $0.deletedSections.formUnion(sections) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    changeSections([], with: .none) { $0.movedSections.append((section, newSection)) }
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    changeSections(sections, with: animation) { $0.reloadedSections.formUnion(sections) }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    resizeRows()
    layOutTable()
    prefetch()
  }
  override func boundsSizeChanged() {
    super.boundsSizeChanged()
    rowWidthMayHaveChanged()
  }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if style == .insetGrouped { rowWidthMayHaveChanged() }
  }

  open var contextMenuInteraction: UIContextMenuInteraction? { rowMenu?.interaction }

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

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let refilled, refilled.reuseIdentifier == identifier { return refilled }
    let cell = reusedCell(identifier)
    cell?.dequeuer = self
    return cell
  }
  private func reusedCell(_ identifier: String) -> UITableViewCell? {
    if let cell = pool[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    if let make = cellMakers[identifier], let cell = make() {
      cell.adopt(reuseIdentifier: identifier)
      return cell
    }
    return classes[identifier]?.made(reuseIdentifier: identifier)
  }
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) {
      takeSize(cell, indexPath)
      return cell
    }
    layer.core.raise(
      "UITableView",
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class"
        + " for the identifier or connect a prototype cell in a storyboard",
      remedy: "call register(_:forCellReuseIdentifier:) first"
    )
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// [D] A dequeued cell has its row's current size.
  private func takeSize(_ cell: UITableViewCell, _ path: IndexPath) {
    guard cell !== refilled, !needsReload, !needsMap, map.contains(path) else { return }
    let span = map.span(of: path)
    let size = row(from: span.lowerBound, to: span.upperBound).size
    if cell.bounds.size != size { UIView.performWithoutAnimation { cell.frame.size = size } }
  }
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    let view = reusedHeader(identifier) ?? newHeader(identifier)
    view?.join(self, asHeader: !isAskingForFooter)
    return view
  }
  private func reusedHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    let view = headerPool[identifier]?.popLast()
    view?.prepareForReuse()
    return view
  }
  private func newHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    guard let make = headerMakers[identifier], let view = make() else {
      return headerClasses[identifier]?.made(reuseIdentifier: identifier)
    }
    view.adopt(reuseIdentifier: identifier)
    return view
  }

  // MARK: What is where

  open var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown[indexPath] }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }
  open var indexPathsForVisibleRows: [IndexPath]? {
    loadIfNeeded()
    return map.rows(from: bounds.minY, to: bounds.maxY)
  }
  /// [W] Rows that nobody has laid out yet are made at once: apps animate them one by one right after
  /// `reloadData`, before the list is on screen.
  open var visibleCells: [UITableViewCell] {
    if shown.isEmpty, !isLayingOut, updateDepth == 0, !bounds.isEmpty { layOutTable() }
    return shownInOrder.map(\.value).filter { $0.frame.overlaps(bounds) }
  }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return map.rows(from: point.y, to: point.y.nextUp).first
  }
  /// [W] A row that begins in the last point of the rectangle does not count.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    guard rect.minX < bounds.maxX, rect.maxX > bounds.minX else { return [] }
    let last = rect.height > 0 ? max(rect.minY, rect.maxY - 1) : rect.maxY
    return map.rows(from: rect.minY, to: last.nextUp)
  }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard map.contains(indexPath) else { return .zero }
    let span = map.span(of: indexPath)
    return row(from: span.lowerBound, to: span.upperBound)
  }
  open func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard map.sections.indices.contains(section) else { return .zero }
    let extent = map.sections[section]
    return CGRect(x: 0, y: extent.start, width: bounds.width, height: extent.height)
  }
  open func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard map.sections.indices.contains(section) else { return .zero }
    let extent = map.sections[section]
    return CGRect(x: 0, y: extent.headerStart, width: bounds.width, height: extent.header)
  }
  open func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard map.sections.indices.contains(section) else { return .zero }
    let extent = map.sections[section]
    return CGRect(
      x: 0,
      y: extent.end - extent.footer,
      width: bounds.width,
      height: extent.footer
    )
  }

  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    layoutIfNeeded()
    guard isValidScrollTarget(indexPath) else { return }
    guard animated, window != nil, layer.core.areAnimationsEnabled else {
      stopMotion()
      // Rows that become visible may have other heights than estimated.
      for _ in 0..<3 {
        scroll(to: offset(showing: indexPath, scrollPosition))
        layoutIfNeeded()
      }
      return
    }
    guard offset(showing: indexPath, scrollPosition) != contentOffset else { return }
    stopMotion()
    glide { [weak self] in
      guard let self else { return .zero }
      layoutIfNeeded()
      return offset(showing: indexPath, scrollPosition)
    }
  }

  private func offset(showing path: IndexPath, _ position: ScrollPosition) -> CGPoint {
    let rect = rectForRow(at: path)
    let insets = adjustedContentInset
    let room = bounds.height - insets.top - insets.bottom
    let y: CGFloat
    switch position {
    case .none:
      let (top, bottom) = (contentOffset.y + insets.top, contentOffset.y + insets.top + room)
      if rect.minY < top || rect.height > room {
        y = rect.minY
      } else {
        y = rect.maxY > bottom ? rect.maxY - room : top
      }
    case .top: y = rect.minY
    case .middle: y = rect.midY - room / 2
    case .bottom: y = rect.maxY - room
    }
    return onPixels(clamped(CGPoint(x: contentOffset.x, y: y - insets.top)))
  }
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let seen = bounds.inset(by: adjustedContentInset)
    /// How far a row is from where it is to be.
    func distance(_ path: IndexPath) -> CGFloat {
      let row = rectForRow(at: path)
      switch scrollPosition {
      case .top: return abs(row.minY - seen.minY)
      case .bottom: return abs(row.maxY - seen.maxY)
      case .none, .middle: return abs(row.midY - seen.midY)
      }
    }
    let rows = indexPathsForSelectedRows ?? []
    guard let path = rows.min(by: { distance($0) < distance($1) }) else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }
}

extension UITableViewCell {
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }
}
