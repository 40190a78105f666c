import Foundation

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
    guard paragraph.isTab(index) else { return x + widths[index] }
    return paragraph.style.tabStop(after: x).start(from: x) { terminators in
      widths[(index + 1)..<end(behind: index, before: terminators)].reduce(0, +)
    }
  }

  /// Where the text behind a tab ends as far as it counts, if it stays on the line.
  private func end(behind tab: Int, before terminators: CharacterSet?) -> Int {
    let rest = (tab + 1)..<paragraph.count
    let end = rest.first(where: paragraph.isTab) ?? rest.upperBound
    guard let terminators else { return end }
    return (rest.lowerBound..<end).first { terminators.contains(paragraph.text.scalars[$0]) } ?? end
  }

  func width(of range: Range<Int>) -> Double {
    range.reduce(0) { pen(from: $0, over: $1) }
  }
}
