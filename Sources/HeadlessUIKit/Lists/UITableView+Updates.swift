import Foundation
import Geometry

extension UITableView {
  /// [M] Of a spring that does not swing; 0.441 seconds until it has settled.
  private static let updateDuration: TimeInterval = 0.3

  func change(
    _ paths: [IndexPath],
    with animation: RowAnimation,
    _ body: (inout ListChanges) -> Void
  ) {
    body(&changes)
    for path in paths { changes.styles[path] = animation.rawValue }
    if updateDepth == 0 { apply() }
  }

  func changeSections(
    _ sections: IndexSet,
    with animation: RowAnimation,
    _ body: (inout ListChanges) -> Void
  ) {
    body(&changes)
    for section in sections { changes.sectionStyles[section] = animation.rawValue }
    if updateDepth == 0 { apply() }
  }

  func endUpdate(completion: ((Bool) -> Void)?) {
    updateDepth = max(0, updateDepth - 1)
    if let completion { updateEnds.append(completion) }
    if updateDepth == 0 { apply() }
  }

  /// Animates to data with identifiers, which determine the changes.
  func exchangeData(
    _ mapping: ListMapping,
    _ animation: RowAnimation,
    completion: @escaping (Bool) -> Void
  ) {
    changes.mapping = mapping
    changes.commonStyle = animation.rawValue
    updateEnds.append(completion)
    apply()
  }

  func reconfigure(_ path: IndexPath) {
    guard let cell = shown[path], let dataSource else { return }
    refilled = cell
    defer { refilled = nil }
    let answer = dataSource.tableView(self, cellForRowAt: path)
    guard answer === cell else { return reloadRows(at: [path], with: .none) }
    guard isAutomatic(path) else { return }
    cacheHeights([path: measure(cell)])
    setNeedsLayout()
  }

  private func style(of path: IndexPath) -> RowAnimation {
    let raw = changes.styles[path] ?? changes.sectionStyles[path.section] ?? changes.commonStyle
    return raw.flatMap { RowAnimation(rawValue: $0) } ?? .automatic
  }

  /// Updates the data, and moves the visible views to their new positions.
  private func apply() {
    let ends = updateEnds.takeAll()
    guard !needsReload else {
      // Nothing has been shown yet that could move.
      changes = ListChanges()
      // [I] A list that nobody sees loads when it is laid out: its delegate may not be ready.
      if window != nil { layoutIfNeeded() }
      return endUnseen(ends)
    }
    let (old, new) = (counts, dataCounts())
    if let sentence = changes.complaint(old: old, new: new) {
      layer.core.raise("UITableView", sentence, remedy: "change the data before the table")
      changes = ListChanges()
      return forgetEverything()
    }
    let leaving = renumber()
    counts = new
    loadSectionIndex()
    measureShown()
    let oldMap = map
    (needsMap, map) = (false, makeMap())
    let before = Set(shown.keys)
    let arriving = bringIn(except: before, from: oldMap)
    animate(leaving, arriving: arriving, ends)
    changes = ListChanges()
  }

  /// [M] Never at once; without a window, an update that was to be animated is not finished.
  private func endUnseen(_ ends: [(Bool) -> Void]) {
    guard !ends.isEmpty else { return }
    let isFinished = window != nil || !layer.core.areAnimationsEnabled
    layer.core.queue.later {
      for end in ends { end(isFinished) }
    }
  }

  /// [W] Visible rows may have grown: an update without changes measures them.
  private func measureShown() {
    for (path, cell) in shownInOrder where path.section < counts.count {
      if path.row < counts[path.section], isAutomatic(path) { measured[path] = measure(cell) }
    }
  }

  /// Updates the index paths of visible rows; returns the deleted ones.
  private func renumber() -> RemovedViews {
    var leaving = RemovedViews()
    let (oldShown, oldMeasured, oldSelected) = (shown, measured, selected)
    (shown, measured, selected) = ([:], [:], [])
    for (path, cell) in oldShown.sorted(by: { $0.key < $1.key }) {
      if !changes.reloads(path), let new = changes.newPath(path) {
        shown[new] = cell
      } else {
        leaving.rows.append((cell, style(of: path), path))
      }
    }
    for (path, height) in oldMeasured where !changes.reloads(path) {
      if let new = changes.newPath(path) { measured[new] = height }
    }
    selected = oldSelected.compactMap { changes.newPath($0) }
    headers = renumber(headers, &leaving)
    footers = renumber(footers, &leaving)
    return leaving
  }

  /// [W] Headers move with their sections, and are not requested again.
  private func renumber(_ edges: [Int: UIView], _ leaving: inout RemovedViews) -> [Int: UIView] {
    var kept: [Int: UIView] = [:]
    for (section, view) in edges.sorted(by: { $0.key < $1.key }) {
      if !changes.reloads(section: section), let new = changes.newSection(section) {
        kept[new] = view
      } else {
        leaving.edges.append(view)
      }
    }
    return kept
  }

  /// Creates the rows that become visible: new ones at their final positions, others where they
  /// were.
  private func bringIn(
    except before: Set<IndexPath>,
    from oldMap: TableMap
  ) -> [(UITableViewCell, RowAnimation)] {
    let visible = CGRect(origin: clampedOffset, size: bounds.size)
    var arriving: [(UITableViewCell, RowAnimation)] = []
    var heights: [IndexPath: CGFloat] = [:]
    for path in map.rows(from: visible.minY, to: visible.maxY) where !before.contains(path) {
      if let height = automaticHeight(of: path) { heights[path] = height }
    }
    cacheHeights(heights)
    for (path, cell) in shownInOrder where !before.contains(path) && map.contains(path) {
      display(path)
      UIView.performWithoutAnimation { cell.layOutAlone() }
      if changes.brings(path) {
        arriving.append((cell, style(of: path)))
      } else {
        putBack(cell, at: path, in: oldMap)
      }
    }
    return arriving
  }

  private func putBack(_ cell: UITableViewCell, at path: IndexPath, in oldMap: TableMap) {
    guard let old = changes.oldPath(path), oldMap.contains(old), let end = cell.laidOutFrame else {
      return
    }
    let distance = oldMap.span(of: old).lowerBound - end.minY
    UIView.performWithoutAnimation { cell.center.y += distance }
    cell.laidOutFrame = end.offsetBy(dx: 0, dy: distance)
  }

  /// Moves rows that go out of sight; they are removed when they are there.
  private func sendOutOfSight() -> [(cell: UITableViewCell, path: IndexPath)] {
    let seen = [bounds, CGRect(origin: clampedOffset, size: bounds.size)]
    return shownInOrder.compactMap { path, cell in
      guard map.contains(path), cell !== carried?.cell else { return nil }
      let span = map.span(of: path)
      guard !seen.contains(where: { $0.minY < span.upperBound && span.lowerBound < $0.maxY }) else {
        return nil
      }
      shown[path] = nil
      put(cell, path)
      return (cell, path)
    }
  }

  private var clampedOffset: CGPoint {
    let insets = adjustedContentInset
    let length = map.end + (tableFooterView?.frame.height ?? 0)
    let end = max(-insets.top, length + insets.bottom - bounds.height)
    return CGPoint(x: contentOffset.x, y: min(contentOffset.y, end))
  }

  private func animate(
    _ leaving: RemovedViews,
    arriving: [(UITableViewCell, RowAnimation)],
    _ ends: [(Bool) -> Void]
  ) {
    UIView.performWithoutAnimation {
      // [M] The rows below uncover a row that is inserted with the automatic style.
      for (cell, style) in arriving where style != .automatic { hide(cell, style) }
      for (cell, style, _) in leaving.rows where style == .none { cell.alpha = 0 }
    }
    var gone: [(cell: UITableViewCell, path: IndexPath)] = []
    let known = Set(edgesInOrder.map { ObjectIdentifier($0) })
    let moves = {
      for (cell, _) in arriving {
        cell.alpha = 1
        cell.transform = .identity
      }
      for (cell, style, _) in leaving.rows { self.hide(cell, style) }
      for view in leaving.edges { view.alpha = 0 }
      gone = self.sendOutOfSight()
      self.layOutRows()
      self.layOutTable()
      for section in self.counts.indices {
        for view in [self.headers[section], self.footers[section]].compactMap(\.self)
        where !known.contains(ObjectIdentifier(view)) { view.fadeIn() }
      }
      // The content of rows moves with them.
      self.layoutIfNeeded()
    }
    let clean = {
      for (cell, _, path) in leaving.rows {
        cell.transform = .identity
        self.recycle(cell, at: path)
      }
      for (cell, path) in gone { self.recycle(cell, at: path) }
      for view in leaving.edges {
        view.alpha = 1
        self.recycle(edge: view)
      }
      self.setNeedsLayout()
    }
    guard window != nil else {
      moves()
      clean()
      return endUnseen(ends)
    }
    UIView.animate(springDuration: Self.updateDuration, animations: moves) { finished in
      clean()
      for end in ends { end(finished) }
    }
  }

  /// The start of an insertion's animation, or the end of a deletion's.
  private func hide(_ cell: UITableViewCell, _ style: RowAnimation) {
    switch style {
    case .none: break
    case .fade, .automatic, .middle: cell.alpha = 0
    case .left: cell.transform = CGAffineTransform(translationX: -bounds.width, y: 0)
    case .right: cell.transform = CGAffineTransform(translationX: bounds.width, y: 0)
    case .top:
      cell.alpha = 0
      cell.transform = CGAffineTransform(translationX: 0, y: -cell.bounds.height)
    case .bottom:
      cell.alpha = 0
      cell.transform = CGAffineTransform(translationX: 0, y: cell.bounds.height)
    }
  }
}

/// The views that an update removes.
private struct RemovedViews {
  var rows: [(cell: UITableViewCell, style: UITableView.RowAnimation, path: IndexPath)] = []
  var edges: [UIView] = []
}

extension UIView {
  /// Fades in as part of the current animation.
  fileprivate func fadeIn() {
    let end = alpha
    UIView.performWithoutAnimation { alpha = 0 }
    alpha = end
  }
}
