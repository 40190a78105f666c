internal import CCairo

/// Owns a Cairo drawing context with our default settings.
struct Context: ~Copyable {
  // [I] Curves become lines within a fiftieth of a pixel, five levels; a tenth shows in text.
  static let tolerance = 0.02

  let pointer: OpaquePointer

  init(_ surface: borrowing Surface) throws(CairoError) {
    let made = cairo_create(surface.pointer)
    let status = cairo_status(made)
    guard let made, status == CAIRO_STATUS_SUCCESS else {
      cairo_destroy(made)
      throw CairoError(status)
    }
    pointer = made
    cairo_set_antialias(made, CAIRO_ANTIALIAS_GRAY)
    cairo_set_tolerance(made, Self.tolerance)
  }

  deinit {
    cairo_destroy(pointer)
  }

  func check() throws(CairoError) {
    try CairoError.check(cairo_status(pointer))
  }
}
