internal import Foundation
internal import Geometry
internal import Scene

/// Draws a scene by walking its tree; its state does not change during a frame.
struct Painter: Sendable {
  var scale: Double
  let placement: Renderer.Placement
  let cache: RasterCache
  /// What to draw while waiting for another thread; nil while this thread draws a raster.
  var ahead: Ahead?

  func paint(
    _ scene: Scene,
    into memory: UnsafeMutableRawBufferPointer,
    width: Int,
    height: Int
  ) throws(CairoError) {
    let area = PixelRect(x: 0, y: 0, width: width, height: height)
    let canvas = try Canvas(area, lending: memory)
    let root = PlacedNode(scene.root)
    let device = Projection(scale: scale)
    let below = try uncovered(area, by: [root], through: device)[0]
    try canvas.clipped(to: below) { () throws(CairoError) in
      canvas.paint(with: .color(scene.background ?? .clear, opacity: 1), mode: .copy)
    }
    if !root.isTurnedAway {
      try paint(root, on: canvas, through: device)
    }
    try canvas.check()
  }

  /// Draws children from back to front, except for what opaque ones above them cover.
  func paint(
    _ placed: [PlacedNode],
    on canvas: Canvas,
    through parent: Projection
  ) throws(CairoError) {
    let seen = try uncovered(canvas.visible, by: placed, through: parent)
    for (child, part) in zip(placed, seen.dropFirst()) where !part.isEmpty {
      try canvas.clipped(to: part) { () throws(CairoError) in
        try paint(child, on: canvas, through: parent)
      }
    }
  }
}
