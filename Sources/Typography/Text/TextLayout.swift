package import Foundation

/// A text set in lines: what is drawn where, and how much room it takes.
///
/// The origin is the top left corner of the frame the text was set in; y points down.
package struct TextLayout: Hashable, Sendable {
  package var lines: [TextLine] = []
  /// As wide as the widest line with its indents, as high as all lines with what is between them.
  package var size = CGSize.zero
  /// Some of the text is not shown.
  package var isTruncated = false
  /// The characters no declared font has, in the order of their code points.
  package var missing: [Unicode.Scalar] = []

  package var firstBaseline: Double { lines.first?.baseline ?? 0 }
  package var lastBaseline: Double { lines.last?.baseline ?? 0 }

  /// No text at all.
  package init() {}

  /// Equal texts in equal frames are set once.
  package init(
    _ text: StyledText,
    in frame: TextFrame = TextFrame(),
    from source: FontSource = .current
  ) throws(TypographyError) {
    self = try LayoutCache.shared.layout(of: text, in: frame, from: source)
  }

  init(setting text: StyledText, in frame: TextFrame, from source: FontSource)
    throws(TypographyError)
  {
    guard !text.string.isEmpty else { return }
    let fonts = try SpanFonts(text.spans, source: source)
    let collector = LineCollector(ScalarText(text), fonts: fonts, frame: frame)
    var collected = try collector.lines(limit: frame.maximumLines)
    var placed = LinePlacer(collected.lines, in: frame)
    let fitting = placed.fittingCount(height: frame.height)
    if fitting < collected.lines.count {
      collected = try collector.lines(limit: fitting)
      placed = LinePlacer(collected.lines, in: frame)
    }
    lines = placed.textLines()
    size = placed.size
    isTruncated = collected.isTruncated
    missing = collected.missing.sorted()
  }
}
