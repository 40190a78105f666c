/// How far each scalar of a paragraph moves the pen, in the order of the text.
struct Advances {
  private let widths: [Double]
  private let paragraph: Paragraph

  /// Of the whole paragraph, shaped as if it stood on one line.
  init(of paragraph: Paragraph) {
    self.paragraph = paragraph
    var widths = [Double](repeating: 0, count: paragraph.count)
    for run in paragraph.runs(in: 0..<paragraph.count) {
      if run.object != nil { widths[run.range.lowerBound] = run.blankWidth }
      for glyph in run.glyphs { widths[glyph.cluster] += glyph.advance * run.scale }
    }
    self.widths = widths
  }

  /// Where the pen stands after the scalar at `index`, having stood at `x`.
  func pen(from x: Double, over index: Int) -> Double {
    paragraph.isTab(index) ? paragraph.style.tabStop(after: x) : x + widths[index]
  }

  func width(of range: Range<Int>) -> Double {
    range.reduce(0) { pen(from: $0, over: $1) }
  }
}

extension ParagraphStyle {
  /// The first tab stop right of `x`.
  func tabStop(after x: Double) -> Double {
    if let stop = tabStops.first(where: { $0 > x }) { return stop }
    guard tabInterval > 0 else { return x }
    return ((x / tabInterval).rounded(.down) + 1) * tabInterval
  }
}
