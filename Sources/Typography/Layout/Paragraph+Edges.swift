extension Paragraph {
  /// The leading edge of each UTF-16 unit of a run and the trailing edge of the last.
  ///
  /// An ellipsis is at the place of all the units that it stands for.
  func edges(of run: ShapedRun) -> [Double] {
    let isRightToLeft = run.level % 2 == 1
    var pen = isRightToLeft ? run.width : 0
    var edges = [pen]
    for (index, width) in zip(run.range, characterWidths(of: run)) {
      pen += isRightToLeft ? -width : width
      for _ in 0..<unitCount(of: index) { edges.append(pen) }
    }
    return edges
  }

  private func unitCount(of index: Int) -> Int {
    guard index + 1 < count else { return UTF16.width(text.scalars[index]) }
    return max(0, text.offsets[index + 1] - text.offsets[index])
  }

  /// A ligature's width is shared by its characters; what joins a character adds no width.
  private func characterWidths(of run: ShapedRun) -> [Double] {
    guard !run.isTab, run.object == nil else { return [run.blankWidth] }
    let start = run.range.lowerBound
    var widths = [Double](repeating: 0, count: run.range.count)
    var clusters = Set<Int>()
    for glyph in run.glyphs {
      widths[glyph.cluster - start] += glyph.advance * run.scale
      clusters.insert(glyph.cluster)
    }
    let starts = clusters.sorted() + [run.range.upperBound]
    for (cluster, end) in zip(starts, starts.dropFirst()) {
      let characters = (cluster..<end).filter { $0 == cluster || beginsCharacter($0) }
      let share = widths[cluster - start] / Double(characters.count)
      for character in characters { widths[character - start] = share }
    }
    return widths
  }
}
