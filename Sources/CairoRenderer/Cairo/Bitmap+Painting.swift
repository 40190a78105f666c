internal import Bitmap
internal import CCairo
internal import CPixels
internal import Foundation
internal import Geometry
internal import Scene

extension Bitmap {
  /// Paints one piece on a canvas: copied if pixels align, otherwise bilinear.
  func paint(
    _ piece: ImagePiece,
    of image: ImageContent,
    on canvas: Canvas,
    through projection: Projection,
    _ look: Painter.Compositing,
    adding: Bool
  ) throws(CairoError) {
    let toDevice = Projection(from: piece.source, to: piece.target).then(projection)
    let whole = PixelRect(x: 0, y: 0, width: width, height: height)
    // Colours next to the piece must not bleed into it if its edges fall between pixels.
    let part = PixelRect(around: piece.source).intersection(whole)
    guard toDevice.isVisible, !part.isEmpty else { return }
    try withSurface(of: part) { surface throws(CairoError) in
      let pixels = Projection(
        a: 1,
        b: 0,
        c: 0,
        d: 1,
        tx: Double(part.x),
        ty: Double(part.y)
      ).then(toDevice)
      let filter = image.filter(through: toDevice)
      let isSmall = filter != .nearest && toDevice.stretch <= 0.5
      canvas.trace(Path(rect: piece.target), through: projection)
      if isSmall {
        try canvas.fill(halving: surface, through: pixels, look, adding: adding)
      } else {
        canvas.fill(
          from: surface,
          through: pixels,
          isCrisp: filter == .nearest,
          look,
          adding: adding
        )
      }
      canvas.release()
    }
  }
}

extension ImageContent {
  fileprivate func filter(through map: Projection) -> Filter {
    let isExact = map.isTranslation(at: 1) && Grid.isWhole(map.tx) && Grid.isWhole(map.ty)
    if isExact { return .nearest }
    return map.stretch < 1 ? minification : magnification
  }
}

extension Canvas {
  /// Fills the traced path with a picture whose border pixels are extended infinitely.
  fileprivate func fill(
    from surface: borrowing Surface,
    through map: Projection,
    isCrisp: Bool,
    _ look: Painter.Compositing,
    adding: Bool
  ) {
    let context = context.pointer
    let pattern = CairoPattern(cairo_pattern_create_for_surface(surface.pointer))
    var matrix = map.inverse.cairoMatrix
    cairo_pattern_set_matrix(pattern.pointer, &matrix)
    cairo_pattern_set_extend(pattern.pointer, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(
      pattern.pointer,
      isCrisp ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR
    )
    cairo_set_source(context, pattern.pointer)
    cairo_set_operator(context, adding ? CAIRO_OPERATOR_ADD : look.mode.cairoOperator)
    if look.opacity < 1 || (!adding && look.mode.reachesBeyondShapes) {
      cairo_save(context)
      cairo_clip(context)
      cairo_paint_with_alpha(context, Grid.share(look.opacity))
      cairo_restore(context)
    } else {
      cairo_fill(context)
    }
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Halves the picture until at most two of its pixels meet one of the device's.
  fileprivate func fill(
    halving surface: borrowing Surface,
    through map: Projection,
    _ look: Painter.Compositing,
    adding: Bool
  ) throws(CairoError) {
    let half = try Surface(
      .color,
      width: (surface.width + 1) / 2,
      height: (surface.height + 1) / 2
    )
    half.write { target in surface.read { cpixels_halve(target, $0) } }
    let doubled = Projection(scale: 2).then(map)
    if doubled.stretch <= 0.5, half.width > 1, half.height > 1 {
      try fill(halving: half, through: doubled, look, adding: adding)
    } else {
      fill(from: half, through: doubled, isCrisp: false, look, adding: adding)
    }
    release()
  }
}
