public import Foundation
import Geometry

extension UITableView {
  // MARK: Cells by class

  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
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
  public func dequeueReusableCell(
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
  public func dequeueReusableHeaderFooterView(
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

  public var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown[indexPath] }
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }
  public var indexPathsForVisibleRows: [IndexPath]? {
    loadIfNeeded()
    return map.rows(from: bounds.minY, to: bounds.maxY)
  }
  /// [W] Rows that nobody has laid out yet are made at once: apps animate them one by one right after
  /// `reloadData`, before the list is on screen.
  public var visibleCells: [UITableViewCell] {
    if shown.isEmpty, !isLayingOut, updateDepth == 0, !bounds.isEmpty { layOutTable() }
    return shownInOrder.map(\.value).filter { $0.frame.overlaps(bounds) }
  }
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return map.rows(from: point.y, to: point.y.nextUp).first
  }
  /// [W] A row that begins in the last point of the rectangle does not count.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    guard rect.minX < bounds.maxX, rect.maxX > bounds.minX else { return [] }
    let last = rect.height > 0 ? max(rect.minY, rect.maxY - 1) : rect.maxY
    return map.rows(from: rect.minY, to: last.nextUp)
  }
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard map.contains(indexPath) else { return .zero }
    let span = map.span(of: indexPath)
    return row(from: span.lowerBound, to: span.upperBound)
  }
  public func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard map.sections.indices.contains(section) else { return .zero }
    let extent = map.sections[section]
    return CGRect(x: 0, y: extent.start, width: bounds.width, height: extent.height)
  }
  public func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard map.sections.indices.contains(section) else { return .zero }
    let extent = map.sections[section]
    return CGRect(x: 0, y: extent.headerStart, width: bounds.width, height: extent.header)
  }
  public func rectForFooter(inSection section: Int) -> CGRect {
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

  public func scrollToRow(
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
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
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
