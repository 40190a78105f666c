internal import Foundation
internal import Geometry
internal import Scene

extension Painter {
  /// Draws a backdrop blur: what is below, blurred and tinted, inside the layer's rounded bounds.
  func paintBackdrop(
    _ blur: BackdropBlur,
    of layer: Layer,
    on canvas: Canvas,
    from below: Canvas,
    through projection: Projection
  ) throws(CairoError) {
    guard let box = projection.box(layer.bounds) else { return }
    let deviation = Grid.deviation(blur.deviation * projection.stretch)
    let margin = Grid.reach(deviation * Extents.deviations)
    let glass = PixelRect(around: box).intersection(canvas.visible)
    let seen = glass.outset(by: margin).intersection(below.ground)
    guard !glass.isEmpty, !seen.isEmpty else { return }
    let picture =
      projection.keepsAxes
      ? try blurred(below, showing: seen, inside: box, deviation: deviation)
      : try blurred(
        below,
        showing: seen,
        inside: layer.bounds,
        through: projection,
        deviation: deviation
      )
    picture.tone(blur.toning)
    if blur.tint.alpha > 0 { picture.paint(with: .color(blur.tint, opacity: 1)) }
    canvas.trace(layer.outline, through: projection)
    canvas.fill(with: .padded(picture))
    canvas.release()
  }

  /// The blur reads only pixels inside the glass: its border colours are extended.
  private func blurred(
    _ below: Canvas,
    showing seen: PixelRect,
    inside box: CGRect,
    deviation: Double
  ) throws(CairoError) -> Canvas {
    let whole = seen.intersection(PixelRect(inside: box))
    let picture = try below.seenThrough(whole.isEmpty ? seen : whole)
    if deviation > 0 { try picture.blur(deviation: deviation, clamping: true) }
    return picture
  }

  /// The same for rotated glass: the weighted mean of the pixels inside.
  private func blurred(
    _ below: Canvas,
    showing seen: PixelRect,
    inside bounds: CGRect,
    through projection: Projection,
    deviation: Double
  ) throws(CairoError) -> Canvas {
    let picture = try below.seenThrough(seen)
    guard deviation > 0 else { return picture }
    let inside = try Canvas(seen, format: .coverage)
    inside.trace(Path(rect: bounds), through: projection)
    inside.fill(with: .color(.black, opacity: 1))
    picture.keep(coverage: inside)
    try picture.blur(deviation: deviation)
    try inside.blur(deviation: deviation, format: .coverage)
    picture.divide(by: inside)
    return picture
  }
}
