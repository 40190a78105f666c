/// How high a line is, and where in it the baseline lies.
struct LineHeight {
  let height: Double
  /// From the top of the line.
  let baseline: Double

  /// Of a line with characters of these spans, and the objects of these runs.
  ///
  /// The declared fonts alone decide: fallback faces are drawn to their line, as Apple draws the
  /// system font's fallbacks.  [I]
  init(
    spans: some Sequence<Int>,
    runs: [ShapedRun],
    style: ParagraphStyle,
    fonts: SpanFonts
  ) {
    var ascent = -Double.infinity
    var descent = -Double.infinity
    var leading = 0.0
    for span in spans {
      let metrics = fonts.metrics[span]
      let offset = fonts.attributes[span].baselineOffset
      ascent = max(ascent, metrics.ascender + offset)
      descent = max(descent, -metrics.descender - offset)
      leading = max(leading, metrics.leading)
    }
    // An object makes its line higher, never lower than the fonts do.  [I]
    for run in runs {
      guard let object = run.object else { continue }
      let offset = fonts.attributes[run.span].baselineOffset
      ascent = max(ascent, object.ascent + offset)
      descent = max(descent, object.descent - offset)
    }
    let natural = ascent + descent + leading
    height = style.height(ofLine: natural)
    // Room that a paragraph style adds or takes is above the text.  [I]
    baseline = height - descent - leading
  }
}

extension ParagraphStyle {
  fileprivate func height(ofLine natural: Double) -> Double {
    let scaled = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    let raised = max(scaled, minimumLineHeight)
    return maximumLineHeight > 0 ? min(raised, maximumLineHeight) : raised
  }
}
