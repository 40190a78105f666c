import Foundation
import Geometry

extension UITableView {
  // [I] The space in grouped tables without header text.
  private static let firstGap: CGFloat = 35
  private static let gap: CGFloat = 17.5

  func headerHeight(_ section: Int) -> CGFloat {
    let delegateHeight =
      tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    if delegateHeight >= 0 { return delegateHeight }
    if let known = headers[section] {
      return naturalHeight(known) + titleGap(above: section, known)
    }
    if let view = tableDelegate?.tableView(self, viewForHeaderInSection: section) {
      defer { giveBack(view) }
      return naturalHeight(view)
    }
    if let title = dataSource?.tableView(self, titleForHeaderInSection: section) {
      let view = titled(title, isHeader: true)
      return naturalHeight(view) + titleGap(above: section, view)
    }
    guard style != .plain else { return 0 }
    return section == 0 ? Self.firstGap : Self.gap
  }

  func footerHeight(_ section: Int) -> CGFloat {
    let delegateHeight =
      tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if delegateHeight >= 0 { return delegateHeight }
    if let known = footers[section] { return naturalHeight(known) }
    if let view = tableDelegate?.tableView(self, viewForFooterInSection: section) {
      defer { giveBack(view) }
      return naturalHeight(view)
    }
    if let title = dataSource?.tableView(self, titleForFooterInSection: section) {
      return naturalHeight(titled(title, isHeader: false))
    }
    return style == .plain ? 0 : Self.gap
  }

  /// The space above the title of a group.
  private func titleGap(above section: Int, _ view: UIView) -> CGFloat {
    let isTitle = (view as? UITableViewHeaderFooterView)?.isTitle == true
    return isTitle && section > 0 && style != .plain ? Self.gap : 0
  }

  /// Returns a view to the pool that was only measured.
  private func giveBack(_ view: UIView) {
    guard view.superview == nil, let view = view as? UITableViewHeaderFooterView,
      let name = view.reuseIdentifier
    else { return }
    headerPool[name, default: []].append(view)
  }

  /// [W] Titles above groups are in capitals.
  private func titled(_ text: String, isHeader: Bool) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.isTitle = true
    view.isGrouped = style != .plain
    view.isHeader = isHeader
    view.textLabel?.text = isHeader && style != .plain ? text.uppercased() : text
    return view
  }

  private func naturalHeight(_ view: UIView) -> CGFloat {
    let width = CGSize(width: bounds.width, height: 0)
    if view is UITableViewHeaderFooterView {
      // Its content is narrower by the safe area.
      let sides = insetsContentViewsToSafeArea ? safeSides : .zero
      let inner = CGSize(width: max(0, bounds.width - sides.left - sides.right), height: 0)
      return view.sizeThatFits(inner).height
    }
    let size = view.systemLayoutSizeFitting(
      width,
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return size.height > 0 ? size.height : view.frame.height > 0 ? view.frame.height : 28  // [W]
  }

  /// Shows the headers and footers of a visible section; others are returned to the pool.
  func layOutHeaders(of section: Int) {
    guard map.sections.indices.contains(section) else { return }
    let extent = map.sections[section]
    let isVisible = extent.end > bounds.minY && extent.start < bounds.maxY
    guard isVisible else {
      if let view = headers.removeValue(forKey: section) {
        recycle(edge: view)
        tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      }
      if let view = footers.removeValue(forKey: section) {
        recycle(edge: view)
        tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      }
      return
    }
    if extent.header > 0 {
      let view = headers[section] ?? makeHeader(section)
      let isNew = headers[section] == nil
      headers[section] = view
      let top = stickyTop(extent)
      put(view, at: top, height: extent.header)
      (view as? UITableViewHeaderFooterView)?.isPinned = isMoved(top, from: extent.start)
      if isNew, let view {
        tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      }
    }
    if extent.footer > 0 {
      let view = footers[section] ?? makeFooter(section)
      let isNew = footers[section] == nil
      footers[section] = view
      put(view, at: extent.end - extent.footer, height: extent.footer)
      if isNew, let view {
        tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      }
    }
  }

  /// [D] In a plain table a header stays visible as long as its section is.
  private func stickyTop(_ extent: TableMap.Section) -> CGFloat {
    guard style == .plain else { return extent.start }
    let edge = bounds.minY + adjustedContentInset.top
    return min(
      max(extent.start, edge),
      max(extent.start, extent.end - extent.footer - extent.header)
    )
  }

  /// By at least a pixel: the sum of the insets may be a little off.
  private func isMoved(_ top: CGFloat, from start: CGFloat) -> Bool { top - start >= pixel }

  private func put(_ view: UIView?, at y: CGFloat, height: CGFloat) {
    guard let view else { return }
    let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    guard view.superview === self else {
      return UIView.performWithoutAnimation {
        addSubview(view)
        view.frame = frame
      }
    }
    if view.frame != frame { view.frame = frame }
  }

  private func makeHeader(_ section: Int) -> UIView? {
    tableDelegate?.tableView(self, viewForHeaderInSection: section)
      ?? dataSource?.tableView(self, titleForHeaderInSection: section).map {
        titled($0, isHeader: true)
      }
  }

  private func makeFooter(_ section: Int) -> UIView? {
    tableDelegate?.tableView(self, viewForFooterInSection: section)
      ?? dataSource?.tableView(self, titleForFooterInSection: section).map {
        titled($0, isHeader: false)
      }
  }

  func recycleHeaders() {
    for edges in [headers, footers] {
      for (_, view) in edges.sorted(by: { $0.key < $1.key }) { recycle(edge: view) }
    }
  }

  func recycle(edge view: UIView) {
    view.removeFromSuperview()
    (view as? UITableViewHeaderFooterView)?.isPinned = false
    giveBack(view)
  }
}
