internal import Foundation
internal import Geometry

extension Paragraph {
  /// The run as it is drawn, with its left end at `x`.
  func styledRun(_ run: ShapedRun, x: Double, baseline: Double, edges: [Double]) -> StyledRun {
    let attributes = fonts.attributes[run.span]
    var styled = StyledRun(
      glyphs: GlyphRun(
        text: String(String.UnicodeScalarView(text.scalars[run.range])),
        font: run.face.name,
        size: attributes.font.size,
        unitsPerEm: run.face.unitsPerEm,
        glyphs: glyphs(of: run)
      ),
      origin: CGPoint(x: x, y: baseline - attributes.baselineOffset),
      width: run.width,
      start: text.offsets[run.range.lowerBound],
      span: run.span,
      edges: edges,
      underline: [],
      strikethrough: [],
      pictures: pictures(of: run),
      object: run.object
    )
    let metrics = fonts.metrics[run.span]
    if let style = attributes.underline {
      styled.underline = decoration(style, at: -metrics.underlinePosition, of: run, metrics)
    }
    if let style = attributes.strikethrough {
      styled.strikethrough = decoration(style, at: -metrics.xHeight / 2, of: run, metrics)
    }
    return styled
  }

  private func glyphs(of run: ShapedRun) -> [GlyphRun.Glyph] {
    guard case .file(let face) = run.face else { return bar(of: run) }
    var pen = 0.0
    return run.glyphs.map { glyph in
      defer { pen += glyph.advance }
      return GlyphRun.Glyph(
        outline: face.picture(of: glyph.id) == nil ? face.outline(of: glyph.id) : Path(),
        position: CGPoint(x: (pen + glyph.x) * run.scale, y: -glyph.y * run.scale)
      )
    }
  }

  private func pictures(of run: ShapedRun) -> [StyledRun.Picture] {
    guard case .file(let face) = run.face else { return [] }
    var pen = 0.0
    return run.glyphs.compactMap { glyph in
      defer { pen += glyph.advance }
      guard let picture = face.picture(of: glyph.id) else { return nil }
      let (x, y) = ((pen + glyph.x) * run.scale, -glyph.y * run.scale)
      return StyledRun.Picture(
        glyph: picture,
        frame: picture.frame(x: x, y: y, scale: run.scale)
      )
    }
  }

  private func bar(of run: ShapedRun) -> [GlyphRun.Glyph] {
    let width = run.glyphs.reduce(0) { $0 + $1.advance }
    return width > 0 ? [GlyphRun.Glyph(outline: Blocks.bar(width: width), position: .zero)] : []
  }

  private func decoration(
    _ style: DecorationStyle,
    at y: Double,
    of run: ShapedRun,
    _ metrics: FontMetrics
  ) -> [CGRect] {
    let stretches = style.isByWord ? words(of: run) : [0..<run.width]
    let bars = DecorationBars(style, y: y, thickness: metrics.underlineThickness)
    return stretches.flatMap { bars.bars(over: $0) }
  }

  /// Where the run holds no white space, in points from its left end.
  private func words(of run: ShapedRun) -> [Range<Double>] {
    var words: [Range<Double>] = []
    var pen = 0.0
    for glyph in run.glyphs {
      let end = pen + glyph.advance * run.scale
      defer { pen = end }
      guard !isWhite(glyph.cluster), end > pen else { continue }
      if let last = words.last, last.upperBound == pen {
        words[words.count - 1] = last.lowerBound..<end
      } else {
        words.append(pen..<end)
      }
    }
    return words
  }
}
