internal import Foundation
internal import Geometry
internal import Scene

extension Painter {
  /// Draws what is between a layer's background and its children.
  func paintContent(
    _ layer: Layer,
    on canvas: Canvas,
    through projection: Projection
  ) throws(CairoError) {
    switch layer.content {
    case .none: return
    case .gradient(let gradient):
      try paintGradient(gradient, of: layer, on: canvas, through: projection)
    case .image(let image):
      try paintImage(image, in: layer.bounds, on: canvas, through: projection, Compositing())
    case .drawing(let drawing):
      try paintDrawing(drawing, on: canvas, through: projection)
    case .text(let runs):
      try paintText(runs, on: canvas, through: projection)
    case .frozen(let frozen):
      try paintFrozen(frozen, in: layer.bounds, on: canvas, through: projection)
    case .mix(let mix):
      try paintMix(mix, of: layer, on: canvas, through: projection)
    case .pageCurl(let curl):
      try paintPageCurl(curl, of: layer, on: canvas, through: projection)
    }
  }
}
