internal import Foundation
internal import Geometry
internal import Scene

extension Painter {
  /// Draws a node at its position, in the way that its scene requires.
  func paint(
    _ placed: PlacedNode,
    on canvas: Canvas,
    through parent: Projection
  ) throws(CairoError) {
    guard placed.cuts.isEmpty else {
      return try paintPart(of: placed, on: canvas, through: parent)
    }
    let projection = placed.projection(parent)
    let opacity = placed.layer.opacity * placed.opacity
    guard opacity > 0, projection.isVisible, !canvas.visible.isEmpty else { return }
    let look = Compositing(opacity: opacity, mode: placed.layer.blendMode)
    switch manner(of: placed.node, through: projection) {
    case .rigid:
      try paintRigid(placed.node, on: canvas, through: projection, look)
    case .warped:
      try paintWarped(placed.node, on: canvas, through: projection, look)
    case .direct:
      try paintDirect(placed.node, on: canvas, through: snapped(placed.node, projection), look)
    }
  }

  /// How the finished picture of a layer is combined with what is below it.
  struct Compositing {
    var opacity = 1.0
    var mode = CGBlendMode.normal

    var isPlain: Bool { opacity >= 1 && mode == .normal }
  }

  private enum Manner {
    /// From a raster that is only translated.
    case rigid
    /// From a raster that is resampled.
    case warped
    /// As shapes at their exact positions.
    case direct
  }

  private func manner(of node: Node, through projection: Projection) -> Manner {
    guard projection.isAffine else { return .warped }
    let isRaster = isKept(node)
    guard projection.isTranslation(at: scale) else {
      return isRaster || node.layer.content.needsUprightPixels ? .warped : .direct
    }
    return isRaster ? .rigid : .direct
  }

  /// Aligns raster groups that have to be drawn directly with whole pixels.
  private func snapped(_ node: Node, _ projection: Projection) -> Projection {
    guard node.layer.isRasterGroup, placement == .whole, projection.isTranslation(at: scale)
    else { return projection }
    let origin = projection.point(node.layer.bounds.origin)
    return projection.translated(
      x: Double(Grid.whole(origin.x)) - origin.x,
      y: Double(Grid.whole(origin.y)) - origin.y
    )
  }
}

extension Content {
  /// Whether its pixels come from a kernel that cannot handle rotation.
  var needsUprightPixels: Bool {
    if case .pageCurl = self { true } else { false }
  }
}
