/// Makes lines of a paragraph from `start` on.
struct LineSetter {
  let paragraph: Paragraph
  let start: Int
  /// The paragraph's number in the text.
  let index: Int
  /// The span that gives an empty line its height.
  let spareSpan: Int
  /// Where the paragraph begins, in UTF-16 units.
  let offset: Int
  let beginsParagraph: Bool
  let box: LineBox

  /// The line that ends before `end`; white space at the end of a paragraph takes room, as far
  /// as there is any.
  func line(_ runs: [ShapedRun], end: Int) -> SetLine {
    let isWrapped = end < paragraph.count
    let content = paragraph.trimmed(start..<end)
    var all = runs
    if !isWrapped && content.upperBound < end {
      let white = paragraph.runs(in: content.upperBound..<end).map { run in
        // Rule L1: white space at the end of a line goes with the paragraph.
        var run = run
        run.level = paragraph.isRightToLeft ? 1 : 0
        return run
      }
      if paragraph.width(of: runs + white) <= box.width + LineBreaker.tolerance { all += white }
    }
    return line(
      of: paragraph,
      all,
      spans: paragraph.text.spans[start..<end],
      endOffset: paragraph.text.endOffset(before: end, else: offset),
      isWrapped: isWrapped
    )
  }

  /// All that begins before the edge, without a break.
  func clippedLine() -> SetLine {
    let advances = Advances(of: paragraph)
    var pen = 0.0
    var end = start
    while end < paragraph.count && (pen < box.width || !paragraph.beginsCharacter(end)) {
      pen = advances.pen(from: pen, over: end)
      end += 1
    }
    return line(
      of: paragraph,
      paragraph.runs(in: start..<end),
      spans: paragraph.text.spans[start..<end],
      endOffset: paragraph.text.endOffset(before: paragraph.count, else: offset),
      isWrapped: false
    )
  }

  /// A line that shows another, shorter text.
  func line(replacedBy shortened: Paragraph, endOffset: Int) -> SetLine {
    line(
      of: shortened,
      shortened.runs(in: 0..<shortened.count),
      spans: shortened.text.spans[...],
      endOffset: endOffset,
      isWrapped: false
    )
  }

  private func line(
    of shown: Paragraph,
    _ runs: [ShapedRun],
    spans: ArraySlice<Int>,
    endOffset: Int,
    isWrapped: Bool
  ) -> SetLine {
    let spans = spans.isEmpty ? [spareSpan] : spans
    return SetLine(
      paragraph: shown,
      runs: shown.visual(runs),
      range: paragraph.text.endOffset(before: start, else: offset)..<endOffset,
      box: box,
      height: LineHeight(
        spans: spans,
        runs: runs,
        style: paragraph.style,
        fonts: paragraph.fonts
      ),
      isWrapped: isWrapped,
      beginsParagraph: beginsParagraph
    )
  }
}
