import Foundation
import Geometry

extension UITableView: IndexedList {
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

  /// [W] Without animation.
  func showSection(ofTitle title: String, at index: Int) {
    guard let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    guard counts.indices.contains(section) else { return }
    stopMotion()
    let top = rectForHeader(inSection: section).minY - adjustedContentInset.top
    scroll(to: clamped(CGPoint(x: contentOffset.x, y: top)))
    layoutIfNeeded()
  }
}
