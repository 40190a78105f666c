import Foundation

/// Exceptions for scrolling to rows and items that do not exist.
// [W] UIKit's messages.
extension UITableView {
  func isValidScrollTarget(_ path: IndexPath) -> Bool {
    // [D] In a section without rows, its header is meant.
    let counts = map.sections.indices.map { numberOfRows(inSection: $0) }
    guard path.count > 1, path.row != NSNotFound else {
      return counts.indices.contains(path.first ?? -1)
    }
    let count = counts.indices.contains(path.section) ? counts[path.section] : nil
    return refuse(path, of: counts.count, count: count, in: .table)
  }
}

extension UICollectionView {
  func isValidScrollTarget(_ path: IndexPath) -> Bool {
    guard path.count > 1 else { return false }
    let sections = numberOfSections
    let isThere = (0..<sections).contains(path.section)
    let count = isThere ? numberOfItems(inSection: path.section) : nil
    return refuse(path, of: sections, count: count, in: .collection)
  }
}

extension UIScrollView {
  fileprivate func refuse(
    _ path: IndexPath,
    of sections: Int,
    count: Int?,
    in words: ListWords
  ) -> Bool {
    if let count, (0..<count).contains(path[1]) { return true }
    let start = "Attempted to scroll the \(words.list) to an out-of-bounds "
    let end =
      count.map {
        "\(words.row) (\(path[1])) when there are only \($0) \(words.row)s in section \(path[0])."
      } ?? "section (\(path[0])) when there are only \(sections) sections."
    layer.core.raise(
      TypeNames.of(self),
      start + end,
      remedy: "scroll after the data is loaded"
    )
    return false
  }
}
