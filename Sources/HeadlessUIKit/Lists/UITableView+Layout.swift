import Foundation
import Geometry

extension UITableView {
  static let defaultHeight: CGFloat = 44  // [D]
  // [W] A group's rows are inset by the margin at the sides, with round corners.
  private static let groupRadius: CGFloat = 10

  /// The margin at the sides of the table.
  var sideMargin: CGFloat { SideMargin.at(width: bounds.width) }

  /// The margin at the sides of the content of rows, headers and footers.
  ///
  /// [I] Groups that are inset are as wide as readable text themselves.
  var rowMargin: CGFloat { style == .insetGrouped ? sideMargin : contentMargin }

  /// [D] It may leave no more than a readable width between both sides.
  private var contentMargin: CGFloat {
    guard cellLayoutMarginsFollowReadableWidth else { return sideMargin }
    let safe = safeSides
    let room = bounds.width - safe.left - safe.right - 2 * sideMargin
    return sideMargin + max(0, room - Self.readableWidth) / 2
  }

  func rowMarginsChanged() {
    reloadHeights()
    for (_, cell) in shownInOrder {
      cell.setNeedsLayout()
      cell.content.leastMarginsChanged()
    }
    for case let edge as UITableViewHeaderFooterView in edgesInOrder {
      edge.setNeedsLayout()
      edge.content.leastMarginsChanged()
    }
  }

  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  func assembleTable() {
    alwaysBounceVertical = true  // [D]
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  func row(from low: CGFloat, to high: CGFloat) -> CGRect {
    let (left, right) = rowInsets
    return CGRect(
      x: left,
      y: low,
      width: max(0, bounds.width - left - right),
      height: max(0, high - low)
    )
  }

  /// Rows are as wide as the table, and inset their content; groups that are inset stand inside the
  /// safe area with their background.
  private var rowInsets: (left: CGFloat, right: CGFloat) {
    guard style == .insetGrouped else { return (0, 0) }
    let safe = safeSides
    return (safe.left + contentMargin, safe.right + contentMargin)
  }

  var rowWidth: CGFloat { row(from: 0, to: 0).width }

  /// Headers and footers are as wide as the table, and their content as wide as that of rows.
  var edgeContentInsets: UIEdgeInsets {
    guard style != .insetGrouped else {
      let (left, right) = rowInsets
      return UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
    }
    // [D] The table's setting applies to headers and footers as well as to cells.
    return insetsContentViewsToSafeArea ? safeSides : .zero
  }

  // MARK: Loading

  func forgetEverything() {
    for (path, cell) in shownInOrder { recycle(cell, at: path) }
    shown = [:]
    recycleHeaders()
    (headers, footers, measured, selected) = ([:], [:], [:], [])
    prefetched = PrefetchedPaths()
    needsReload = true
    setNeedsLayout()
  }

  /// Visible rows are measured again; others when they become visible.
  func reloadHeights() {
    measured = [:]
    (needsMap, needsMeasuring) = (true, true)
    setNeedsLayout()
  }

  func rowWidthMayHaveChanged() {
    if rowWidth != layoutWidth { reloadHeights() }
  }

  func loadIfNeeded() {
    guard needsReload || needsMap else { return }
    if needsReload {
      counts = dataCounts()
      loadSectionIndex()
    }
    (needsReload, needsMap) = (false, false)
    layoutWidth = rowWidth
    map = makeMap()
  }

  func dataCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = max(0, dataSource.numberOfSections(in: self))
    return (0..<sections).map { max(0, dataSource.tableView(self, numberOfRowsInSection: $0)) }
  }

  func makeMap() -> TableMap {
    let sections = counts.enumerated().map { section, count in
      let header = headerHeight(section)
      return TableMap.Section(
        padding: padding(aboveHeader: header),
        header: header,
        rows: (0..<count).map { height(of: IndexPath(row: $0, section: section)) },
        footer: footerHeight(section)
      )
    }
    return TableMap(top: tableHeaderView?.frame.height ?? 0, sections)
  }

  /// A row's height if known: set, measured or estimated.
  private func height(of path: IndexPath) -> CGFloat {
    let row = dataPath(path)
    let delegateHeight = tableDelegate?.tableView(self, heightForRowAt: row) ?? rowHeight
    if delegateHeight >= 0 { return delegateHeight }
    if let known = measured[path] { return known }
    let guess = tableDelegate?.tableView(self, estimatedHeightForRowAt: row) ?? estimatedRowHeight
    return guess > 0 ? guess : Self.defaultHeight
  }

  func isAutomatic(_ path: IndexPath) -> Bool {
    (tableDelegate?.tableView(self, heightForRowAt: dataPath(path)) ?? rowHeight) < 0
  }

  /// Where the data has the row that is shown at a path: elsewhere while a row is carried.
  private func dataPath(_ shown: IndexPath) -> IndexPath { carried?.dataPath(shown) ?? shown }

  // MARK: Layout

  func layOutTable() {
    isLayingOut = true
    defer { isLayingOut = false }
    loadIfNeeded()
    if needsIndex { loadSectionIndex() }
    loadVisibleRows()
    layOutRows()
    layOutHeaderAndFooter()
    for section in counts.indices { layOutHeaders(of: section) }
    if let sectionIndex { layOut(sectionIndex) }
    let end = map.end + (tableFooterView?.frame.height ?? 0)
    let size = CGSize(width: bounds.width, height: end)
    if contentSize != size { contentSize = size }
  }

  /// Rows with other heights than estimated make others visible or invisible.
  private func loadVisibleRows() {
    let measuresAll = needsMeasuring
    needsMeasuring = false
    if measuresAll { measureShownRows() }
    for _ in 0..<50 where !loadMissingRows() { break }
    let visible = Set(map.rows(from: bounds.minY, to: bounds.maxY))
    for (path, cell) in shownInOrder
    where !visible.contains(path) && cell !== carried?.cell {
      shown[path] = nil
      recycle(cell, at: path)
    }
  }

  private func measureShownRows() {
    var heights: [IndexPath: CGFloat] = [:]
    for path in map.rows(from: bounds.minY, to: bounds.maxY) where shown[path] != nil {
      if let height = automaticHeight(of: path) { heights[path] = height }
    }
    cacheHeights(heights)
  }

  /// Each row is created, measured and displayed before the next one is created.
  ///
  /// Returns whether a height has changed, so that other rows may be visible now. [W] rule lists.will-display
  private func loadMissingRows() -> Bool {
    var hasChanged = false
    for path in map.rows(from: bounds.minY, to: bounds.maxY) where shown[path] == nil {
      // Earlier rows may have grown and made it invisible.
      guard map.span(of: path).lowerBound < bounds.maxY else { break }
      if let height = automaticHeight(of: path) {
        cacheHeights([path: height])
        hasChanged = true
      }
      display(path)
    }
    return hasChanged
  }

  func loadCell(_ path: IndexPath) -> UITableViewCell {
    var loaded: UITableViewCell?
    let dataPath = dataPath(path)
    // A new row is configured without animation, even inside an animation block.
    UIView.performWithoutAnimation { loaded = dataSource?.tableView(self, cellForRowAt: dataPath) }
    let cell = loaded ?? UITableViewCell()
    shown[path] = cell
    cell.isHidden = false
    cell.alpha = 1
    if cell.superview !== self {
      insertSubview(cell, at: backgroundView?.superview === self ? 1 : 0)
    }
    let isChosen = selected.contains(path)
    if cell.isSelected != isChosen { cell.setSelected(isChosen, animated: false) }
    if isEditing || cell.isEditing {
      prepareEditing(cell, path)
      cell.setEditing(isEditing, animated: false)
    }
    UIView.performWithoutAnimation { put(cell, path) }
    return cell
  }

  /// [D] Calls the delegate's `willDisplay` for a row that has its frame.
  func display(_ path: IndexPath) {
    guard let cell = shown[path], map.contains(path) else { return }
    UIView.performWithoutAnimation { put(cell, path) }
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  /// [D] The cell's constraints at the table's width; otherwise its `sizeThatFits`.
  func measure(_ cell: UITableViewCell) -> CGFloat {
    UIView.performWithoutAnimation { cell.updateConfigurationIfNeeded() }
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return (size.height * pixelsPerPoint).rounded(.up) / pixelsPerPoint
  }

  func recycle(_ cell: UITableViewCell, at path: IndexPath) {
    swiper?.forget(cell)
    stopCarrying(cell)
    dragging?.forget(cell)
    cell.isHidden = true
    cell.laidOutFrame = nil
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    guard let identifier = cell.reuseIdentifier else { return cell.removeFromSuperview() }
    pool[identifier, default: []].append(cell)
  }

  func layOutRows() {
    for (path, cell) in shownInOrder where map.contains(path) && cell !== carried?.cell {
      put(cell, path)
      configure(cell, path)
    }
  }

  /// Sets the frame only if it has changed: apps may move and transform cells in between.
  func put(_ cell: UITableViewCell, _ path: IndexPath) {
    let span = map.span(of: path)
    let frame = row(from: span.lowerBound, to: span.upperBound)
    guard cell.laidOutFrame != frame else { return }
    cell.laidOutFrame = frame
    guard cell.transform != .identity else { return cell.frame = frame }
    let anchor = cell.anchorPoint
    cell.bounds.size = frame.size
    cell.center = CGPoint(
      x: frame.minX + anchor.x * frame.width,
      y: frame.minY + anchor.y * frame.height
    )
  }

  private func configure(_ cell: UITableViewCell, _ path: IndexPath) {
    let isLast = path.row == counts[path.section] - 1
    let lines = RowLines(style, isFirst: path.row == 0, isLast: isLast)
    cell.show(separatorStyle == .none ? RowLines() : lines, color: separatorColor ?? .separator)
    // [W] Rows of groups contrast with the background in dark mode, too.
    if style != .plain, cell.backgroundColor == .systemBackground {
      cell.backgroundColor = .secondarySystemGroupedBackground
    }
    guard style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.cornerRadius = corners.isEmpty ? 0 : Self.groupRadius
    cell.layer.maskedCorners = corners
    cell.clipsToBounds = true
  }

  // MARK: The table's own header and footer

  func edgeChanged(from old: UIView?, to new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    needsMap = true
    setNeedsLayout()
  }

  private func layOutHeaderAndFooter() {
    if let header = tableHeaderView {
      let frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
      if header.frame != frame { header.frame = frame }
    }
    if let footer = tableFooterView {
      let frame = CGRect(x: 0, y: map.end, width: bounds.width, height: footer.frame.height)
      if footer.frame != frame { footer.frame = frame }
    }
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
  }
}

extension UITableView {
  /// The self-sizing height of a visible row, whose cell is created if necessary.
  ///
  /// Nil if the height is set or known.
  func automaticHeight(of path: IndexPath) -> CGFloat? {
    let isNew = shown[path] == nil
    let cell = shown[path] ?? loadCell(path)
    let isHeightKnown = measured[path] != nil || !isAutomatic(path)
    // The layout of an existing cell is left to the current animation; the content of a new one has
    // no place yet from which it could move.
    if isNew, !isHeightKnown || UIView.inheritedAnimationDuration > 0 {
      UIView.performWithoutAnimation { cell.layOutAlone() }
    }
    return isHeightKnown ? nil : measure(cell)
  }

  func cacheHeights(_ heights: [IndexPath: CGFloat]) {
    measured.merge(heights) { $1 }
    map.setHeights(heights)
  }
}
