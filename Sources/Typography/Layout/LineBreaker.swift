/// Finds where lines end: the longest that fits, never less than one character.
struct LineBreaker {
  let paragraph: Paragraph
  let advances: Advances
  let breaksWords: Bool

  // Widths are sums; a text must fit in the width it was measured to have.
  static let tolerance = 1e-6

  init(_ paragraph: Paragraph) {
    self.paragraph = paragraph
    advances = Advances(of: paragraph)
    breaksWords = paragraph.style.lineBreakMode == .charWrap
  }

  /// The runs of the line that begins at `start`, without white space at its end, and where it
  /// ends.
  ///
  /// Cut off from its neighbours, a letter may kern and join otherwise: what nearly fits is
  /// tried too, and what was tried is measured as it will stand.
  func line(from start: Int, width: Double) -> (runs: [ShapedRun], end: Int) {
    var end = end(from: start, width: width + slack, limit: paragraph.count)
    while true {
      let runs = paragraph.runs(in: paragraph.trimmed(start..<end))
      if paragraph.width(of: runs) <= width + Self.tolerance { return (runs, end) }
      let earlier = self.end(from: start, width: width + slack, limit: end - 1)
      if earlier >= end { return (runs, end) }
      end = earlier
    }
  }

  private var slack: Double {
    paragraph.fonts.attributes.reduce(0) { max($0, $1.font.size / 4) }
  }

  /// The last place to break at or before `limit`, so that all before it fits; white space hangs.
  private func end(from start: Int, width: Double, limit: Int) -> Int {
    var pen = 0.0
    var word: Int?
    var character: Int?
    for index in start..<paragraph.count {
      if index > start {
        if paragraph.analysis.breaks[index].contains(.line) { word = index }
        if paragraph.beginsCharacter(index) { character = index }
      }
      pen = advances.pen(from: pen, over: index)
      let isFull = pen > width + Self.tolerance && !paragraph.isWhite(index)
      guard isFull || index >= limit else { continue }
      return (breaksWords ? nil : word) ?? character ?? firstCharacterEnd(from: start)
    }
    return paragraph.count
  }

  private func firstCharacterEnd(from start: Int) -> Int {
    var end = start + 1
    while end < paragraph.count && !paragraph.beginsCharacter(end) { end += 1 }
    // White space hangs behind an object that fills its line.
    while paragraph.object(at: start) != nil, end < paragraph.count, paragraph.isWhite(end) {
      end += 1
    }
    return end
  }
}

extension Paragraph {
  /// The width of runs that stand side by side in the order of the text.
  func width(of runs: [ShapedRun]) -> Double {
    pens(over: runs).last ?? 0
  }
}
