internal import CCairo
internal import Foundation
internal import Geometry
internal import Scene

/// The fill of a shape, in device pixels.
enum Source {
  case color(Color, opacity: Double)
  case linear(from: CGPoint, to: CGPoint, Ramp)
  /// Circles in the space that `map` takes device pixels to.
  case radial(from: Shading.Circle, to: Shading.Circle, map: Projection, Ramp)
  /// Another canvas, without a transform.
  case canvas(Canvas)
  /// The same, with the border's colours extended.
  case padded(Canvas)
  /// Another canvas, repeated or with its border extended, read through a map.
  case tiles(Canvas, map: Projection, isCrisp: Bool)
}

/// The colours along a gradient.
struct Ramp {
  var stops: [Gradient.Stop]
  var opacity = 1.0
  var extendsBefore = true
  var extendsAfter = true
}

extension Canvas {
  func use(_ source: Source) {
    let context = context.pointer
    switch source {
    case .color(let color, let opacity):
      cairo_set_source_rgba(
        context,
        Grid.share(color.red),
        Grid.share(color.green),
        Grid.share(color.blue),
        Grid.share(color.alpha * opacity)
      )
    case .linear(let from, let to, let ramp):
      let (p, q) = (Grid.coordinate(from), Grid.coordinate(to))
      use(CairoPattern(cairo_pattern_create_linear(p.x, p.y, q.x, q.y)), ramp, map: .identity)
    case .radial(let from, let to, let map, let ramp):
      let pattern = cairo_pattern_create_radial(
        Grid.coordinate(from.center.x),
        Grid.coordinate(from.center.y),
        Grid.coordinate(from.radius),
        Grid.coordinate(to.center.x),
        Grid.coordinate(to.center.y),
        Grid.coordinate(to.radius)
      )
      use(CairoPattern(pattern), ramp, map: map)
    case .canvas(let canvas):
      inherit(from: canvas)
      cairo_set_source_surface(context, canvas.surface.pointer, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    case .padded(let canvas):
      use(.canvas(canvas))
      cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    case .tiles(let canvas, let map, let isCrisp):
      inherit(from: canvas)
      let pattern = CairoPattern(cairo_pattern_create_for_surface(canvas.surface.pointer))
      cairo_pattern_set_extend(pattern.pointer, CAIRO_EXTEND_REPEAT)
      cairo_pattern_set_filter(
        pattern.pointer,
        isCrisp ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR
      )
      use(pattern, map: map)
    }
  }

  private func use(_ pattern: borrowing CairoPattern, _ ramp: Ramp, map: Projection) {
    pattern.add(ramp)
    use(pattern, map: map)
  }

  private func use(_ pattern: borrowing CairoPattern, map: Projection) {
    var matrix = map.cairoMatrix
    cairo_pattern_set_matrix(pattern.pointer, &matrix)
    cairo_set_source(context.pointer, pattern.pointer)
  }
}

extension Projection {
  var cairoMatrix: cairo_matrix_t {
    cairo_matrix_t(
      xx: Grid.entry(a),
      yx: Grid.entry(b),
      xy: Grid.entry(c),
      yy: Grid.entry(d),
      x0: Grid.entry(tx),
      y0: Grid.entry(ty)
    )
  }
}

/// Owns a Cairo pattern.
struct CairoPattern: ~Copyable {
  let pointer: OpaquePointer?

  /// A pattern that could not be made passes its error to the context that uses it.
  init(_ made: OpaquePointer?) {
    pointer = made
  }

  deinit {
    cairo_pattern_destroy(pointer)
  }

  func add(_ ramp: Ramp) {
    guard let first = ramp.stops.first, let last = ramp.stops.last else { return }
    if !ramp.extendsBefore { add(first.color.withAlpha(0), at: first.location) }
    for stop in ramp.stops {
      add(stop.color.withAlpha(stop.color.alpha * ramp.opacity), at: stop.location)
    }
    if !ramp.extendsAfter { add(last.color.withAlpha(0), at: last.location) }
    cairo_pattern_set_extend(pointer, CAIRO_EXTEND_PAD)
  }

  private func add(_ color: Color, at location: Double) {
    cairo_pattern_add_color_stop_rgba(
      pointer,
      Grid.share(location),
      Grid.share(color.red),
      Grid.share(color.green),
      Grid.share(color.blue),
      Grid.share(color.alpha)
    )
  }
}
