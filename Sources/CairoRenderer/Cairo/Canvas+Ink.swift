internal import CCairo
internal import CPixels
internal import Geometry
internal import Scene

extension Canvas {
  func fill(with source: Source, evenOdd: Bool = false, mode: CGBlendMode = .normal) {
    cairo_set_fill_rule(
      context.pointer,
      evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
    )
    guard !mode.reachesBeyondShapes else { return fillThroughClip(with: source, mode: mode) }
    use(source)
    cairo_set_operator(context.pointer, mode.cairoOperator)
    cairo_fill(context.pointer)
    cairo_set_operator(context.pointer, CAIRO_OPERATOR_OVER)
  }

  /// Cairo would clear everything around the shape; Core Graphics leaves it unchanged.
  private func fillThroughClip(with source: Source, mode: CGBlendMode) {
    cairo_save(context.pointer)
    cairo_clip(context.pointer)
    use(source)
    cairo_set_operator(context.pointer, mode.cairoOperator)
    cairo_paint(context.pointer)
    cairo_restore(context.pointer)
  }

  /// Strokes with a pen that the map rotates and stretches.
  func stroke(
    _ style: StrokeStyle,
    through map: Projection,
    with source: Source,
    mode: CGBlendMode = .normal
  ) {
    let context = context.pointer
    use(source)
    setPen(style)
    var pen = cairo_matrix_t(
      xx: Grid.entry(map.a),
      yx: Grid.entry(map.b),
      xy: Grid.entry(map.c),
      yy: Grid.entry(map.d),
      x0: 0,
      y0: 0
    )
    cairo_set_matrix(context, &pen)
    cairo_set_operator(context, mode.cairoOperator)
    cairo_stroke(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    cairo_identity_matrix(context)
  }

  private func setPen(_ style: StrokeStyle) {
    let context = context.pointer
    cairo_set_line_width(context, Grid.entry(style.width))
    cairo_set_line_cap(context, style.cap.cairoCap)
    cairo_set_line_join(context, style.join.cairoJoin)
    cairo_set_miter_limit(context, style.miterLimit)
    let isDashed = style.dash.contains { $0 > 0 } && style.dash.allSatisfy { $0 >= 0 }
    // Cairo omits dots of zero length at bends of the path.
    let shortest = style.cap == .butt ? 0 : 1.0 / 256
    let dashes = isDashed ? style.dash.map { Grid.entry(max($0, shortest)) } : []
    cairo_set_dash(context, dashes, Int32(dashes.count), Grid.entry(style.dashPhase))
  }

  /// Paints everything inside the clip.
  func paint(with source: Source, opacity: Double = 1, mode: CGBlendMode = .normal) {
    use(source)
    paintAll(opacity: opacity, mode: mode)
    release()
  }

  /// Paints the current source.
  func paintAll(opacity: Double, mode: CGBlendMode) {
    cairo_set_operator(context.pointer, mode.cairoOperator)
    let share = Grid.share(opacity)
    if share < 1 {
      cairo_paint_with_alpha(context.pointer, share)
    } else {
      cairo_paint(context.pointer)
    }
    cairo_set_operator(context.pointer, CAIRO_OPERATOR_OVER)
  }

  /// Paints through the coverage of another canvas.
  func paint(with source: Source, through mask: Canvas) {
    inherit(from: mask)
    use(source)
    cairo_mask_surface(context.pointer, mask.surface.pointer, 0, 0)
    release()
  }

  /// Keeps only what a path covers, which `trace` draws on the canvas that it is given.
  func keepInside(_ trace: (Canvas) -> Void) throws(CairoError) {
    let shape = try Canvas(area, format: .coverage)
    trace(shape)
    shape.fill(with: .color(.black, opacity: 1))
    keep(coverage: shape)
  }

  /// Multiplies everything by a coverage canvas of the same area.
  ///
  /// Cairo's own way reads and writes all pixels one by one; most of them stay as they are.
  func keep(coverage: Canvas) {
    inherit(from: coverage)
    surface.write { picture in
      coverage.surface.read { cpixels_keep(picture, $0) }
    }
  }

  /// Multiplies everything by the alpha of another canvas.
  func keep(_ mask: Canvas) {
    inherit(from: mask)
    cairo_set_source_surface(context.pointer, mask.surface.pointer, 0, 0)
    cairo_set_operator(context.pointer, CAIRO_OPERATOR_DEST_IN)
    cairo_paint(context.pointer)
    cairo_set_operator(context.pointer, CAIRO_OPERATOR_OVER)
    release()
  }

  /// Turns antialiasing off while `body` draws, unless `soft`.
  func antialiasing(
    _ soft: Bool,
    _ body: () throws(CairoError) -> Void
  ) throws(CairoError) {
    guard !soft else { return try body() }
    cairo_set_antialias(context.pointer, CAIRO_ANTIALIAS_NONE)
    defer { cairo_set_antialias(context.pointer, CAIRO_ANTIALIAS_GRAY) }
    try body()
  }

  /// Releases the last source, whose memory may be borrowed.
  func release() {
    cairo_set_source_rgba(context.pointer, 0, 0, 0, 1)
  }
}
