internal import CCairo
internal import Foundation
internal import Geometry

extension Canvas {
  func trace(_ rect: PixelRect) {
    cairo_rectangle(
      context.pointer,
      Double(rect.x),
      Double(rect.y),
      Double(rect.width),
      Double(rect.height)
    )
  }

  /// Adds a polygon, rounded to the grid.
  func trace(_ outline: ConvexOutline) {
    cairo_new_sub_path(context.pointer)
    for corner in outline.corners {
      cairo_line_to(context.pointer, Grid.coordinate(corner.x), Grid.coordinate(corner.y))
    }
    cairo_close_path(context.pointer)
  }

  /// Adds a path, transformed by an affine map and rounded to the grid.
  func trace(_ path: Path, through map: Projection) {
    for element in path.elements {
      trace(element, through: map)
    }
  }

  private func trace(_ element: Path.Element, through map: Projection) {
    switch element {
    case .move(let point):
      let p = Grid.coordinate(map.point(point))
      cairo_move_to(context.pointer, p.x, p.y)
    case .line(let point):
      let p = Grid.coordinate(map.point(point))
      cairo_line_to(context.pointer, p.x, p.y)
    case .quad(let control, let end):
      traceQuad(map.point(control), map.point(end))
    case .cubic(let one, let two, let end):
      traceCubic(map.point(one), map.point(two), to: map.point(end))
    case .close:
      cairo_close_path(context.pointer)
    }
  }

  private func traceCubic(_ one: CGPoint, _ two: CGPoint, to end: CGPoint) {
    let (a, b, c) = (Grid.coordinate(one), Grid.coordinate(two), Grid.coordinate(end))
    cairo_curve_to(context.pointer, a.x, a.y, b.x, b.y, c.x, c.y)
  }

  /// The cubic curve equal to the quadratic one.
  private func traceQuad(_ control: CGPoint, _ end: CGPoint) {
    var start = control
    if cairo_has_current_point(context.pointer) != 0 {
      var (x, y) = (0.0, 0.0)
      cairo_get_current_point(context.pointer, &x, &y)
      start = CGPoint(x: x, y: y)
    }
    func near(_ p: CGPoint) -> CGPoint {
      CGPoint(x: p.x + (control.x - p.x) * 2 / 3, y: p.y + (control.y - p.y) * 2 / 3)
    }
    traceCubic(near(start), near(end), to: end)
  }

  /// Adds the outlines of a glyph run whose baseline starts at `origin`.
  func trace(_ run: GlyphRun, at origin: CGPoint, through map: Projection) {
    let size = run.size / run.unitsPerEm
    for glyph in run.glyphs where !glyph.outline.isEmpty {
      // Font units, y up, to points, y down.
      let placement = Projection(
        a: size,
        b: 0,
        c: 0,
        d: -size,
        tx: origin.x + glyph.position.x,
        ty: origin.y + glyph.position.y
      )
      trace(glyph.outline, through: placement.then(map))
    }
  }

  func forgetPath() {
    cairo_new_path(context.pointer)
  }
}
