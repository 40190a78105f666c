internal import Foundation
internal import Geometry
internal import Scene

extension Painter {
  func paintMix(
    _ mix: Mix,
    of layer: Layer,
    on canvas: Canvas,
    through projection: Projection
  ) throws(CairoError) {
    if try paintDissolve(mix, of: layer, on: canvas, through: projection) { return }
    let box = PixelRect(around: projection.box(layer.bounds) ?? .null)
    let area = box.intersection(canvas.visible.outset(by: mix.reach(projection.stretch)))
    guard !area.isEmpty else { return }
    let from = try picture(mix.from, area, through: projection)
    let to = try picture(mix.to, area, through: projection)
    switch mix.amount {
    case .uniform(let share):
      from.mix(from, to, share: share)
    case .alpha(let node):
      from.mix(from, to, shares: try picture(node, area, through: projection))
    case .unlikeness(let shares, let asWhole):
      from.mix(from, to, unlikeness: shares, asWhole: asWhole)
    }
    switch mix.finish {
    case nil: break
    case .mosaic(let side):
      try from.tile(side: side * projection.stretch, around: box)
    case .smear(let deviation):
      try from.smear(deviation: deviation * projection.stretch)
    }
    canvas.trace(Path(rect: layer.bounds), through: projection)
    canvas.fill(with: .canvas(from))
    canvas.release()
  }

  private func picture(
    _ node: Node,
    _ area: PixelRect,
    through projection: Projection
  ) throws(CairoError) -> Canvas {
    let canvas = try Canvas(area)
    try paint([PlacedNode(node)], on: canvas, through: projection)
    return canvas
  }
}

extension Mix {
  /// How many pixels beyond the visible ones affect it.
  fileprivate func reach(_ stretch: Double) -> Int {
    let points =
      switch finish {
      case nil: 0.0
      case .mosaic(let side): side
      case .smear(let deviation): deviation * Extents.deviations
      }
    return Int(min(max(points * stretch, 0), Grid.far).rounded(.up))
  }
}
