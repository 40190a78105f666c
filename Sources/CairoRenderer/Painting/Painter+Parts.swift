internal import Foundation
internal import Geometry
internal import Scene

extension Painter {
  /// Draws the remaining part of a node after cuts.
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
    // Drawn completely over what is below, including effects, and then only a part is copied back.
    let picture = try Canvas(area, over: canvas.below)
    picture.paint(with: .canvas(canvas))
    try paint(whole, on: picture, through: parent)
    try canvas.saving { () throws(CairoError) in
      canvas.trace(outline)
      canvas.clipToPath()
      canvas.paint(with: .canvas(picture), mode: .copy)
    }
  }

  /// A box that contains all pixels the node can change.
  private func box(of placed: PlacedNode, through parent: Projection) -> PixelRect {
    let picture = Extents.picture(of: placed.node)
    return PixelRect(around: Extents.projected(picture, by: placed.projection(parent))).outset(
      by: 2
    )
  }

  /// The part of the box that remains after the cuts.
  private func outline(
    of placed: PlacedNode,
    inside box: PixelRect,
    through parent: Projection
  ) -> ConvexOutline {
    let start = ConvexOutline(box.rect.corners.map { SIMD2(Double($0.x), Double($0.y)) })
    // Where two antialiased edges meet, what is behind would shine through, so the farther part of
    // an opaque picture is extended by a pixel below the nearer one.
    let covers = placed.layer.opacity * placed.opacity >= 1 && placed.layer.blendMode == .normal
    let overlap = covers ? 1.0 : 0
    return placed.cuts.reduce(start) { rest, cut in
      rest.kept(by: cut.seen(through: parent, movedBack: cut.isFarther ? overlap : 0))
    }
  }
}

extension DepthCut {
  /// The same cut after an affine map, with a margin.
  fileprivate func seen(through map: Projection, movedBack distance: Double) -> DepthCut {
    let at = map.point(CGPoint(x: origin.x, y: origin.y))
    let side = map.a * map.d - map.b * map.c < 0 ? -1.0 : 1
    // Lines keep their direction under a map, their normals do not.
    let turned = SIMD2(map.d * normal.x - map.b * normal.y, map.a * normal.y - map.c * normal.x)
    let facing = DepthCut(through: SIMD2(Double(at.x), Double(at.y)), facing: turned * side)
    return DepthCut(through: facing.origin - facing.normal * distance, facing: facing.normal)
  }
}
