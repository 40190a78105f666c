import Foundation
import Geometry

extension UITableView {
  // [I] The space in grouped tables without header text.
  private static let firstGap: CGFloat = 35
  private static let gap: CGFloat = 17.5
  // [W] Since iOS 15, above each header of a plain list.
  static let headerTopPadding: CGFloat = 22

  func headerHeight(_ section: Int) -> CGFloat {
    let own = ownHeight { $0.tableView(self, heightForHeaderInSection: section) }
    if let own, own >= 0 { return own }
    let given = own ?? sectionHeaderHeight
    let isFirst = section == 0 && style != .plain
    if let view = headers[section] ?? makeHeader(section) {
      defer { giveBack(view) }
      // [W] Above the first title is the space that the others have from the footer before them.
      return height(of: view, given: given, gap: isFirst ? Self.gap : 0)
    }
    return emptyHeight(given: given, gap: isFirst ? Self.firstGap : Self.gap)
  }

  func footerHeight(_ section: Int) -> CGFloat {
    let own = ownHeight { $0.tableView(self, heightForFooterInSection: section) }
    if let own, own >= 0 { return own }
    let given = own ?? sectionFooterHeight
    if let view = footers[section] ?? makeFooter(section) {
      defer { giveBack(view) }
      return height(of: view, given: given, gap: 0)
    }
    return emptyHeight(given: given, gap: Self.gap)
  }

  /// The padding scrolls away, and does not stick with its header.
  func padding(aboveHeader height: CGFloat) -> CGFloat {
    guard style == .plain, height > 0 else { return 0 }
    return sectionHeaderTopPadding < 0 ? Self.headerTopPadding : sectionHeaderTopPadding
  }

  /// The answer of a delegate that implements the method; nil if the property counts.
  private func ownHeight(_ ask: (any UITableViewDelegate) -> CGFloat) -> CGFloat? {
    guard let tableDelegate else { return nil }
    delegateGivesHeight = true
    let height = ask(tableDelegate)
    return delegateGivesHeight ? height : nil
  }

  /// What a delegate that does not implement the method answers.
  func commonHeight(_ property: KeyPath<UITableView, CGFloat>) -> CGFloat {
    delegateGivesHeight = false
    return self[keyPath: property]
  }

  /// [W] A title is never cut off by the common height, which Interface Builder always writes.
  private func height(of view: UIView, given: CGFloat, gap: CGFloat) -> CGFloat {
    let isTitle = (view as? UITableViewHeaderFooterView)?.isTitle == true
    if isTitle { return max(given, naturalHeight(view) + gap) }
    return given >= 0 ? given : naturalHeight(view)
  }

  /// [W] Without a title or a view a plain table has no header, whatever the common height.
  private func emptyHeight(given: CGFloat, gap: CGFloat) -> CGFloat {
    guard style != .plain else { return 0 }
    return given >= 0 ? given : gap
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
    view.join(self, asHeader: isHeader)
    view.textLabel?.text = isHeader && style != .plain ? text.uppercased() : text
    return view
  }

  private func naturalHeight(_ view: UIView) -> CGFloat {
    let width = CGSize(width: bounds.width, height: 0)
    if view is UITableViewHeaderFooterView { return view.sizeThatFits(width).height }
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
      (view as? UITableViewHeaderFooterView)?.isPinned = isMoved(top, from: extent.headerStart)
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
    let home = extent.headerStart
    guard style == .plain else { return home }
    let edge = bounds.minY + adjustedContentInset.top
    return min(max(home, edge), max(home, extent.end - extent.footer - extent.header))
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
    if let view = tableDelegate?.tableView(self, viewForHeaderInSection: section) {
      (view as? UITableViewHeaderFooterView)?.join(self, asHeader: true)
      return view
    }
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    return title.map { titled($0, isHeader: true) }
  }

  private func makeFooter(_ section: Int) -> UIView? {
    isAskingForFooter = true
    defer { isAskingForFooter = false }
    if let view = tableDelegate?.tableView(self, viewForFooterInSection: section) {
      (view as? UITableViewHeaderFooterView)?.join(self, asHeader: false)
      return view
    }
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    return title.map { titled($0, isHeader: false) }
  }

  func recycleHeaders() {
    for view in edgesInOrder { recycle(edge: view) }
  }

  func recycle(edge view: UIView) {
    view.removeFromSuperview()
    (view as? UITableViewHeaderFooterView)?.isPinned = false
    giveBack(view)
  }
}
