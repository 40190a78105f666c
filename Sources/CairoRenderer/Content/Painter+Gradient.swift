internal import Foundation
internal import Geometry
internal import Scene

extension Painter {
  /// Fills the rounded bounds with a gradient, whether or not the layer clips.
  func paintGradient(
    _ gradient: Gradient,
    of layer: Layer,
    on canvas: Canvas,
    through projection: Projection
  ) throws(CairoError) {
    guard !gradient.stops.isEmpty, !layer.bounds.isEmpty else { return }
    // From the unit square to the device.
    let unit = Projection(from: CGRect(x: 0, y: 0, width: 1, height: 1), to: layer.bounds)
      .then(projection)
    canvas.trace(layer.outline, through: projection)
    canvas.fill(with: try source(gradient, of: layer, on: canvas, unit, through: projection))
    canvas.release()
  }

  private func source(
    _ gradient: Gradient,
    of layer: Layer,
    on canvas: Canvas,
    _ unit: Projection,
    through projection: Projection
  ) throws(CairoError) -> Source {
    let ramp = Ramp(stops: gradient.stops)
    let (start, end) = (gradient.start, gradient.end)
    let box = PixelRect(around: projection.box(layer.bounds) ?? canvas.visible.rect)
    let area = box.intersection(canvas.visible)
    switch gradient.kind {
    case .linear:
      return .linear(from: start, to: end, ramp: ramp, through: unit)
    case .radial:
      let radii = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
      return try .ellipse(center: start, radii: radii, ramp: ramp, over: area, through: unit)
    case .conic:
      // Angles are measured in the layer's points, whatever the shape of its bounds.
      let size = layer.bounds.size
      let center = CGPoint(
        x: layer.bounds.minX + start.x * size.width,
        y: layer.bounds.minY + start.y * size.height
      )
      let direction = CGSize(
        width: (end.x - start.x) * size.width,
        height: (end.y - start.y) * size.height
      )
      return try .sweep(center, from: direction, ramp, over: area, through: projection)
    }
  }
}
