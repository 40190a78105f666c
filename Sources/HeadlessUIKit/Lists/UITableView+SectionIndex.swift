import Foundation
import Geometry

extension UITableView {
  /// What the index takes from the width of rows.
  var sectionIndexBreadth: CGFloat { sectionIndex == nil ? 0 : SectionIndexBar.breadth }

  /// [D] Shown if the data source has titles and there are enough rows.
  func loadSectionIndex() {
    needsIndex = false
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    guard !titles.isEmpty, counts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount else {
      sectionIndex?.removeFromSuperview()
      sectionIndex = nil
      return
    }
    let bar = sectionIndex ?? SectionIndexBar(of: self)
    bar.show(titles)
    sectionIndex = bar
  }

  func sectionIndexChanged() {
    needsIndex = true
    for (_, cell) in shownInOrder { cell.setNeedsLayout() }
    setNeedsLayout()
  }

  /// At the trailing edge of what is visible, in front of the rows.
  func layOutSectionIndex() {
    guard let bar = sectionIndex else { return }
    if subviewList.last !== bar { addSubview(bar) }
    let visible = bounds.inset(by: adjustedContentInset)
    let x =
      isRightToLeft
      ? visible.minX + safeAreaInsets.left
      : visible.maxX - SectionIndexBar.breadth - safeAreaInsets.right
    let frame = CGRect(
      x: x,
      y: visible.minY,
      width: SectionIndexBar.breadth,
      height: max(0, visible.height)
    )
    if bar.frame != frame { bar.frame = frame }
  }

  /// [W] Without animation.
  func showSection(ofTitle title: String, at index: Int) {
    guard let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    guard counts.indices.contains(section) else { return }
    stopMotion()
    let top = rect(forSection: section).minY - adjustedContentInset.top
    scroll(to: clamped(CGPoint(x: contentOffset.x, y: top)))
    layoutIfNeeded()
  }
}
