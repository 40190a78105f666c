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
    let box = PixelRect(around: projection.box(layer.bounds) ?? .null)
    let area = box.intersection(canvas.visible)
    guard !area.isEmpty else { return }
    let from = try picture(mix.from, area, through: projection)
    let to = try picture(mix.to, area, through: projection)
    switch mix.amount {
    case .uniform(let share):
      from.mix(from, to, share: share)
    case .alpha(let node):
      from.mix(from, to, shares: try picture(node, area, through: projection))
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
