import Foundation

/// The positions of a table's rows, headers and footers.
struct TableMap {
  struct Section {
    var start: CGFloat = 0
    /// The space above the header.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    /// The lower edge of each row, relative to the end of the header.
    var ends: [CGFloat] = []

    var rowsHeight: CGFloat { ends.last ?? 0 }
    var headerStart: CGFloat { start + padding }
    var rowsStart: CGFloat { headerStart + header }
    var height: CGFloat { padding + header + rowsHeight + footer }
    var end: CGFloat { start + height }

    init(padding: CGFloat = 0, header: CGFloat, rows: [CGFloat], footer: CGFloat) {
      (self.padding, self.header, self.footer) = (padding, header, footer)
      var end = CGFloat.zero
      ends = rows.map { height in
        end += height
        return end
      }
    }

    func span(ofRow row: Int) -> ClosedRange<CGFloat> {
      let top = rowsStart + (row == 0 ? 0 : ends[row - 1])
      return top...max(top, rowsStart + ends[row])
    }
  }

  private(set) var sections: [Section] = []
  /// The height of everything above the first section.
  private var top: CGFloat = 0

  init() {}

  init(top: CGFloat, _ sections: [Section]) {
    (self.top, self.sections) = (top, sections)
    restack(from: 0)
  }

  var end: CGFloat { sections.last?.end ?? top }

  private mutating func restack(from first: Int) {
    var start = first == 0 ? top : sections[first - 1].end
    for index in sections.indices[first...] {
      sections[index].start = start
      start = sections[index].end
    }
  }

  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section)
      && sections[path.section].ends.indices.contains(path.row)
  }

  func span(of path: IndexPath) -> ClosedRange<CGFloat> {
    sections[path.section].span(ofRow: path.row)
  }

  /// Sets the measured heights of rows.
  mutating func setHeights(_ heights: [IndexPath: CGFloat]) {
    for (section, changes) in Dictionary(grouping: heights, by: \.key.section) {
      let new = Dictionary(uniqueKeysWithValues: changes.map { ($0.key.row, $0.value) })
      guard let first = new.keys.min() else { continue }
      var before = first == 0 ? 0 : sections[section].ends[first - 1]
      var oldBefore = before
      for row in first..<sections[section].ends.count {
        let old = sections[section].ends[row]
        before += new[row] ?? (old - oldBefore)
        oldBefore = old
        sections[section].ends[row] = before
      }
    }
    restack(from: heights.keys.map(\.section).min() ?? 0)
  }

  /// The rows that are at least partly between two heights.
  func rows(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
    guard high > low else { return [] }
    var found: [IndexPath] = []
    for (index, section) in sections.enumerated() where section.end > low && section.start < high {
      let base = section.rowsStart
      var row = section.ends.partition { base + $0 > low }
      while row < section.ends.count, base + (row == 0 ? 0 : section.ends[row - 1]) < high {
        found.append(IndexPath(row: row, section: index))
        row += 1
      }
    }
    return found
  }
}

extension [CGFloat] {
  /// The first index for which the condition holds; it must stay true from there on.
  fileprivate func partition(_ holds: (CGFloat) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
