internal import CCairo

/// A surface that covers some device pixels, with its drawing context.
///
/// Coordinates are device pixels, whatever part of the device the canvas covers.
final class Canvas {
  let area: PixelRect
  let surface: Surface
  let context: Context
  /// The canvas that this one will be drawn on, for effects that read the backdrop.
  let below: Canvas?
  /// The clip's bounds; no pixel outside can change.
  private(set) var visible: PixelRect
  /// Whether the clip is more than a rectangle of whole pixels.
  private(set) var hasShapedClip = false
  /// The first error of the canvases whose pixels are part of this one's.
  private var inherited: CairoError?

  /// Starts fully transparent.
  init(
    _ area: PixelRect,
    format: Surface.Format = .color,
    over below: Canvas? = nil
  ) throws(CairoError) {
    precondition(!area.isEmpty, "a canvas needs at least one pixel")
    self.area = area
    self.below = below
    visible = area
    surface = try Surface(format, width: area.width, height: area.height)
    context = try Context(surface)
    applyOffset()
  }

  /// Draws into memory that the caller lends for the lifetime of the canvas.
  init(_ area: PixelRect, lending memory: UnsafeMutableRawBufferPointer) throws(CairoError) {
    self.area = area
    below = nil
    visible = area
    surface = try Surface(lending: memory, width: area.width, height: area.height)
    context = try Context(surface)
    applyOffset()
  }

  private func applyOffset() {
    cairo_surface_set_device_offset(surface.pointer, Double(-area.x), Double(-area.y))
    // The context copied the offset when it was made.
    cairo_identity_matrix(context.pointer)
  }
}

extension Canvas {
  /// Throws the first error of what was drawn here, or on canvases that were drawn here.
  func check() throws(CairoError) {
    if let inherited { throw inherited }
    try context.check()
  }

  /// Called whenever pixels of another canvas are used: its context has kept its errors to itself.
  func inherit(from other: Canvas) {
    guard inherited == nil else { return }
    do throws(CairoError) { try other.check() } catch { inherited = error }
  }
}

extension Canvas {
  /// The area of the bottom canvas.
  var ground: PixelRect { below?.ground ?? area }

  /// A picture of everything drawn so far, on this canvas and on those below.
  func seenThrough(_ part: PixelRect) throws(CairoError) -> Canvas {
    let picture = if let below { try below.seenThrough(part) } else { try Canvas(part) }
    picture.paint(with: .canvas(self))
    return picture
  }
}

extension Canvas {
  /// Runs `body` and restores the clip, the pen and the transform.
  func saving(_ body: () throws(CairoError) -> Void) throws(CairoError) {
    let state = save()
    defer { restore(state) }
    try body()
  }

  struct State {
    fileprivate let visible: PixelRect
    fileprivate let hasShapedClip: Bool
  }

  func save() -> State {
    cairo_save(context.pointer)
    return State(visible: visible, hasShapedClip: hasShapedClip)
  }

  func restore(_ state: State) {
    cairo_restore(context.pointer)
    visible = state.visible
    hasShapedClip = state.hasShapedClip
  }

  /// Runs `body` with drawing limited to the pixels of `rect`.
  func clipped(
    to rect: PixelRect,
    _ body: () throws(CairoError) -> Void
  ) throws(CairoError) {
    guard !rect.contains(visible) else { return try body() }
    let inside = visible.intersection(rect)
    guard !inside.isEmpty else { return }
    try saving { () throws(CairoError) in
      trace(inside)
      cairo_clip(context.pointer)
      visible = inside
      try body()
    }
  }

  /// Clips to the traced path until the saved state is restored.
  func clipToPath(evenOdd: Bool = false) {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_set_fill_rule(
      context.pointer,
      evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
    )
    cairo_clip(context.pointer)
    cairo_clip_extents(context.pointer, &x0, &y0, &x1, &y1)
    visible = visible.intersection(
      PixelRect(
        minX: Int(x0.rounded(.down)),
        minY: Int(y0.rounded(.down)),
        maxX: Int(x1.rounded(.up)),
        maxY: Int(y1.rounded(.up))
      )
    )
    hasShapedClip = true
  }
}
