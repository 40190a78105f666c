internal import Foundation
internal import Geometry
internal import Scene

extension Painter {
  /// Draws what cuts have left of a node.
  func paintPart(
    of placed: PlacedNode,
    on canvas: Canvas,
    through parent: Projection
  ) throws(CairoError) {
    var whole = placed
    whole.cuts = []
    let box = box(of: placed, through: parent)
    let outline = outline(of: placed, inside: box, through: parent)
    let area = box.intersection(canvas.visible)
    guard !outline.isEmpty, !area.isEmpty else { return }
    // Drawn whole over what is below, whatever it does to that, and then put back in part.
    let picture = try Canvas(area, over: canvas.below)
    picture.paint(with: .canvas(canvas))
    try paint(whole, on: picture, through: parent)
    try canvas.saving { () throws(CairoError) in
      canvas.trace(outline)
      canvas.clipToPath()
      canvas.paint(with: .canvas(picture), mode: .copy)
    }
  }

  /// More than the pixels that the whole node can change.
  private func box(of placed: PlacedNode, through parent: Projection) -> PixelRect {
    let picture = Extents.picture(of: placed.node)
    return PixelRect(around: Extents.projected(picture, by: placed.projection(parent))).outset(
      by: 2
    )
  }

  /// The part of the box that the cuts leave.
  private func outline(
    of placed: PlacedNode,
    inside box: PixelRect,
    through parent: Projection
  ) -> ConvexOutline {
    let start = ConvexOutline(box.rect.corners.map { SIMD2(Double($0.x), Double($0.y)) })
    // Two soft edges that meet let what is behind shine through, so that the farther part of an
    // opaque picture goes on for a pixel under the nearer one.
    let covers = placed.layer.opacity * placed.opacity >= 1 && placed.layer.blendMode == .normal
    let overlap = covers ? 1.0 : 0
    return placed.cuts.reduce(start) { rest, cut in
      rest.kept(by: cut.seen(through: parent, movedBack: cut.isFarther ? overlap : 0))
    }
  }
}

extension DepthCut {
  /// The same cut after an affine map, keeping so much more.
  fileprivate func seen(through map: Projection, movedBack distance: Double) -> DepthCut {
    let at = map.point(CGPoint(x: place.x, y: place.y))
    let side = map.a * map.d - map.b * map.c < 0 ? -1.0 : 1
    // Lines keep their direction under a map, their normals do not.
    let turned = SIMD2(map.d * normal.x - map.b * normal.y, map.a * normal.y - map.c * normal.x)
    let facing = DepthCut(through: SIMD2(Double(at.x), Double(at.y)), facing: turned * side)
    return DepthCut(through: facing.place - facing.normal * distance, facing: facing.normal)
  }
}
