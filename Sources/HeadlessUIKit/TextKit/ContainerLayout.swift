import Foundation
import Typography

/// The part of a text that one container holds, laid out.
struct ContainerLayout {
  let range: Range<Int>
  let fragments: [LineFragment]
  let picture: TextPicture
  let padding: CGFloat
  /// The empty line after a text that ends with a line end, or of an empty text.
  let extraLine: LineFragment?

  /// Lays out a text from a place on.
  @MainActor
  init(_ text: NSAttributedString, from start: Int, in container: NSTextContainer) {
    let defaults = Self.defaults(for: container)
    let rest = NSRange(location: start, length: text.length - start)
    let part = start == 0 ? text : text.attributedSubstring(from: rest)
    let frame = container.frame
    picture = TextPicture(
      StyledString(part, defaults: defaults, container: container, start: start),
      in: frame
    )
    padding = container.lineFragmentPadding
    let lines = picture.layout.lines
    let end = picture.layout.isTruncated ? Self.end(of: lines, in: part) : part.length
    let inner = frame.width.isFinite ? frame.width : picture.layout.size.width
    range = start..<start + end
    let endsHere = range.upperBound == text.length && (start == 0 || end > 0)
    let isFull = frame.maximumLines > 0 && lines.count >= frame.maximumLines
    let opensLine = part.length == 0 || part.endsWithLineEnd
    let emptyLine =
      endsHere && opensLine && !isFull
      ? Self.emptyLine(after: lines, of: part, defaults: defaults, width: inner) : nil
    let places = LinePlaces(
      lines: lines,
      emptyLine: emptyLine,
      end: end,
      start: start,
      width: inner,
      padding: padding
    )
    fragments = places.fragments
    extraLine = places.extraLine
  }

  /// [D] `NSTextContainer.lineBreakMode` is that of the last line; others follow their paragraph.
  @MainActor
  private static func defaults(for container: NSTextContainer) -> TextDefaults {
    if let owner = container.owner { return owner.textDefaults }
    var defaults = TextDefaults()
    defaults.lineBreakMode = container.paragraphMode
    return defaults
  }

  /// The end of the last line that is shown, with the line end after it.
  private static func end(of lines: [TextLine], in text: NSAttributedString) -> Int {
    (text.string as NSString).place(behindLineEndAt: lines.last?.range.upperBound ?? 0)
  }

  /// The line that a line end opens, with the attributes of that line end.
  private static func emptyLine(
    after lines: [TextLine],
    of text: NSAttributedString,
    defaults: TextDefaults,
    width: CGFloat
  ) -> TextLine? {
    let attributes =
      text.length > 0 ? text.attributes(at: text.length - 1, effectiveRange: nil) : [:]
    // A line between two line ends: what stands above it, and how it is aligned, are its own.
    let lineEnd = text.string.unicodeScalars.last.map(String.init) ?? ""
    let probe = NSAttributedString(
      string: (lineEnd == "\r" ? "\n" : lineEnd) + "\n",
      attributes: attributes
    )
    let frame = TextFrame(width: width)
    let laidOut = TextPicture(StyledString(probe, defaults: defaults), in: frame).layout.lines
    guard var line = laidOut.last else { return nil }
    let shift = (lines.last?.frame.maxY ?? 0) - (laidOut.dropLast().last?.frame.maxY ?? 0)
    line.frame.origin.y += shift
    line.baseline += shift
    line.runs = []
    return line
  }

  /// The fragment that holds a character.
  func fragment(at index: Int) -> LineFragment? {
    guard range.contains(index) else { return nil }
    var (low, high) = (0, fragments.count)
    while low < high {
      let middle = (low + high) / 2
      if fragments[middle].range.upperBound <= index { low = middle + 1 } else { high = middle }
    }
    return low < fragments.count && fragments[low].range.contains(index) ? fragments[low] : nil
  }

  func fragments(in indices: Range<Int>) -> [LineFragment] {
    fragments.filter { $0.range.overlaps(indices) }
  }

  var usedRect: CGRect {
    (fragments + [extraLine].compactMap { $0 }).map(\.usedRect).reduce(.null) { $0.union($1) }
  }
}

/// Turns lines into fragments.
private struct LinePlaces {
  let lines: [TextLine]
  let emptyLine: TextLine?
  let end: Int
  let start: Int
  /// Between the paddings.
  let width: CGFloat
  let padding: CGFloat

  var fragments: [LineFragment] {
    lines.indices.map { index in
      let line = lines[index]
      let next = index + 1 < lines.count ? lines[index + 1] : nil
      let from = index == 0 ? 0 : line.range.lowerBound
      return fragment(
        line,
        range: from..<(next?.range.lowerBound ?? end),
        bottom: (next ?? emptyLine)?.frame.minY
      )
    }
  }

  var extraLine: LineFragment? {
    emptyLine.map { line in
      var line = line
      line.range = end..<end
      return fragment(line, range: end..<end, bottom: nil)
    }
  }

  private func fragment(_ line: TextLine, range: Range<Int>, bottom: CGFloat?) -> LineFragment {
    let frame = line.frame
    let bottom = bottom ?? frame.maxY
    return LineFragment(
      rect: CGRect(x: 0, y: frame.minY, width: width + 2 * padding, height: bottom - frame.minY),
      usedRect: CGRect(
        x: frame.minX,
        y: frame.minY,
        width: frame.width + 2 * padding,
        height: frame.height
      ),
      range: start + range.lowerBound..<start + range.upperBound,
      baseline: line.baseline,
      line: line,
      start: start,
      padding: padding
    )
  }
}

extension NSAttributedString {
  /// Whether an empty line follows.
  var endsWithLineEnd: Bool {
    string.unicodeScalars.last.map { "\n\r\u{85}\u{2028}\u{2029}".unicodeScalars.contains($0) }
      ?? false
  }
}
