/// Cuts a text into lines, and shortens the last one when not all of it is shown.
struct LineCollector {
  let text: ScalarText
  let ranges: [ParagraphRange]
  let fonts: SpanFonts
  let frame: TextFrame

  struct Result {
    var lines: [SetLine] = []
    var isTruncated = false
    var missing: Set<Unicode.Scalar> = []
    /// Of the lines at least, without what is between them.
    var height = 0.0
  }

  init(_ text: ScalarText, fonts: SpanFonts, frame: TextFrame) {
    self.text = text
    self.fonts = fonts
    self.frame = frame
    ranges = ParagraphRange.all(in: text.scalars)
  }

  /// At most `limit` lines, unless it is 0.
  func lines(limit: Int) throws(TypographyError) -> Result {
    var result = Result()
    for index in ranges.indices where !result.isTruncated || goesOnBehindShortened {
      if limit > 0 && result.lines.count == limit { break }
      if isFull(result) { break }
      let paragraph = try paragraph(ranges[index].content)
      result.missing.formUnion(paragraph.missing)
      try collect(paragraph, at: index, limit: limit, into: &result)
    }
    return result
  }

  private func collect(
    _ paragraph: Paragraph,
    at index: Int,
    limit: Int,
    into result: inout Result
  ) throws(TypographyError) {
    let breaker = LineBreaker(paragraph)
    let wraps = wraps(paragraph)
    let isLastParagraph = index == ranges.count - 1
    var start = 0
    repeat {
      let setter = setter(for: paragraph, at: index, start: start)
      let (runs, end) = breaker.line(from: start, width: setter.box.width)
      let isLastLine = limit > 0 && result.lines.count + 1 == limit
      let isWhole = end == paragraph.count
      let isCutHere = wraps ? isLastLine && !(isWhole && isLastParagraph) : !isWhole
      if isCutHere {
        result.lines.append(try shortened(setter, runs: runs, end: end))
      } else {
        result.lines.append(setter.line(runs, end: end))
      }
      result.height += result.lines.last?.leastHeight ?? 0
      if isFull(result) { return }
      if isCutHere || (isLastLine && !isLastParagraph) {
        result.isTruncated = true
        return
      }
      start = end
    } while start < paragraph.count
  }

  private var goesOnBehindShortened: Bool { !frame.wraps || frame.shortensParagraphs }

  private func wraps(_ paragraph: Paragraph) -> Bool {
    guard frame.wraps, frame.shortensParagraphs else { return frame.wraps }
    return switch paragraph.style.lineBreakMode {
    case .wordWrap, .charWrap: true
    case .clip, .truncatingHead, .truncatingTail, .truncatingMiddle: false
    }
  }

  /// Whether the last line is surely below the frame; the first one always counts.
  private func isFull(_ result: Result) -> Bool {
    result.lines.count > 1 && result.height > frame.height + LineBreaker.tolerance
  }

  private func setter(for paragraph: Paragraph, at index: Int, start: Int) -> LineSetter {
    let range = ranges[index]
    let isFirst = start == 0 && (index == 0 || ranges[index - 1].endsParagraph)
    // An empty line is as high as the font of the character that ends it.
    let spare = text.spans[min(range.content.upperBound, text.count - 1)]
    return LineSetter(
      paragraph: paragraph,
      start: start,
      index: index,
      spareSpan: spare,
      offset: text.endOffset(before: range.content.lowerBound, else: 0),
      beginsParagraph: isFirst,
      box: LineBox(paragraph.style, isFirst: isFirst, frameWidth: frame.width)
    )
  }

  private func paragraph(_ range: Range<Int>) throws(TypographyError) -> Paragraph {
    let span = text.spans[min(range.lowerBound, text.count - 1)]
    let style = fonts.attributes[span].paragraph
    return try Paragraph(text[range], style: style, fonts: fonts)
  }
}

extension SetLine {
  /// Spacing may be negative.
  fileprivate var leastHeight: Double {
    let style = paragraph.style
    let spacings = [style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore]
    return spacings.reduce(height.height) { $0 + min(0, $1) }
  }
}

extension LineCollector {
  /// The last line there is room for, as its line break mode ends it.
  private func shortened(
    _ setter: LineSetter,
    runs: [ShapedRun],
    end: Int
  ) throws(TypographyError) -> SetLine {
    let own = setter.paragraph.style.lineBreakMode
    let isOneLine = frame.wraps && !wraps(setter.paragraph)
    let mode = isOneLine ? own : frame.lastLineMode ?? own
    switch mode {
    case .wordWrap, .charWrap:
      return frame.wraps ? setter.line(runs, end: end) : setter.clippedLine()
    case .clip:
      return setter.clippedLine()
    case .truncatingHead, .truncatingTail, .truncatingMiddle:
      return try truncated(setter, mode)
    }
  }

  private func truncated(_ setter: LineSetter, _ mode: LineBreakMode) throws(TypographyError)
    -> SetLine
  {
    let paragraph = setter.paragraph
    var style = paragraph.style
    style.direction = paragraph.isRightToLeft ? .rightToLeft : .leftToRight
    let head = try Paragraph(
      paragraph.text[setter.start..<paragraph.count],
      style: style,
      fonts: fonts
    )
    let last = wraps(paragraph) ? ranges.count - 1 : setter.index
    let isOne = last == setter.index
    let tail = isOne ? head : try self.paragraph(ranges[last].content)
    let truncation = Truncation(
      mode: mode,
      style: style,
      fonts: fonts,
      head: head,
      tail: tail,
      isOneParagraph: isOne
    )
    let shortened = try truncation.paragraph(width: setter.box.width)
    let end = text.endOffset(before: ranges[last].content.upperBound, else: 0)
    return setter.line(replacedBy: shortened, endOffset: end)
  }
}
