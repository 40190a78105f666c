import Foundation

extension UICollectionView: IndexedList {
  // A collection's index has the colours of its kind.
  var sectionIndexColor: UIColor? { nil }
  var sectionIndexBackgroundColor: UIColor? { nil }
  var sectionIndexTrackingBackgroundColor: UIColor? { nil }

  /// [D] Shown if the data source has titles; [I] it takes no room from the layout.
  func loadSectionIndex() {
    needsIndex = false
    let titles = dataSource?.indexTitles(for: self) ?? []
    guard !titles.isEmpty else {
      sectionIndex?.removeFromSuperview()
      sectionIndex = nil
      return
    }
    let bar = sectionIndex ?? SectionIndexBar(of: self)
    bar.show(titles)
    sectionIndex = bar
  }

  func layOutSectionIndex() {
    if needsIndex { loadSectionIndex() }
    if let sectionIndex { layOut(sectionIndex) }
  }

  /// [I] Without animation, as in a table.
  func showSection(ofTitle title: String, at index: Int) {
    guard let dataSource else { return }
    let path = dataSource.collectionView(self, indexPathForIndexTitle: title, at: index)
    guard counts.indices.contains(path.section), path.item < counts[path.section] else { return }
    stopMotion()
    scrollToItem(at: path, at: .top, animated: false)
    layoutIfNeeded()
  }
}
