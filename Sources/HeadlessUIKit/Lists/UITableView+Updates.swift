import Foundation
import Geometry

extension UITableView {
  private static let updateDuration: TimeInterval = 0.3  // [W]

  func change(
    _ paths: [IndexPath],
    _ animation: RowAnimation,
    _ body: (inout ListChanges) -> Void
  ) {
    body(&changes)
    for path in paths { changes.styles[path] = animation.rawValue }
    if updateDepth == 0 { apply(completion: nil) }
  }

  func changeSections(
    _ sections: IndexSet,
    _ animation: RowAnimation,
    _ body: (inout ListChanges) -> Void
  ) {
    body(&changes)
    for section in sections { changes.sectionStyles[section] = animation.rawValue }
    if updateDepth == 0 { apply(completion: nil) }
  }

  func endUpdate(completion: ((Bool) -> Void)?) {
    updateDepth = max(0, updateDepth - 1)
    if updateDepth == 0 { apply(completion: completion) }
  }

  /// Goes over to data whose identities say what has become of what.
  func exchangeData(
    _ mapping: ListMapping,
    _ animation: RowAnimation,
    completion: @escaping (Bool) -> Void
  ) {
    changes.mapping = mapping
    changes.commonStyle = animation.rawValue
    apply(completion: completion)
  }

  func reconfigure(_ path: IndexPath) {
    guard let cell = shown[path], let dataSource else { return }
    refilled = cell
    defer { refilled = nil }
    let answer = dataSource.tableView(self, cellForRowAt: path)
    guard answer === cell else { return reloadRows(at: [path], with: .none) }
    guard isAutomatic(path) else { return }
    measured[path] = nil
    if let height = automaticHeight(cell, path) {
      measured[path] = height
      map.setHeights([path: height])
    }
    setNeedsLayout()
  }

  private func style(of path: IndexPath) -> RowAnimation {
    let raw = changes.styles[path] ?? changes.sectionStyles[path.section] ?? changes.commonStyle
    return raw.flatMap { RowAnimation(rawValue: $0) } ?? .automatic
  }

  /// Takes the new data over, and moves what is in sight to where it now belongs.
  private func apply(completion: ((Bool) -> Void)?) {
    guard !needsReload else {
      // Nothing has been shown yet that could move.
      changes = ListChanges()
      layoutIfNeeded()
      completion?(true)
      return
    }
    let (old, new) = (counts, dataCounts())
    if let sentence = changes.complaint(old: old, new: new) {
      layer.core.raise("UITableView", sentence, remedy: "change the data before the table")
      changes = ListChanges()
      return forgetEverything()
    }
    let leaving = renumber()
    counts = new
    measureAnew()
    map = makeMap()
    let before = Set(shown.keys)
    let arriving = bringIn(except: before)
    animate(leaving, arriving, completion)
    changes = ListChanges()
  }

  /// Gives rows in sight their new numbers; those that are gone are returned.
  private func renumber() -> [(cell: UITableViewCell, style: RowAnimation, path: IndexPath)] {
    var leaving: [(UITableViewCell, RowAnimation, IndexPath)] = []
    let (oldShown, oldMeasured, oldSelected) = (shown, measured, selected)
    (shown, measured, selected) = ([:], [:], [])
    for (path, cell) in oldShown.sorted(by: { $0.key < $1.key }) {
      if !changes.reloads(path), let new = changes.newPath(path) {
        shown[new] = cell
      } else {
        leaving.append((cell, style(of: path), path))
      }
    }
    for (path, height) in oldMeasured where !changes.reloads(path) {
      if let new = changes.newPath(path) { measured[new] = height }
    }
    selected = oldSelected.compactMap { changes.newPath($0) }
    renumberHeaders()
    return leaving
  }

  /// [W] Empty updates are how apps let rows in sight grow and shrink with their content.
  private func measureAnew() {
    for (path, cell) in shownInOrder where isAutomatic(path) {
      measured[path] = measure(cell, path)
    }
  }

  private func renumberHeaders() {
    guard !changes.isEmpty else { return }
    recycleHeaders()
    (headers, footers) = ([:], [:])
  }

  /// Makes the rows that have come into sight, where they will be.
  private func bringIn(except before: Set<IndexPath>) -> [(UITableViewCell, RowAnimation)] {
    let visible = CGRect(origin: clampedOffset, size: bounds.size)
    var arriving: [(UITableViewCell, RowAnimation)] = []
    var heights: [IndexPath: CGFloat] = [:]
    for path in map.rows(from: visible.minY, to: visible.maxY) where !before.contains(path) {
      let cell = loadCell(path)
      if let height = automaticHeight(cell, path) { heights[path] = height }
      arriving.append((cell, changes.brings(path) ? style(of: path) : .fade))
    }
    measured.merge(heights) { $1 }
    map.setHeights(heights)
    for (path, cell) in shownInOrder where !before.contains(path) && map.contains(path) {
      let span = map.span(of: path)
      UIView.performWithoutAnimation {
        cell.frame = row(from: span.lowerBound, to: span.upperBound)
        cell.layOutAlone()
      }
    }
    return arriving
  }

  private var clampedOffset: CGPoint {
    let end = max(-adjustedContentInset.top, map.end + adjustedContentInset.bottom - bounds.height)
    return CGPoint(x: contentOffset.x, y: min(contentOffset.y, end))
  }

  private func animate(
    _ leaving: [(cell: UITableViewCell, style: RowAnimation, path: IndexPath)],
    _ arriving: [(UITableViewCell, RowAnimation)],
    _ completion: ((Bool) -> Void)?
  ) {
    UIView.performWithoutAnimation {
      for (cell, style) in arriving { hide(cell, style) }
    }
    let moves = {
      for (cell, _) in arriving {
        cell.alpha = 1
        cell.transform = .identity
      }
      for (cell, style, _) in leaving { self.hide(cell, style) }
      self.placeRows()
      self.layOutTable()
      // What is in the rows moves along with them.
      self.layoutIfNeeded()
    }
    let finish = { (finished: Bool) in
      for (cell, _, path) in leaving {
        cell.transform = .identity
        self.recycle(cell, at: path)
      }
      self.setNeedsLayout()
      completion?(finished)
    }
    guard window != nil else {
      moves()
      return finish(true)
    }
    UIView.animate(withDuration: Self.updateDuration, animations: moves, completion: finish)
  }

  /// The look of a row that is not there yet, or no longer.
  private func hide(_ cell: UITableViewCell, _ style: RowAnimation) {
    switch style {
    case .none: cell.alpha = 0
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
