internal import Foundation
internal import Scene

/// What a thread does instead of waiting for a raster that another one draws.
///
/// Changes no byte of a frame: a raster is the same whoever draws it, and whenever.
extension Painter {
  /// Draws rasters of the scene that nobody has begun, while another thread is at one of them.
  func drawAhead(_ scene: Scene, width: Int, height: Int) {
    guard cache.isDrawing else { return }
    let rasters = rasters(of: scene, width: width, height: height)
    guard rasters.contains(where: { cache.state(of: key(of: $0)) == .beingDrawn }) else { return }
    drawUnknown(rasters)
  }

  /// Draws rasters of the scene that nobody has begun, the foremost first.
  func prepare(_ scene: Scene, width: Int, height: Int) {
    drawUnknown(rasters(of: scene, width: width, height: height).reversed())
  }

  private func drawUnknown(_ rasters: [Node]) {
    for node in rasters where cache.state(of: key(of: node)) == .unknown {
      // A fault belongs to the frame that cannot do without this raster: it will meet it again.
      _ = try? raster(of: node)
    }
  }

  private func rasters(of scene: Scene, width: Int, height: Int) -> [Node] {
    let screen = PixelRect(x: 0, y: 0, width: width, height: height)
    var found: [Node] = []
    gather(PlacedNode(scene.root), through: Projection(scale: scale), inside: screen, &found)
    return found
  }

  /// The outermost raster groups whose bounds can be seen.
  private func gather(
    _ placed: PlacedNode,
    through parent: Projection,
    inside screen: PixelRect,
    _ found: inout [Node]
  ) {
    let layer = placed.layer
    let projection = placed.projection(parent)
    guard layer.opacity * placed.opacity > 0, !placed.isTurnedAway else { return }
    if layer.isRasterGroup, !placed.node.readsBackdrop {
      let box = projection.box(layer.bounds).map { PixelRect(around: $0) } ?? screen
      if !box.intersection(screen).isEmpty { found.append(placed.node) }
    } else {
      for child in layer.placedChildren {
        gather(child, through: projection, inside: screen, &found)
      }
    }
  }
}
