internal import Foundation
internal import Scene

/// What a thread does instead of waiting for a raster that another thread draws.
///
/// Does not change frames: a raster is the same whichever thread draws it, at any time.
extension Painter {
  /// A frame that a thread draws.
  struct Ahead: Sendable {
    let scene: Scene
    let screen: PixelRect
  }

  /// Draws rasters of the scene that no thread has started, the frontmost first.
  ///
  /// A helper leaves the rearmost one to the thread that draws the frame, which starts there.
  func prepare(_ frame: Ahead, asHelper: Bool = false) {
    var found: [Node] = []
    let device = Projection(scale: scale)
    gather(PlacedNode(frame.scene.root), through: device, inside: frame.screen, &found)
    let missing = found.filter { cache.lacks(key(of: $0)) }
    for node in missing.dropFirst(asHelper ? 1 : 0).reversed() where cache.lacks(key(of: node)) {
      // The frame that needs this raster will meet the same error and report it.
      _ = try? undistracted.raster(of: node)
    }
  }

  /// A painter that draws nothing else while it waits: two threads that do could wait for each
  /// other.
  var undistracted: Painter {
    var painter = self
    painter.ahead = nil
    return painter
  }

  /// The outermost raster groups whose bounds are visible.
  private func gather(
    _ placed: PlacedNode,
    through parent: Projection,
    inside screen: PixelRect,
    _ found: inout [Node]
  ) {
    let layer = placed.layer
    let projection = placed.projection(parent)
    guard layer.opacity * placed.opacity > 0, !placed.isTurnedAway, projection.isVisible else {
      return
    }
    if isKept(placed.node) {
      let box = projection.box(layer.bounds).map { PixelRect(around: $0) } ?? screen
      if !box.intersection(screen).isEmpty { found.append(placed.node) }
    } else {
      for child in layer.placedChildren {
        gather(child, through: projection, inside: screen, &found)
      }
    }
  }
}
